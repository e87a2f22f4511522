package org.loggia.games.azul;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.loggia.testkit.StoredGames;

class AzulStoredGamesTest {
  @TestFactory
  Stream<DynamicNode> games_of_earlier_versions_go_on_as_they_were() throws IOException {
    return StoredGames.of(Azul.GAME);
  }
}
