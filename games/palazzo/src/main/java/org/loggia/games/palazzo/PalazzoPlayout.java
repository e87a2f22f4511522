package org.loggia.games.palazzo;

import java.util.List;
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

  /** Points that a unit of money should bring. */
  private static final double PRICE_OF_POINTS = 0.35;

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
    List<PalazzoMove> rebuilds = UsefulRebuilds.of(position);
    if (!rebuilds.isEmpty() && chance.below(3) > 0) {
      return rebuilds.get(chance.below(rebuilds.size()));
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
    Tile first = bestOf(depot, estate, supply);
    double gain = Outlook.gain(estate, Tiles.of(first), supply);
    int price = position.site.price();
    Tiles tiles = Tiles.of(first);
    Tiles others = depot.minus(first);
    if (!others.isEmpty()) {
      Tile second = bestOf(others, Outlook.built(estate, first, supply), supply);
      double both = Outlook.gain(estate, tiles.plus(second), supply);
      if (both - gain > price * PRICE_OF_POINTS && canPay(position, 2 * price)) {
        tiles = tiles.plus(second);
        gain = both;
      }
    }
    int cost = tiles.size() * price;
    boolean worthIt = gain * (0.7 + 0.2 * chance.below(4)) > cost * PRICE_OF_POINTS;
    if (!worthIt) {
      return new OpenAuction();
    }
    Cards payment = cost == 0 ? Cards.NONE : payment(position, cost);
    return payment == null ? new OpenAuction() : new Buy(tiles, payment);
  }

  private static boolean canPay(PalazzoPosition position, int price) {
    return Payment.most(position.money.hand(position.turn)) >= price;
  }

  private static @Nullable Cards payment(PalazzoPosition position, int price) {
    return LeanPayments.handy(position.money.hand(position.turn), null, price);
  }

  private static Tile bestOf(Tiles tiles, Estate estate, double supply) {
    Tile best = tiles.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tiles.size(); i++) {
      double gain =
          tiles.isFirstOfKind(i) ? Outlook.gain(estate, Tiles.of(tiles.get(i)), supply) : 0;
      if (tiles.isFirstOfKind(i) && gain > most) {
        most = gain;
        best = tiles.get(i);
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
    double limit = gain * (0.6 + 0.2 * chance.below(5)) / PRICE_OF_POINTS;
    if (auction.highest() + 1 > limit) {
      return new Pass();
    }
    Cards raise =
        LeanPayments.handy(position.money.hand(seat), auction.currency(seat), auction.needed(seat));
    return raise == null ? new Pass() : new RaiseBid(raise);
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
