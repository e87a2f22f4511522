package org.loggia.games.palazzo;

import java.util.Arrays;
import java.util.List;
import org.loggia.core.Meter;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Split;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** What players of Palazzo do, game by game. */
final class PalazzoMeter implements Meter<PalazzoPosition, PalazzoMove> {
  static final List<String> METRICS =
      List.of(
          "turns",
          "money-turns",
          "rebuilds",
          "purchases",
          "auctions",
          "winning-bid",
          "tiles-boxed",
          "palaces-1",
          "palaces-2",
          "palaces-3",
          "palaces-4",
          "palaces-5",
          "one-material",
          "largest-hand");

  private static final int FIRST_PALACES = METRICS.indexOf("palaces-1");

  private int moneyTurns;
  private int tileTurns;
  private int rebuilds;
  private int purchases;
  private int auctions;
  private int winningBids;
  private int largestHand;

  @Override
  public void begin(PalazzoPosition position) {
    moneyTurns = 0;
    tileTurns = 0;
    rebuilds = 0;
    purchases = 0;
    auctions = 0;
    winningBids = 0;
    largestHand = 0;
    look(position);
  }

  @Override
  public void move(PalazzoPosition before, PalazzoMove move) {
    look(before);
    switch (move) {
      case TurnUpMoney() -> moneyTurns++;
      case DrawTiles() -> tileTurns++;
      case Split _, Join _, Clear _ -> rebuilds++;
      case Buy _ -> purchases++;
      case OpenAuction() -> {
        Quarry lot = before.site.nextLot();
        boolean shared = lot == null || before.site.at(lot).size() >= PalazzoPosition.SHARED_FROM;
        auctions += shared ? 0 : 1;
      }
      case Pass() -> {
        Auction after = before.running().pass(before.at);
        winningBids += after.isDecided() ? after.highest() : 0;
      }
      default -> {}
    }
  }

  private void look(PalazzoPosition position) {
    for (int seat = 0; seat < position.seats; seat++) {
      largestHand = Math.max(largestHand, position.money.hand(seat).size());
    }
  }

  @Override
  public void over(PalazzoPosition position, double[] figures) {
    look(position);
    Arrays.fill(figures, 0);
    figures[0] = moneyTurns + tileTurns + rebuilds;
    figures[1] = moneyTurns;
    figures[2] = rebuilds;
    figures[3] = purchases;
    figures[4] = auctions;
    figures[5] = auctions == 0 ? 0 : (double) winningBids / auctions;
    figures[6] = position.site.box.size();
    int oneMaterial = 0;
    for (Estate estate : position.estate) {
      for (Palace palace : estate.list()) {
        figures[FIRST_PALACES + palace.size() - 1]++;
        oneMaterial += palace.materialPoints() > 0 ? 1 : 0;
      }
    }
    figures[12] = oneMaterial;
    figures[13] = largestHand;
  }
}
