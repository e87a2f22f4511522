package org.loggia.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * (a) Games end, the seat that must decide can decide, and the choices are one story however they
 * are asked: counted, picked, tested, twice, or on a copy.
 */
final class GamesEnd implements Clause {
  /** Where there are more moves than this, so many are looked at. */
  private static final int MOVES_LOOKED_AT = 2_000;

  /** So many moves cost as much as a ply. */
  private static final int MOVES_A_PLY = 10;

  @Override
  public String letter() {
    return "a";
  }

  @Override
  public String promise() {
    return "games end, and the choices agree with each other";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    Refusal refusal = trial.game().check(trial.setup());
    if (refusal != null) {
      throw trial.broken("its own variant is refused: " + refusal);
    }
    for (int seat = 0; seat < trial.setup().seats(); seat++) {
      P position = trial.game().start(trial.setup().withFirst(seat));
      position.settleIfDue(new FastChance(seat), Journal.OFF);
      if (position.actor() != seat) {
        throw trial.broken("seat " + seat + " should begin, but it is " + position.actor());
      }
    }
    trial.watch(Looking::new);
  }

  private static final class Looking<P extends Position<P, M, V>, M extends Move, V extends View>
      implements Watcher<P, M, V> {
    @Override
    public void at(Moment<P, M, V> moment) {
      String before = moment.text();
      int actor = moment.position().actor();
      int seats = moment.trial().setup().seats();
      if (actor >= seats || (actor < 0 && actor != Seat.LUCK && actor != Seat.NOBODY)) {
        throw moment.broken("there is no actor " + actor);
      }
      if (!moment.position().setup().equals(moment.trial().setup())) {
        throw moment.broken("it has another set-up: " + moment.position().setup());
      }
      int count = moment.position().legal().count();
      if (actor >= 0 && count < 1) {
        throw moment.broken("seat " + actor + " must decide, but has no legal move");
      }
      if (actor < 0 && count != 0) {
        throw moment.broken("nobody can decide now, but there are " + count + " legal moves");
      }
      look(moment, count);
      if (!moment.text().equals(before)) {
        throw moment.broken("asking for the choices changed the position from «" + before + "»");
      }
    }

    private void look(Moment<P, M, V> moment, int count) {
      Choices<M> legal = moment.position().legal();
      int[] picks = Picks.of(count, moment.upTo(MOVES_LOOKED_AT), moment.dice());
      moment.spend(picks.length / MOVES_A_PLY);
      List<M> moves = new ArrayList<>();
      Set<M> different = new HashSet<>();
      Set<String> texts = new HashSet<>();
      for (int k : picks) {
        M move = legal.get(k);
        String text = moment.trial().notation().writeMove(move);
        if (!different.add(move)) {
          throw moment.broken("'" + text + "' is there twice");
        }
        if (!texts.add(text)) {
          throw moment.broken("two legal moves are both written '" + text + "'");
        }
        if (!legal.contains(move)) {
          throw moment.broken("get(" + k + ") is '" + text + "', which contains denies");
        }
        Refusal refusal = moment.position().why(move);
        if (refusal != null) {
          throw moment.broken("get(" + k + ") is '" + text + "', which why refuses: " + refusal);
        }
        moves.add(move);
      }
      same(moment, count, picks, moves, moment.position().legal(), "the second time");
      same(moment, count, picks, moves, moment.position().copy().legal(), "on a copy");
    }

    private void same(
        Moment<P, M, V> moment,
        int count,
        int[] picks,
        List<M> moves,
        Choices<M> again,
        String when) {
      if (again.count() != count) {
        throw moment.broken("it has " + count + " choices, and " + again.count() + " " + when);
      }
      // Backwards: the answer must not hang on what was asked before.
      for (int i = picks.length - 1; i >= 0; i--) {
        M move = again.get(picks[i]);
        if (!move.equals(moves.get(i))) {
          throw moment.broken(
              "get(" + picks[i] + ") is " + moves.get(i) + ", and " + when + " it is " + move);
        }
      }
    }

    @Override
    public void tooLong(Moment<P, M, V> moment) {
      throw moment.broken(
          "it is not over yet; a title with longer games says so by longestGame(plies)");
    }
  }
}
