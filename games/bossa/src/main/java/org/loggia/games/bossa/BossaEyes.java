package org.loggia.games.bossa;

import org.loggia.core.Eyes;
import org.loggia.core.Traits;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;

/**
 * What can be seen of a Bossa table: both hands, how much of them could be laid, what is unspent,
 * and the ends of the lines. Hidden is only a token that was just chosen.
 */
final class BossaEyes implements Eyes<BossaPosition, BossaMove> {
  private static final int TILES = 27;
  private static final int MOST_HELD = 10;
  private static final int MOST_FITTING = 6;
  private static final int ACTIONS = 8;
  private static final int TOKENS = TokenState.values().length;

  // Of each seat.
  private static final int HAND = 0;
  private static final int SIZE = HAND + TILES;
  private static final int FITTING = SIZE + MOST_HELD;
  private static final int STACKABLE = FITTING + MOST_FITTING + 1;
  private static final int UNSPENT = STACKABLE + MOST_FITTING;
  private static final int TOKEN = UNSPENT + ACTIONS;
  private static final int LAST = TOKEN + TOKENS;

  /** Nothing fits, by the actions that are left. */
  private static final int STUCK = LAST + 1;

  private static final int SEAT = STUCK + ACTIONS;

  private static final int ON_MOVE = BossaPosition.SEATS * SEAT;
  private static final int CHOOSING = ON_MOVE + 1;
  private static final int EXPANSION = CHOOSING + 1;
  private static final int PILE = EXPANSION + 1;
  private static final int VALUES = LineState.HIGHEST + 2;
  private static final int MOST_ABREAST = 4;

  /** Of each end of each line: its value, and how many tiles lie side by side. */
  private static final int END = VALUES + MOST_ABREAST;

  private static final int ENDS = PILE + TILES;

  /** For each tile that nobody holds whether it would fit. */
  private static final int TO_COME = ENDS + 4 * END;

  private static final int LEAD = TO_COME + TILES;
  private static final int TRAITS = LEAD + Traits.LEADS;

  private static final int HAND_LEAD_STEP = 2;

  // Of a move.
  private static final int KIND = 0;
  private static final int KINDS = 5;
  private static final int LAID = KIND + KINDS;
  private static final int LEFT = LAID + MOST_HELD;
  private static final int WITH_TOKEN = LEFT + MOST_HELD;
  private static final int UP = WITH_TOKEN + 1;
  private static final int BLACK = UP + 1;
  private static final int NEXT_FITS = BLACK + 1;
  private static final int OWN_FITS = NEXT_FITS + MOST_FITTING + 1;
  private static final int GIVEN = OWN_FITS + MOST_FITTING + 1;
  private static final int TAKEN = GIVEN + TILES;
  private static final int USEFUL_GIVEN = TAKEN + TILES;
  private static final int USEFUL_TAKEN = USEFUL_GIVEN + 1;
  private static final int KEPT = USEFUL_TAKEN + 1;
  private static final int MOVE_TRAITS = KEPT + 2;

  @Override
  public int traits() {
    return TRAITS;
  }

  @Override
  public int moveTraits() {
    return MOVE_TRAITS;
  }

  @Override
  public void look(BossaPosition position, int seat, Traits seen) {
    int own = lookAt(position, seat, seat, 0, seen);
    int other = lookAt(position, seat, 1 - seat, SEAT, seen);
    seen.addIf(position.turn == seat, ON_MOVE);
    seen.addIf(position.phase == Phase.TOKENS, CHOOSING);
    seen.addIf(position.expansion, EXPANSION);
    seen.oneOf(PILE, TILES, position.pile());
    int first = ENDS;
    for (Line line : Line.ALL) {
      LineState state = position.line(line);
      for (Side side : Side.ALL) {
        int end = state.end(side);
        seen.oneOf(first, VALUES, end + side.step());
        seen.oneOf(first + VALUES, MOST_ABREAST, state.count(end) - 1);
        first += END;
      }
    }
    for (int rest = Reach.atEnds(position, position.unseen); rest != 0; rest &= rest - 1) {
      seen.add(TO_COME + Integer.numberOfTrailingZeros(rest));
    }
    seen.lead(LEAD, HAND_LEAD_STEP * (other - own));
  }

  /** Answers how many tiles the seat holds. */
  private static int lookAt(BossaPosition position, int viewer, int seat, int first, Traits seen) {
    int hand = position.hand[seat];
    int size = Integer.bitCount(hand);
    int fitting = Reach.atEnds(position, hand);
    int unspent = ~position.used[seat] & (ACTIONS - 1);
    boolean stacks = (unspent & Action.STACK.bit()) != 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      seen.add(first + HAND + Integer.numberOfTrailingZeros(rest));
    }
    seen.oneOf(first + SIZE, MOST_HELD, size - 1);
    seen.oneOf(first + FITTING, MOST_FITTING + 1, Integer.bitCount(fitting));
    if (stacks) {
      int stackable = Integer.bitCount(Reach.onTop(position, hand) & ~fitting);
      seen.oneAbove(first + STACKABLE, MOST_FITTING, stackable);
    }
    seen.add(first + UNSPENT + unspent);
    TokenState token = position.hides(viewer, seat) ? TokenState.HIDDEN : position.token[seat];
    seen.add(first + TOKEN + token.ordinal());
    seen.addIf(Reach.isLast(position, hand, stacks), first + LAST);
    seen.addIf(fitting == 0, first + STUCK + unspent);
    return size;
  }

  @Override
  public void look(BossaPosition position, BossaMove move, Traits seen) {
    switch (move) {
      case Keep(Token token) -> {
        seen.add(KIND);
        seen.add(KEPT + token.ordinal());
      }
      case Place place -> {
        seen.add(KIND + 1);
        laid(position, place.tiles().bits(), place.token() != null, seen);
        seen.addIf(place.side() == Side.UP, UP);
        seen.addIf(place.line() == Line.BLACK, BLACK);
      }
      case Stack stack -> {
        seen.add(KIND + 2);
        laid(position, stack.tiles().bits(), stack.token() != null, seen);
        seen.addIf(stack.line() == Line.BLACK, BLACK);
      }
      case Redraw(Tile tile) -> {
        seen.add(KIND + 3);
        given(position, tile, seen);
      }
      case Swap(Tile own, Tile other) -> {
        seen.add(KIND + 4);
        given(position, own, seen);
        seen.add(TAKEN + other.number());
        int hand = (position.hand[position.turn] ^ own.bit()) | other.bit();
        seen.addIf((Reach.atEnds(position, hand) & other.bit()) != 0, USEFUL_TAKEN);
        fits(position, hand, (position.hand[1 - position.turn] ^ other.bit()) | own.bit(), seen);
      }
    }
  }

  private static void given(BossaPosition position, Tile tile, Traits seen) {
    seen.add(GIVEN + tile.number());
    int useful = Reach.atEnds(position, position.hand[position.turn]);
    seen.addIf((useful & tile.bit()) != 0, USEFUL_GIVEN);
  }

  private static void laid(BossaPosition position, int tiles, boolean token, Traits seen) {
    int hand = position.hand[position.turn];
    seen.oneOf(LAID, MOST_HELD, Integer.bitCount(tiles) - 1);
    seen.oneOf(LEFT, MOST_HELD, Integer.bitCount(hand & ~tiles));
    seen.addIf(token, WITH_TOKEN);
    fits(position, hand & ~tiles, position.hand[1 - position.turn], seen);
  }

  /** How much of the hands would fit the lines as they are. */
  private static void fits(BossaPosition position, int own, int other, Traits seen) {
    seen.oneOf(OWN_FITS, MOST_FITTING + 1, Integer.bitCount(Reach.atEnds(position, own)));
    seen.oneOf(NEXT_FITS, MOST_FITTING + 1, Integer.bitCount(Reach.atEnds(position, other)));
  }
}
