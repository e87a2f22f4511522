package org.loggia.games.bossa;

import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Stack;

/**
 * What Bossa players find out late: actions are worth far more than tiles. Whoever has spent them
 * is stuck sooner or later, while a small hand alone wins little. The weights were fitted to who
 * won 6,000 games of bots against themselves, as logarithms of odds.
 */
final class BossaAdviser implements Adviser<BossaPosition, BossaMove> {
  private static final double TILE = -0.15;

  /** A tile that fits an end of a line now, alone or with others. */
  private static final double USEFUL = 0.3;

  /** A tile that fits nowhere but on top of something. */
  private static final double STACKABLE = 0.15;

  private static final double STACK = 0.75;
  private static final double REDRAW = 1.1;
  private static final double SWAP = 1.5;
  private static final double TOKEN = 0.75;

  /** Nothing to lay, and no other way out: only the next tile can help. */
  private static final double STUCK = -0.4;

  /** Who is on the move has drawn already and holds a tile more than the others will. */
  private static final double DRAWN = -0.37;

  private static final double WINS_NOW = 3.3;

  /** A quick player soon wastes what the judgement counts; docs/BOTS.md has the match. */
  private static final int HORIZON = 3;

  /** Of so many moves a playout takes the best. */
  private static final int LOOKS = 5;

  /** Lays as many tiles as it can see to; a few looks are cheaper than sorting all moves. */
  @Override
  public BossaMove playout(BossaPosition position, Chance chance) {
    Choices<BossaMove> legal = position.legal();
    int count = legal.count();
    BossaMove best = legal.get(chance.below(count));
    int most = liking(position, best);
    for (int look = 1; look < LOOKS && count > 1; look++) {
      BossaMove other = legal.get(chance.below(count));
      int liking = liking(position, other);
      if (liking > most) {
        best = other;
        most = liking;
      }
    }
    return best;
  }

  /** Placing costs no action, so it comes before stacking, and both before the rest. */
  private static int liking(BossaPosition position, BossaMove move) {
    int hand = Integer.bitCount(position.hand[position.turn]);
    return switch (move) {
      case Place(Line _, Side _, TileSet tiles, Tile token) ->
          tiles.size() == hand ? 100 : (token == null ? 20 : 10) + tiles.size();
      case Stack(Line _, int _, TileSet tiles, Tile _) ->
          tiles.size() == hand ? 100 : 10 + tiles.size();
      default -> 0;
    };
  }

  @Override
  public int horizon() {
    return HORIZON;
  }

  @Override
  public void judge(BossaPosition position, double[] standing) {
    int mover = position.turn;
    double lead = worth(position, mover) - worth(position, 1 - mover);
    if (position.phase == Phase.MOVE) {
      lead += DRAWN;
      lead += winsNow(position) ? WINS_NOW : 0;
    }
    // Near enough to the logistic curve, and the same on every machine.
    double share = lead / (2 * Math.sqrt(4 + lead * lead));
    standing[mover] = 0.5 + share;
    standing[1 - mover] = 0.5 - share;
  }

  private static boolean winsNow(BossaPosition position) {
    int hand = position.hand[position.turn];
    return Reach.isLast(position, hand, isFree(position, position.turn, Action.STACK));
  }

  private static boolean isFree(BossaPosition position, int seat, Action action) {
    return (position.used[seat] & action.bit()) == 0;
  }

  private static double worth(BossaPosition position, int seat) {
    int hand = position.hand[seat];
    int useful = Reach.atEnds(position, hand);
    boolean redraw = isFree(position, seat, Action.REDRAW);
    boolean swap = isFree(position, seat, Action.SWAP);
    double worth = TILE * Integer.bitCount(hand) + USEFUL * Integer.bitCount(useful);
    worth += redraw ? REDRAW : 0;
    worth += swap ? SWAP : 0;
    worth += position.token[seat].token() == null ? 0 : TOKEN;
    worth += useful == 0 && !redraw && !swap ? STUCK : 0;
    if (isFree(position, seat, Action.STACK)) {
      worth += STACK;
      worth += STACKABLE * Integer.bitCount(Reach.onTop(position, hand) & ~useful);
    }
    return worth;
  }
}
