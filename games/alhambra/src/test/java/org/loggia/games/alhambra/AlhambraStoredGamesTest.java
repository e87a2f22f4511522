package org.loggia.games.alhambra;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.loggia.testkit.StoredGames;

class AlhambraStoredGamesTest {
  @TestFactory
  Stream<DynamicNode> games_of_earlier_versions_go_on_as_they_were() throws IOException {
    return StoredGames.of(Alhambra.GAME);
  }
}
