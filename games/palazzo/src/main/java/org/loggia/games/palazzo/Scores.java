package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Journal;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Standing;
import org.loggia.core.Tally;

/** P13: what estates are worth when it is over, and who has won. */
final class Scores {
  private static final int TALLEST = Tile.FLOORS;

  private Scores() {}

  static Result result(PalazzoTable table) {
    String how = table.ending;
    if (how == null) {
      throw new IllegalStateException("the game is not over");
    }
    List<Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      Tally wealth = new Tally("money", Payment.most(table.money.hand(seat))); // P13.4
      standings.add(Standing.ofSeat(seat, receipts(table.estate[seat]), List.of(wealth)));
    }
    return Result.rank(how, standings); // P13.5: who is still equal shares the victory
  }

  private static List<Receipt> receipts(Estate estate) {
    int[] palaces = new int[TALLEST + 1];
    int windows = 0;
    int pure = 0;
    int purePoints = 0;
    for (Palace palace : estate.list()) {
      palaces[palace.size()]++;
      windows += palace.windowPoints();
      pure += palace.materialPoints() > 0 ? 1 : 0;
      purePoints += palace.materialPoints();
    }
    List<Receipt> receipts = new ArrayList<>();
    add(receipts, "windows", windows, windows);
    for (int storeys = TALLEST; storeys >= 1; storeys--) {
      add(
          receipts,
          "storeys-" + storeys,
          palaces[storeys],
          palaces[storeys] * Palace.heightPoints(storeys));
    }
    add(receipts, "one-material", pure, purePoints);
    return receipts;
  }

  private static void add(List<Receipt> receipts, String reason, int count, int points) {
    if (count > 0) {
      receipts.add(new Receipt(reason, count, points));
    }
  }

  /** The palaces one by one, then the money that decides ties. */
  static void tell(PalazzoTable table, Journal journal) {
    for (int seat = 0; seat < table.seats; seat++) {
      Estate estate = table.estate[seat];
      for (int number = 1; number <= estate.size(); number++) {
        Palace palace = estate.palace(number);
        journal.tell(new PalazzoEvent.Scored(seat, number, palace.size(), palace.points()));
      }
    }
    for (int seat = 0; seat < table.seats; seat++) {
      Cards hand = table.money.hand(seat);
      journal.tell(new PalazzoEvent.HandShown(seat, hand, Payment.most(hand)));
    }
  }
}
