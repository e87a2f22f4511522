package org.loggia.games.bossa;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Stack;

/** What every Bossa player finds out soon: few tiles and saved actions are good. */
final class BossaAdviser implements Adviser<BossaPosition, BossaMove> {
  /** What an unused action is worth, in tiles of the hand. */
  private static final double ACTION = 0.6;

  private static final double TOKEN = 0.5;

  /** Of so many moves a playout takes the best. */
  private static final int LOOKS = 5;

  /** What an end of a line that the hand can go on with is worth. */
  private static final double OPEN_END = 0.35;

  /** A token that changes nothing is not worth thinking about. */
  @Override
  public List<BossaMove> candidates(BossaPosition position) {
    Choices<BossaMove> legal = position.legal();
    List<BossaMove> candidates = new ArrayList<>(legal.count());
    for (int k = 0; k < legal.count(); k++) {
      BossaMove move = legal.get(k);
      BossaMove plain = withoutToken(move);
      if (plain.equals(move) || !legal.contains(plain)) {
        candidates.add(move);
      }
    }
    return candidates;
  }

  private static BossaMove withoutToken(BossaMove move) {
    return switch (move) {
      case Place(Line line, Side side, TileSet tiles, Tile _) -> new Place(line, side, tiles, null);
      case Stack(Line line, int value, TileSet tiles, Tile _) ->
          new Stack(line, value, tiles, null);
      default -> move;
    };
  }

  /** Gets rid of as many tiles as it can see to; a few looks are cheaper than sorting all moves. */
  @Override
  public BossaMove playout(BossaPosition position, Chance chance) {
    Choices<BossaMove> legal = position.legal();
    int count = legal.count();
    BossaMove best = legal.get(chance.below(count));
    int most = shed(best);
    for (int look = 1; look < LOOKS && count > 1; look++) {
      BossaMove other = legal.get(chance.below(count));
      if (shed(other) > most) {
        best = other;
        most = shed(other);
      }
    }
    return best;
  }

  private static int shed(BossaMove move) {
    return switch (move) {
      case Place place -> place.tiles().size();
      case Stack stack -> stack.tiles().size();
      default -> 0;
    };
  }

  @Override
  public void judge(BossaPosition position, double[] standing) {
    double lead = worth(position, 0) - worth(position, 1);
    double share = lead / (2 * (1.5 + Math.abs(lead)));
    standing[0] = 0.5 + share;
    standing[1] = 0.5 - share;
  }

  private static double worth(BossaPosition position, int seat) {
    int hand = position.hand[seat];
    double worth = -Integer.bitCount(hand);
    worth += ACTION * (3 - Integer.bitCount(position.used[seat]));
    worth += position.token[seat].token() == null ? 0 : TOKEN;
    for (Line line : Line.ALL) {
      for (Side side : Side.ALL) {
        worth += goesOn(position.line(line), line, side, hand) ? OPEN_END : 0;
      }
    }
    return worth;
  }

  /** Whether one or two tiles of the hand would fit this end next. */
  private static boolean goesOn(LineState state, Line line, Side side, int hand) {
    int count = state.count(state.end(side));
    int value = state.end(side) + side.step();
    if (value < 1 || count > 2) {
      return false;
    }
    for (int one = hand; one != 0; one &= one - 1) {
      int first = Tile.numbered(Integer.numberOfTrailingZeros(one)).dots(line);
      if (count == 1 && first == value) {
        return true;
      }
      for (int two = one & (one - 1); first > 0 && two != 0; two &= two - 1) {
        int second = Tile.numbered(Integer.numberOfTrailingZeros(two)).dots(line);
        if (second > 0 && first + second == value) {
          return true;
        }
      }
    }
    return false;
  }
}
