package org.loggia.games.bossa;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Standing;
import org.loggia.core.Tally;
import org.loggia.core.chance.Chance;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;

/** A Bossa table and the turn of the rulebook. */
public final class BossaPosition implements Position<BossaPosition, BossaMove, BossaView> {
  static final int SEATS = 2;
  static final int HAND_AT_START = 4;
  static final int FACES = 6;

  /** Nobody in particular: no winner, no seat yet. */
  static final int NONE = -1;

  final Setup setup;
  final boolean expansion;

  Phase phase = Phase.START;
  int turn;
  int first;

  /** The pile and the tile set aside: which of them lies where is not decided. */
  int unseen = TileSet.EVERY_TILE;

  int discard;
  final int[] hand = new int[SEATS];

  /** Spent actions by seat, as {@link Action#bit()}. */
  final int[] used = new int[SEATS];

  final TokenState[] token = new TokenState[SEATS];
  final LineState white = new LineState();
  final LineState black = new LineState();

  /** Laid tiles that carry a token. */
  int doubled;

  int inverted;

  /** A, B or C once it is over. */
  @Nullable String ending;

  int winner = NONE;

  private final BossaChoices choices = new BossaChoices(this);

  BossaPosition(Setup setup) {
    this.setup = setup;
    this.expansion = setup.get(Bossa.EXPANSION);
    Arrays.fill(token, expansion ? TokenState.UNCHOSEN : TokenState.NONE);
  }

  // The turn.

  @Override
  public void play(BossaMove move, Journal journal) {
    choices.forget();
    switch (move) {
      case Keep keep -> keep(keep.token(), journal);
      case Place place -> place(place, journal);
      case Stack stack -> stack(stack, journal);
      case Redraw redraw -> discard(redraw.tile(), journal);
      case Swap swap -> swap(swap.own(), swap.other(), journal);
    }
  }

  @Override
  public void settle(Chance chance, Journal journal) {
    choices.forget();
    if (phase == Phase.START) {
      setUp(chance, journal);
    }
    if (phase == Phase.REDRAW) {
      draw(chance, journal);
      endTurn(journal);
    }
    if (phase == Phase.DRAW) {
      draw(chance, journal); // B3.1: a turn begins with a tile from the pile
      phase = Phase.MOVE;
      if (choices.count() == 0) { // B9.2: without a legal move the player loses
        over("B", 1 - turn);
        if (journal.on()) {
          journal.tell(new BossaEvent.Stuck(turn));
        }
      }
    }
  }

  private void setUp(Chance chance, Journal journal) {
    for (int seat = 0; seat < SEATS; seat++) {
      for (int i = 0; i < HAND_AT_START; i++) {
        hand[seat] |= drawn(chance);
      }
      if (journal.on()) {
        journal.tell(new BossaEvent.Dealt(seat, new TileSet(hand[seat])));
      }
    }
    roll(chance);
    turn = first;
    if (journal.on()) {
      journal.tell(new BossaEvent.Rolled(white.die, black.die, first));
    }
    phase = expansion ? Phase.TOKENS : Phase.DRAW;
  }

  /** B2.3: equal dice are rolled again, so the second die has five faces that count. */
  private void roll(Chance chance) {
    int one = 1 + chance.below(FACES);
    int other = 1 + chance.below(FACES - 1);
    if (other >= one) {
      other++;
    }
    white.start(one);
    black.start(other);
    // Who rolls which die tells nothing but who begins.
    first = setup.first() == Seat.NOBODY ? chance.below(SEATS) : setup.first();
  }

  /** B8.1: chosen unseen, shown together. */
  private void keep(Token kept, Journal journal) {
    token[turn] = TokenState.of(kept);
    if (journal.on()) {
      journal.tell(turn, new BossaEvent.TokenKept(turn, kept), new BossaEvent.TokenChosen(turn));
    }
    turn = 1 - turn;
    if (turn == first) {
      phase = Phase.DRAW;
      if (journal.on()) {
        journal.tell(new BossaEvent.TokensShown(List.of(kept(0), kept(1))));
      }
    }
  }

  private Token kept(int seat) {
    return token[seat] == TokenState.DOUBLER ? Token.DOUBLER : Token.INVERTER;
  }

  private void place(Place move, Journal journal) {
    int value = line(move.line()).add(move.side(), move.tiles().bits());
    lay(move.tiles(), move.token());
    if (journal.on()) {
      journal.tell(
          new BossaEvent.Placed(turn, move.line(), move.side(), value, move.tiles(), move.token()));
    }
    endTurn(journal);
  }

  private void stack(Stack move, Journal journal) {
    line(move.line()).cover(move.value(), move.tiles().bits());
    used[turn] |= Action.STACK.bit();
    lay(move.tiles(), move.token());
    if (journal.on()) {
      journal.tell(
          new BossaEvent.Stacked(turn, move.line(), move.value(), move.tiles(), move.token()));
    }
    endTurn(journal);
  }

  private void lay(TileSet tiles, @Nullable Tile marked) {
    hand[turn] &= ~tiles.bits();
    if (marked != null) {
      if (token[turn] == TokenState.DOUBLER) {
        doubled |= marked.bit();
      } else {
        inverted |= marked.bit();
      }
      token[turn] = TokenState.SPENT;
    }
  }

  private void discard(Tile tile, Journal journal) {
    used[turn] |= Action.REDRAW.bit();
    hand[turn] &= ~tile.bit();
    discard |= tile.bit();
    phase = Phase.REDRAW;
    if (journal.on()) {
      journal.tell(new BossaEvent.Discarded(turn, tile));
    }
  }

  private void swap(Tile own, Tile other, Journal journal) {
    used[turn] |= Action.SWAP.bit();
    int both = own.bit() | other.bit();
    hand[turn] ^= both;
    hand[1 - turn] ^= both;
    if (journal.on()) {
      journal.tell(new BossaEvent.Swapped(turn, own, other));
    }
    endTurn(journal);
  }

  private void endTurn(Journal journal) {
    if (hand[turn] == 0) { // B9.1
      over("A", turn);
      if (journal.on()) {
        journal.tell(new BossaEvent.HandEmptied(turn));
      }
    } else if (pile() == 0) { // B9.3
      int mine = Integer.bitCount(hand[0]);
      int yours = Integer.bitCount(hand[1]);
      over("C", mine == yours ? NONE : mine < yours ? 0 : 1);
      if (journal.on()) {
        journal.tell(new BossaEvent.PileEmpty(List.of(mine, yours)));
      }
    } else {
      turn = 1 - turn;
      phase = Phase.DRAW;
    }
  }

  private void over(String how, int who) {
    phase = Phase.OVER;
    ending = how;
    winner = who;
  }

  private void draw(Chance chance, Journal journal) {
    int tile = drawn(chance);
    hand[turn] |= tile;
    if (journal.on()) {
      journal.tell(new BossaEvent.Drew(turn, Tile.numbered(Integer.numberOfTrailingZeros(tile))));
    }
  }

  /** Any unseen tile is as likely to be the next one as the one that was set aside. */
  private int drawn(Chance chance) {
    int rest = unseen;
    for (int k = chance.below(Integer.bitCount(unseen)); k > 0; k--) {
      rest &= rest - 1;
    }
    int tile = rest & -rest;
    unseen ^= tile;
    return tile;
  }

  // What the table says.

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int actor() {
    // Asked all the time: no table of phases between the question and the answer.
    if (phase == Phase.MOVE || phase == Phase.TOKENS) {
      return turn;
    }
    return phase == Phase.OVER ? Seat.NOBODY : Seat.LUCK;
  }

  /** One unseen tile is not in the pile: it was set aside. */
  int pile() {
    return Integer.bitCount(unseen) - 1;
  }

  LineState line(Line line) {
    return line == Line.WHITE ? white : black;
  }

  @Override
  public Choices<BossaMove> legal() {
    return choices;
  }

  @Override
  public @Nullable Refusal why(BossaMove move) {
    return BossaRefusals.why(this, move);
  }

  @Override
  public Result result() {
    String how = ending;
    if (how == null) {
      throw new IllegalStateException("the game is not over");
    }
    return Result.rank(how, List.of(standing(0), standing(1)));
  }

  private Standing standing(int seat) {
    return Standing.ofSeat(seat, List.of(), List.of(new Tally("won", seat == winner ? 1 : 0)));
  }

  @Override
  public BossaView view(int seat) {
    return BossaViews.of(this, seat);
  }

  /** Whether this seat must not know yet which token the other one chose. */
  boolean hides(int seat, int other) {
    return phase == Phase.TOKENS && seat != other && token[other].token() != null;
  }

  @Override
  public void imagine(int seat, Chance chance) {
    choices.forget();
    for (int other = 0; other < SEATS; other++) {
      if (hides(seat, other)) {
        token[other] = TokenState.of(Token.ALL[chance.below(Token.ALL.length)]);
      }
    }
  }

  @Override
  public BossaPosition copy() {
    BossaPosition copy = new BossaPosition(setup);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(BossaPosition other) {
    choices.forget();
    phase = other.phase;
    turn = other.turn;
    first = other.first;
    unseen = other.unseen;
    discard = other.discard;
    for (int seat = 0; seat < SEATS; seat++) {
      hand[seat] = other.hand[seat];
      used[seat] = other.used[seat];
      token[seat] = other.token[seat];
    }
    white.copyFrom(other.white);
    black.copyFrom(other.black);
    doubled = other.doubled;
    inverted = other.inverted;
    ending = other.ending;
    winner = other.winner;
  }

  @Override
  public Map<String, Integer> census() {
    int[] lying = new int[Tile.ALL.size()];
    count(lying, unseen);
    count(lying, discard);
    count(lying, hand[0]);
    count(lying, hand[1]);
    for (Line line : Line.ALL) {
      for (int layer : line(line).layers) {
        count(lying, layer);
      }
    }
    Map<String, Integer> census = new LinkedHashMap<>();
    for (int i = 0; i < lying.length; i++) {
      census.put(Tile.numbered(i).text(), lying[i]);
    }
    return census;
  }

  private static void count(int[] lying, int tiles) {
    for (int rest = tiles; rest != 0; rest &= rest - 1) {
      lying[Integer.numberOfTrailingZeros(rest)]++;
    }
  }
}
