package org.loggia.games.palazzo;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.loggia.core.Seat;
import org.loggia.testkit.Contract;

/** What every title promises. */
class PalazzoContractTest {
  /** So few kinds of money that many games look the same. */
  private static final String TWO_HANDS =
      "seats 2; phase deal; fixed 0; deck 3r 3r 3r 7g 7g 7g 2 2 2 2 2 2; discard rest";

  private static final String THREE_HANDS =
      "seats 3; phase deal; fixed 0; deck 3r 3r 3r 7g 7g 7g 2 2 2 2 2 2 2; discard rest";

  private static final String FOUR_HANDS =
      "seats 4; phase deal; fixed 0; deck 3r 7g 7g 7g 3s 3s 3s 2 2 2 2 2 2 2 2 2 2; discard rest";

  @TestFactory
  @Tag("golden")
  Stream<DynamicNode> contract() {
    return Contract.of(Palazzo.GAME)
        .fairCase(TWO_HANDS, 0, 0)
        .fairCase(TWO_HANDS, 0, Seat.SPECTATOR)
        .fairCase(TWO_HANDS, 1, Seat.SPECTATOR) // in half of them money has been turned up
        .fairCase(THREE_HANDS, 0, 2)
        .fairCase(FOUR_HANDS, 0, 3)
        .seldom("ask.deal", "receipt.storeys-5", "event.standstill")
        .tests();
  }
}
