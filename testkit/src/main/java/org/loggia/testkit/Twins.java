package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * Two games that one seat cannot tell apart, played on side by side. The same happens in both as
 * far as the seat can know; where that is not possible any more, they part without blame.
 */
final class Twins<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** So often luck is tried until the seat hears the same in both games. */
  private static final int TRIES = 40;

  /** Among so many moves of another seat one with the same face is looked for. */
  private static final int FACES = 300;

  private final Moment<P, M, V> moment;
  private final Notation<P, M> notation;
  private final int seat;
  private final P one;
  private P two;
  private final StringBuilder story = new StringBuilder();

  Twins(Moment<P, M, V> moment, int seat, P twin) {
    this.moment = moment;
    this.notation = moment.trial().notation();
    this.seat = seat;
    this.one = moment.position().copy();
    this.two = twin;
    story.append("twin «").append(notation.writePosition(twin)).append('»');
  }

  void goOn(int steps) {
    mustLookTheSame();
    boolean together = true;
    for (int step = 0; together && step < steps; step++) {
      moment.spend(2);
      int actor = one.actor();
      together =
          switch (actor) {
            case Seat.LUCK -> settle();
            case Seat.NOBODY -> over();
            default -> actor == seat ? ownMove() : othersMove();
          };
      if (together) {
        mustLookTheSame();
      }
    }
  }

  /** Everybody at the table hears the result. */
  private boolean over() {
    if (!one.result().equals(two.result())) {
      throw broken(
          "the result is " + one.result() + " in one and " + two.result() + " in the other");
    }
    return false;
  }

  private boolean settle() {
    long luck = moment.dice().below(1 << 30);
    Notes ones = new Notes();
    one.settle(new FastChance(luck), ones);
    for (int i = 0; i < TRIES; i++) {
      P next = two.copy();
      Notes twos = new Notes();
      next.settle(new FastChance(luck + i), twos);
      if (twos.heardBy(seat).equals(ones.heardBy(seat))) {
        story.append(", luck");
        two = next;
        return true;
      }
    }
    return false;
  }

  private boolean ownMove() {
    String difference = SameChoices.difference(notation, one, two, moment.dice());
    if (difference != null) {
      throw broken("seat " + seat + " has other choices: " + difference);
    }
    M move = any(one);
    return move != null && play(move, move);
  }

  private boolean othersMove() {
    M move = any(one);
    if (move == null) {
      return false;
    }
    String text = notation.writeMove(move);
    String face = notation.writePublicMove(move);
    M other = null;
    // What is kept secret is put to the test by letting it differ on purpose.
    if (!face.equals(text) && moment.dice().below(2) == 0) {
      other = sameFace(face, text);
    }
    if (other == null && two.legal().contains(move)) {
      other = move;
    }
    if (other == null) {
      other = sameFace(face, text);
    }
    return other != null && play(move, other);
  }

  /** A legal move of the twin that others are told of in the same words. */
  private @Nullable M sameFace(String face, String notThis) {
    List<M> found = new ArrayList<>();
    Choices<M> legal = two.legal();
    for (int k : Picks.of(legal.count(), FACES, moment.dice())) {
      M move = legal.get(k);
      if (notation.writePublicMove(move).equals(face)
          && !notation.writeMove(move).equals(notThis)) {
        found.add(move);
      }
    }
    return found.isEmpty() ? null : found.get(moment.dice().below(found.size()));
  }

  private @Nullable M any(P position) {
    Choices<M> legal = position.legal();
    int count = legal.count();
    return count <= 0 ? null : legal.get(moment.dice().below(count));
  }

  /**
   * Whether they are still twins: hearing different things is fine only where a secret comes out.
   */
  private boolean play(M move, M other) {
    story.append(", ").append(notation.writeMove(move));
    if (!other.equals(move)) {
      story.append(" (twin: ").append(notation.writeMove(other)).append(')');
    }
    Notes ones = new Notes();
    Notes twos = new Notes();
    one.play(move, ones);
    two.play(other, twos);
    List<Event> heard = ones.heardBy(seat);
    List<Event> heardToo = twos.heardBy(seat);
    if (heard.equals(heardToo)) {
      return true;
    }
    int same = 0;
    while (same < Math.min(heard.size(), heardToo.size())
        && heard.get(same).equals(heardToo.get(same))) {
      same++;
    }
    if (!reveals(heard, same) && !reveals(heardToo, same)) {
      throw broken(
          "seat " + seat + " hears " + heard + " in one and " + heardToo + " in the other");
    }
    return false;
  }

  private static boolean reveals(List<Event> heard, int index) {
    return index < heard.size() && heard.get(index).reveals();
  }

  private void mustLookTheSame() {
    V view = one.view(seat);
    V viewToo = two.view(seat);
    if (!view.equals(viewToo)) {
      throw broken("seat " + seat + " sees " + view + " in one and " + viewToo + " in the other");
    }
  }

  private AssertionError broken(String what) {
    return moment.broken(story + ": " + what);
  }
}
