package org.loggia.games.alhambra;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.core.Setup;
import org.loggia.testkit.Contract;

class AlhambraContractTest {
  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Alhambra.GAME)
        .also(carloMayWin())
        .also(carloMayWin().with(Alhambra.VARIANT, "alcazaba"))
        // Twins that matter to Carlo come up in very few games.
        .seldom("event.later-twin-taken")
        .tests();
  }

  /** He sits in with two players only, and his rank is all that the option changes. */
  private static Setup carloMayWin() {
    return Setup.of(2).with(Alhambra.CARLO_WINS, true);
  }
}
