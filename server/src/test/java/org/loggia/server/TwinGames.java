package org.loggia.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.Draw;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Tape;
import org.loggia.core.chance.Taping;

/**
 * Two games that one seat cannot tell apart, step by step: what the seat may know is the same, what
 * it may not know differs wherever that can be arranged.
 */
final class TwinGames<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int REACH = 3;
  private static final int FACES = 400;

  private final Notation<P, M> notation;
  private final int seat;
  private final FastChance dice;
  private P one;
  private P two;
  private boolean haveDiffered;
  private int actor;
  private String moveOfOne = "";
  private String moveOfTwo = "";
  private Draws luckOfOne = Draws.NONE;
  private Draws luckOfTwo = Draws.NONE;

  private TwinGames(Game<P, M, V> game, Setup setup, int seat, long seed) {
    this.notation = game.notation();
    this.seat = seat;
    this.dice = new FastChance(seed);
    this.one = game.start(setup);
    this.two = game.start(setup);
    if (!settleBoth(game.start(setup), game.start(setup), List.of(), List.of())) {
      throw new AssertionError("no set-up looks like itself");
    }
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> TwinGames<P, M, V> of(
      Game<P, M, V> game, Setup setup, int seat, long seed) {
    return new TwinGames<>(game, setup, seat, seed);
  }

  /** The next step of both, or false if they have to part. */
  boolean goOn() {
    actor = one.actor();
    if (actor == Seat.NOBODY) {
      return false;
    }
    Choices<M> legal = one.legal();
    M move = legal.get(dice.below(legal.count()));
    M other = actor == seat ? move : twinOf(move);
    if (other == null || two.actor() != actor || !two.legal().contains(other)) {
      return false;
    }
    P first = one.copy();
    P second = two.copy();
    Notes heardOne = new Notes();
    Notes heardTwo = new Notes();
    first.play(move, heardOne);
    second.play(other, heardTwo);
    moveOfOne = notation.writeMove(move);
    moveOfTwo = notation.writeMove(other);
    return settleBoth(first, second, heardOne.heardBy(seat), heardTwo.heardBy(seat));
  }

  /** Settles the first by lot, and the second so that it looks and sounds the same. */
  private boolean settleBoth(P first, P second, List<Event> saidOne, List<Event> saidTwo) {
    if (!saidOne.equals(saidTwo)) {
      return false;
    }
    Taping taping = new Taping(new FastChance(dice.below(1 << 30)));
    Notes ones = new Notes();
    first.settleIfDue(taping, ones);
    luckOfOne = taping.draws();
    V view = first.view(seat);
    for (Draws draws : candidates()) {
      P next = second.copy();
      Notes twos = new Notes();
      Tape tape = new Tape(draws);
      try {
        next.settleIfDue(tape, twos);
        tape.mustBeUsedUp();
      } catch (Unreadable otherDraws) {
        continue;
      }
      if (twos.heardBy(seat).equals(ones.heardBy(seat)) && next.view(seat).equals(view)) {
        luckOfTwo = draws;
        one = first;
        two = next;
        haveDiffered |= !notation.writePosition(one).equals(notation.writePosition(two));
        return true;
      }
    }
    return false;
  }

  /** The same luck with one draw a little different, in all ways; at last the very same. */
  private List<Draws> candidates() {
    List<Draws> candidates = new ArrayList<>();
    for (int index = 0; index < luckOfOne.size(); index++) {
      Draw draw = luckOfOne.get(index);
      for (int delta = -REACH; delta <= REACH; delta++) {
        int value = draw.value() + delta;
        if (delta != 0 && value >= 0 && value < draw.bound()) {
          List<Draw> changed = new ArrayList<>(luckOfOne.list());
          changed.set(index, new Draw(draw.bound(), value));
          candidates.add(new Draws(changed));
        }
      }
    }
    // Where to begin is left to chance, else it is always the first card that differs.
    Collections.rotate(candidates, candidates.isEmpty() ? 0 : dice.below(candidates.size()));
    candidates.add(luckOfOne);
    return candidates;
  }

  /** Another move with the same face if there is one, else the same, if the twin may play it. */
  private @Nullable M twinOf(M move) {
    String text = notation.writeMove(move);
    String face = notation.writePublicMove(move);
    List<M> found = new ArrayList<>();
    Choices<M> legal = two.legal();
    for (int k = 0; k < Math.min(FACES, legal.count()); k++) {
      M each = legal.get(k);
      if (notation.writePublicMove(each).equals(face) && !notation.writeMove(each).equals(text)) {
        found.add(each);
      }
    }
    // Not always: what differs now may come out soon, and then the twins part.
    if (!found.isEmpty() && dice.below(2) == 0) {
      return found.get(dice.below(found.size()));
    }
    return two.legal().contains(move) ? move : null;
  }

  int actor() {
    return actor;
  }

  String moveOfOne() {
    return moveOfOne;
  }

  String moveOfTwo() {
    return moveOfTwo;
  }

  Draws luckOfOne() {
    return luckOfOne;
  }

  Draws luckOfTwo() {
    return luckOfTwo;
  }

  /** Whether there ever was anything in them that the seat must not learn. */
  boolean haveDiffered() {
    return haveDiffered;
  }
}
