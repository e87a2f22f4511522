package org.loggia.games.palazzo;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.palazzo.PalazzoMove.Build;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Found;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Pick;
import org.loggia.games.palazzo.PalazzoMove.RaiseBid;
import org.loggia.games.palazzo.PalazzoMove.Take;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** Plays on quickly, as somebody would who looks one step ahead. */
final class PalazzoPlayout {
  /** With less money than this it is hard to buy anything; with more, taking more is slow. */
  private static final int POOR = 9;

  private static final int RICH = 40;

  /** P7.3. */
  private static final int MOST_BOUGHT = 2;

  /** What tiles should bring at least for what they cost, both in points. */
  private static final double PRICE_OF_POINTS = 0.6;

  PalazzoMove move(PalazzoPosition position, Chance chance) {
    double supply = Outlook.supply(position);
    return switch (position.phase) {
      case ACTION -> action(position, chance);
      case TAKE -> take(position);
      case CHOOSE -> choose(position, supply, chance);
      case BID -> bid(position, supply, chance);
      case SHARE -> pick(position, supply);
      default -> build(position, supply);
    };
  }

  private static PalazzoMove action(PalazzoPosition position, Chance chance) {
    PalazzoMove rebuild = chance.below(3) > 0 ? UsefulRebuilds.best(position) : null;
    if (rebuild != null) {
      return rebuild;
    }
    int wealth = Payment.most(position.money.hand(position.turn));
    int outOfEight = wealth < POOR ? 6 : wealth < RICH ? 3 : 1;
    return position.money.mayTurnUp() && chance.below(8) < outOfEight
        ? new TurnUpMoney()
        : new DrawTiles();
  }

  /** The cards that make the purse best. */
  private static PalazzoMove take(PalazzoPosition position) {
    Cards hand = position.money.hand(position.at);
    Choices<PalazzoMove> legal = position.legal();
    PalazzoMove best = legal.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < legal.count(); k++) {
      PalazzoMove move = legal.get(k);
      double purse = move instanceof Take(Cards cards) ? Outlook.purse(hand.plus(cards)) : 0;
      if (purse > most) {
        most = purse;
        best = move;
      }
    }
    return best;
  }

  /** Buys what is worth its price, one tile or the two best; else holds an auction. */
  private static PalazzoMove choose(PalazzoPosition position, double supply, Chance chance) {
    Tiles depot = position.site.depot;
    if (depot.isEmpty()) {
      return new OpenAuction();
    }
    Estate estate = position.estate[position.turn];
    Cards hand = position.money.hand(position.turn);
    int price = position.site.price();
    double mood = 0.7 + 0.2 * chance.below(4);
    PalazzoMove best = new OpenAuction();
    double most = 0;
    Tiles tiles = Tiles.NONE;
    Tiles others = depot;
    Estate built = estate;
    while (tiles.size() < MOST_BOUGHT && !others.isEmpty()) {
      Tile next = bestOf(others, built, supply);
      tiles = tiles.plus(next);
      others = others.minus(next);
      built = Outlook.built(built, next, supply);
      Cards payment = payment(hand, tiles.size() * price);
      if (payment == null) {
        return best;
      }
      double profit = mood * Outlook.gain(estate, tiles, supply) - cost(hand, payment, supply);
      if (profit > most) {
        most = profit;
        best = new Buy(tiles, payment);
      }
    }
    return best;
  }

  private static @Nullable Cards payment(Cards hand, int price) {
    return price == 0 ? Cards.NONE : LeanPayments.handy(hand, null, price);
  }

  /** What the hand loses with these cards, in points. */
  private static double cost(Cards hand, Cards payment, double supply) {
    return PRICE_OF_POINTS
        * (Outlook.money(hand, supply) - Outlook.money(hand.minus(payment), supply));
  }

  private static Tile bestOf(Tiles tiles, Estate estate, double supply) {
    Tile best = tiles.kind(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int kind = 0; kind < tiles.kinds(); kind++) {
      Tile tile = tiles.kind(kind);
      double gain = Outlook.gain(estate, Tiles.of(tile), supply);
      if (gain > most) {
        most = gain;
        best = tile;
      }
    }
    return best;
  }

  /** Raises as little as possible, as long as the lot is worth it. */
  private static PalazzoMove bid(PalazzoPosition position, double supply, Chance chance) {
    Auction auction = position.running();
    int seat = position.at;
    Tiles lot = position.site.at(position.site.builder);
    double gain = Outlook.gain(position.estate[seat], lot, supply);
    Cards hand = position.money.hand(seat);
    Cards raise = LeanPayments.handy(hand, auction.currency(seat), auction.needed(seat));
    if (raise == null) {
      return new Pass();
    }
    // What lies there already comes back to whoever passes.
    Cards laid = auction.laid(seat);
    double cost = cost(hand.plus(laid), raise.plus(laid), supply);
    return gain * (0.6 + 0.2 * chance.below(5)) > cost ? new RaiseBid(raise) : new Pass();
  }

  private static PalazzoMove pick(PalazzoPosition position, double supply) {
    Tiles there = position.site.at(position.site.builder);
    return new Pick(bestOf(there, position.estate[position.at], supply));
  }

  private static PalazzoMove build(PalazzoPosition position, double supply) {
    Tile lowest = position.pending.get(0);
    for (Tile tile : position.pending.list()) {
      lowest = tile.floor() < lowest.floor() ? tile : lowest;
    }
    Estate estate = position.estate[position.at];
    double most = Outlook.hope(estate, supply);
    PalazzoMove best = new PalazzoMove.Box(lowest);
    for (int number = 0; number <= estate.size(); number++) {
      if (number == 0 || estate.mayBuild(lowest, number)) {
        Estate after = number == 0 ? estate.found(lowest) : estate.build(lowest, number);
        double hope = Outlook.hope(after, supply);
        if (hope > most) {
          most = hope;
          best = number == 0 ? new Found(lowest) : new Build(lowest, number);
        }
      }
    }
    return best;
  }
}
