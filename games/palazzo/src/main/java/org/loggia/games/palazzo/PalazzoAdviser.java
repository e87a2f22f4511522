package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.chance.Chance;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.RaiseBid;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** Sensible moves for bots, and for a screen that suggests some. */
final class PalazzoAdviser implements Adviser<PalazzoPosition, PalazzoMove> {
  private static final int PAYMENTS_FOR_TILES = 2;
  private static final int RAISES = 4;

  /** How much more than needed a bid may jump, to frighten others off. */
  private static final int[] JUMPS = {2, 4, 7, 11};

  private final PalazzoPlayout playout = new PalazzoPlayout();

  @Override
  public List<PalazzoMove> candidates(PalazzoPosition position) {
    return switch (position.phase) {
      case ACTION -> actions(position);
      case CHOOSE -> purchases(position);
      case BID -> raises(position);
      default -> position.legal().list();
    };
  }

  private static List<PalazzoMove> actions(PalazzoPosition position) {
    List<PalazzoMove> moves = new ArrayList<>();
    moves.add(new DrawTiles());
    if (position.money.mayTurnUp()) {
      moves.add(new TurnUpMoney());
    }
    moves.addAll(UsefulRebuilds.of(position));
    return moves;
  }

  private static List<PalazzoMove> purchases(PalazzoPosition position) {
    List<PalazzoMove> moves = new ArrayList<>();
    moves.add(new OpenAuction());
    Tiles depot = position.site.depot;
    Cards hand = position.money.hand(position.turn);
    int price = position.site.price();
    List<Cards> forOne = payments(hand, price);
    List<Cards> forTwo = payments(hand, 2 * price);
    for (int i = 0; i < depot.size(); i++) {
      if (depot.isFirstOfKind(i)) {
        addPurchases(moves, Tiles.of(depot.get(i)), forOne);
        for (int k = 0; k < depot.kindsFrom(i + 1); k++) {
          addPurchases(moves, Tiles.of(depot.get(i)).plus(depot.kindFrom(i + 1, k)), forTwo);
        }
      }
    }
    return moves;
  }

  private static List<Cards> payments(Cards hand, int price) {
    if (price == 0) {
      return List.of(Cards.NONE);
    }
    List<Cards> lean = LeanPayments.of(hand, null, price);
    return lean.subList(0, Math.min(PAYMENTS_FOR_TILES, lean.size()));
  }

  private static void addPurchases(List<PalazzoMove> moves, Tiles tiles, List<Cards> payments) {
    for (Cards payment : payments) {
      moves.add(new Buy(tiles, payment));
    }
  }

  private static List<PalazzoMove> raises(PalazzoPosition position) {
    List<PalazzoMove> moves = new ArrayList<>();
    moves.add(new Pass());
    Cards hand = position.money.hand(position.at);
    Currency only = position.running().currency(position.at);
    int needed = position.running().needed(position.at);
    addRaises(moves, LeanPayments.of(hand, only, needed), RAISES);
    for (int jump : JUMPS) {
      addRaises(moves, LeanPayments.of(hand, only, needed + jump), 1);
    }
    return moves;
  }

  private static void addRaises(List<PalazzoMove> moves, List<Cards> payments, int most) {
    for (Cards payment : payments.subList(0, Math.min(most, payments.size()))) {
      PalazzoMove raise = new RaiseBid(payment);
      if (!moves.contains(raise)) {
        moves.add(raise);
      }
    }
  }

  @Override
  public PalazzoMove playout(PalazzoPosition position, Chance chance) {
    return playout.move(position, chance);
  }

  /** Who gets the lot, the tiles or the money is known when the turn is over. */
  @Override
  public boolean isQuiet(PalazzoPosition position) {
    return position.phase == Phase.ACTION;
  }

  @Override
  public void judge(PalazzoPosition position, double[] standing) {
    double supply = Outlook.supply(position);
    double[] worth = new double[position.seats];
    for (int seat = 0; seat < position.seats; seat++) {
      worth[seat] = worth(position, seat, supply);
    }
    double doubt = 3 + 2 * supply;
    for (int seat = 0; seat < position.seats; seat++) {
      double best = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < position.seats; other++) {
        best = other == seat ? best : Math.max(best, worth[other]);
      }
      double lead = worth[seat] - best;
      standing[seat] = 0.5 + lead / (2 * (doubt + Math.abs(lead)));
    }
  }

  private static double worth(PalazzoPosition position, int seat, double supply) {
    double worth = Outlook.hope(position.estate[seat], supply);
    Cards cards = position.money.hand(seat);
    if (position.auction != null) {
      cards = cards.plus(position.auction.laid(seat));
    }
    if (position.phase.isBuilding() && position.at == seat) {
      worth += Outlook.gain(position.estate[seat], position.pending, supply);
    }
    return worth + Outlook.money(cards, supply);
  }
}
