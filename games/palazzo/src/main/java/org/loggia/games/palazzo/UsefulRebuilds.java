package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.Split;

/** The rebuilds that lead somewhere, each paid with the card that will be missed least. */
final class UsefulRebuilds {
  /** What a rebuild that takes two turns should bring at least, in points. */
  private static final double SECOND_TURN = 1;

  private UsefulRebuilds() {}

  static List<PalazzoMove> of(PalazzoPosition position) {
    Cards hand = position.money.hand(position.turn);
    if (hand.isEmpty()) {
      return List.of();
    }
    Estate estate = position.estate[position.turn];
    double supply = Outlook.supply(position);
    Card card = cheapest(hand);
    double cost = cost(hand, card, supply);
    double worthIt = Outlook.hope(estate, supply) + cost;
    Rebuilds rebuilds = new Rebuilds();
    rebuilds.of(estate);
    List<PalazzoMove> useful = new ArrayList<>();
    for (int k = 0; k < rebuilds.count(); k++) {
      PalazzoMove move = rebuilds.get(k, card);
      Estate after = after(estate, move);
      boolean helps = Outlook.hope(after, supply) > worthIt;
      // A tile that is split off helps where it can go next, for one more card and turn.
      boolean leads =
          move instanceof Split && joinedHope(after, supply) > worthIt + cost + SECOND_TURN;
      if (helps || leads) {
        useful.add(move);
      }
    }
    return useful;
  }

  /**
   * For quick games: the best use of a single tile, or null if there is no good one. To take tiles
   * out of palaces is left to those who think longer.
   */
  static @Nullable PalazzoMove best(PalazzoPosition position) {
    Estate estate = position.estate[position.turn];
    Cards hand = position.money.hand(position.turn);
    if (hand.isEmpty() || !hasSingle(estate)) {
      return null;
    }
    double supply = Outlook.supply(position);
    Card card = cheapest(hand);
    double most = Outlook.hope(estate, supply) + cost(hand, card, supply);
    PalazzoMove best = null;
    for (int single = 1; single <= estate.size(); single++) {
      for (int number = 1; number <= estate.size(); number++) {
        boolean clears = number == single && estate.palace(single).isSingle();
        if (clears || estate.mayJoin(single, number)) {
          PalazzoMove move = clears ? new Clear(single, card) : new Join(single, number, card);
          double hope = Outlook.hope(after(estate, move), supply);
          if (hope > most) {
            most = hope;
            best = move;
          }
        }
      }
    }
    return best;
  }

  private static boolean hasSingle(Estate estate) {
    for (int number = 1; number <= estate.size(); number++) {
      if (estate.palace(number).isSingle()) {
        return true;
      }
    }
    return false;
  }

  /** What is lost with this card, in points. */
  private static double cost(Cards hand, Card card, double supply) {
    return Outlook.money(hand, supply) - Outlook.money(hand.minus(card), supply);
  }

  /** The card without which the purse is best. */
  static Card cheapest(Cards hand) {
    Card cheapest = hand.kind(0);
    double best = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < hand.kinds(); k++) {
      double purse = Outlook.purse(hand.minus(hand.kind(k)));
      if (purse > best) {
        best = purse;
        cheapest = hand.kind(k);
      }
    }
    return cheapest;
  }

  static Estate after(Estate estate, PalazzoMove move) {
    return switch (move) {
      case Split(int palace, int floor, Card _) -> estate.split(palace, estate.tile(palace, floor));
      case Join(int single, int palace, Card _) ->
          estate.join(single, estate.single(single), palace);
      case Clear(int single, Card _) -> estate.clear(single);
      default -> estate;
    };
  }

  /** The best that comes of putting the last palace, a single tile, into another one. */
  private static double joinedHope(Estate estate, double supply) {
    int single = estate.size();
    double best = Double.NEGATIVE_INFINITY;
    for (int number = 1; number < single; number++) {
      if (estate.mayJoin(single, number)) {
        Tile tile = estate.single(single);
        best = Math.max(best, Outlook.hope(estate.join(single, tile, number), supply));
      }
    }
    return best;
  }
}
