package org.loggia.games.bossa;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.core.Seat;
import org.loggia.testkit.Contract;

/** What every title promises. */
class BossaContractTest {
  private static final String BEFORE_THE_TOKENS =
      "phase tokens; white 4; black 1; hand0 50 23 31 12; hand1 60 11 02 33; "
          + "tokens unchosen unchosen";

  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Bossa.GAME)
        .fairCase(BEFORE_THE_TOKENS, 1, 1)
        .fairCase(BEFORE_THE_TOKENS, 1, Seat.SPECTATOR)
        .tests();
  }
}
