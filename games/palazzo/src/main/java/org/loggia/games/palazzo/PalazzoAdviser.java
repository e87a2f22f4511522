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

  /** A lead of so many points is worth half of the victory at the end, and more for each tile. */
  private static final double SURE = 0.25;

  private static final double DOUBT = 1.2;

  /** What it is worth to be on turn, in points. */
  private static final double TURN = 0.4;

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
    for (int kind = 0; kind < depot.kinds(); kind++) {
      Tiles one = Tiles.of(depot.kind(kind));
      addPurchases(moves, one, forOne);
      // With the same kind again, if there are two of it, or with a later one.
      Tiles others = depot.minus(one);
      for (int second = kind; second < others.kinds(); second++) {
        addPurchases(moves, one.plus(others.kind(second)), forTwo);
      }
    }
    return moves;
  }

  private static List<Cards> payments(Cards hand, int price) {
    if (price == 0) {
      return List.of(Cards.NONE);
    }
    return LeanPayments.few(hand, null, price, PAYMENTS_FOR_TILES);
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
    for (Cards payment : LeanPayments.few(hand, only, needed, RAISES)) {
      moves.add(new RaiseBid(payment));
    }
    for (int jump : JUMPS) {
      Cards payment = LeanPayments.handy(hand, only, needed + jump);
      if (payment != null && !moves.contains(new RaiseBid(payment))) {
        moves.add(new RaiseBid(payment));
      }
    }
    return moves;
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
      worth[seat] = worth(position, seat, position.money.hand(seat), supply);
    }
    double doubt = SURE + DOUBT * supply;
    for (int seat = 0; seat < position.seats; seat++) {
      double best = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < position.seats; other++) {
        best = other == seat ? best : Math.max(best, worth[other]);
      }
      double lead = worth[seat] - best;
      standing[seat] = 0.5 + lead / (2 * (doubt + Math.abs(lead)));
    }
  }

  /**
   * What a seat has, in points.
   *
   * @param hand its money, as far as somebody knows it
   */
  static double worth(PalazzoPosition position, int seat, Cards hand, double supply) {
    double worth = Outlook.hope(position.estate[seat], supply);
    Cards cards = position.auction == null ? hand : hand.plus(position.auction.laid(seat));
    if (position.phase.isBuilding() && position.at == seat) {
      worth += Outlook.gain(position.estate[seat], position.pending, supply);
    }
    if (position.phase == Phase.ACTION && position.turn == seat) {
      worth += TURN;
    }
    return worth + Outlook.money(cards, supply);
  }
}
