package org.loggia.games.palazzo;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.loggia.testkit.StoredGames;

class PalazzoStoredGamesTest {
  @TestFactory
  Stream<DynamicNode> games_of_earlier_versions_go_on_as_they_were() throws IOException {
    return StoredGames.of(Palazzo.GAME);
  }
}
