package org.loggia.games.palazzo;

import org.loggia.core.CountingMeter;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Split;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** What players of Palazzo do, game by game. */
final class PalazzoMeter extends CountingMeter<PalazzoPosition, PalazzoMove> {
  private final int turns = metric("turns");
  private final int moneyTurns = metric("money-turns");
  private final int rebuilds = metric("rebuilds");
  private final int purchases = metric("purchases");
  private final int auctions = metric("auctions");
  private final int winningBid = metric("winning-bid");
  private final int tilesBoxed = metric("tiles-boxed");
  private final int[] palaces = {
    metric("palaces-1"),
    metric("palaces-2"),
    metric("palaces-3"),
    metric("palaces-4"),
    metric("palaces-5")
  };
  private final int oneMaterial = metric("one-material");
  private final int largestHand = metric("largest-hand");

  @Override
  public void begin(PalazzoPosition position) {
    super.begin(position);
    look(position);
  }

  @Override
  public void move(PalazzoPosition before, PalazzoMove move) {
    look(before);
    switch (move) {
      case TurnUpMoney() -> {
        count(turns);
        count(moneyTurns);
      }
      case DrawTiles() -> count(turns);
      case Split _, Join _, Clear _ -> {
        count(turns);
        count(rebuilds);
      }
      case Buy _ -> count(purchases);
      case OpenAuction() -> {
        Quarry lot = before.site.nextLot();
        if (lot != null && before.site.at(lot).size() < PalazzoPosition.SHARED_FROM) {
          count(auctions);
        }
      }
      case Pass() -> {
        Auction after = before.running().pass(before.at);
        add(winningBid, after.isDecided() ? after.highest() : 0);
      }
      default -> {}
    }
  }

  private void look(PalazzoPosition position) {
    for (int seat = 0; seat < position.seats; seat++) {
      set(largestHand, Math.max(figure(largestHand), position.money.hand(seat).size()));
    }
  }

  @Override
  protected void end(PalazzoPosition position) {
    look(position);
    set(winningBid, figure(auctions) == 0 ? 0 : figure(winningBid) / figure(auctions));
    set(tilesBoxed, position.site.box.size());
    for (Estate estate : position.estate) {
      for (Palace palace : estate.list()) {
        count(palaces[palace.size() - 1]);
        add(oneMaterial, palace.materialPoints() > 0 ? 1 : 0);
      }
    }
  }
}
