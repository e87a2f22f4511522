package org.loggia.testkit;

import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Json;

/**
 * (d) Every move and every position is what its text says, also while luck is due and when it is
 * over, and a game that goes on from a text is the same game. Moves and events survive their JSON.
 */
final class TextsRoundTrip implements Clause {
  private static final int MOVES_A_MOMENT = 24;

  /** So many moves, written and read in both ways, cost as much as a ply. */
  private static final int MOVES_A_PLY = 4;

  @Override
  public String letter() {
    return "d";
  }

  @Override
  public String promise() {
    return "texts of moves and positions round-trip";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(Reading::new);
  }

  private static final class Reading<P extends Position<P, M, V>, M extends Move, V extends View>
      implements Watcher<P, M, V> {
    private boolean wentOn;

    @Override
    public void at(Moment<P, M, V> moment) {
      P read = read(moment, moment.text());
      mustBeSame(moment, read);
      moves(moment);
      for (Event event : moment.heard().all()) {
        json(moment, moment.trial().codecs().event(), event);
      }
      if (!wentOn && moment.nowAndThen(6)) {
        wentOn = true;
        Lockstep.play(moment, moment.position().copy(), read, "the game read from its text");
      }
    }

    private P read(Moment<P, M, V> moment, String text) {
      return switch (moment.trial().notation().readPosition(text, moment.trial().setup().data())) {
        case Answer.Yes<P>(P position) -> position;
        case Answer.No<P>(Refusal refusal) ->
            throw moment.broken("its own text cannot be read: " + refusal);
      };
    }

    private void mustBeSame(Moment<P, M, V> moment, P read) {
      P position = moment.position();
      String text = moment.trial().notation().writePosition(read);
      if (!text.equals(moment.text())) {
        throw moment.broken("read from its text it reads «" + text + "»");
      }
      if (!read.setup().equals(position.setup())) {
        throw moment.broken("read from its text it has the set-up " + read.setup());
      }
      if (read.actor() != position.actor() || read.legal().count() != position.legal().count()) {
        throw moment.broken("read from its text it has another actor or other choices");
      }
      int seat = moment.dice().below(position.setup().seats() + 1);
      seat = seat == position.setup().seats() ? Seat.SPECTATOR : seat;
      if (!read.view(seat).equals(position.view(seat))) {
        throw moment.broken(
            "read from its text, seat "
                + seat
                + " sees "
                + read.view(seat)
                + " instead of "
                + position.view(seat));
      }
      if (moment.isOver() && !read.result().equals(position.result())) {
        throw moment.broken("read from its text it has another result: " + read.result());
      }
    }

    private void moves(Moment<P, M, V> moment) {
      Choices<M> legal = moment.position().legal();
      int[] picks = Picks.of(legal.count(), MOVES_A_MOMENT, moment.dice());
      moment.spend(picks.length / MOVES_A_PLY);
      for (int k : picks) {
        M move = legal.get(k);
        String text = moment.trial().notation().writeMove(move);
        Answer<M> read = moment.trial().notation().readMove(moment.position(), text);
        if (!(read instanceof Answer.Yes<M>(M again)) || !again.equals(move)) {
          throw moment.broken("the move " + move + ", written '" + text + "', is read as " + read);
        }
        if (moment.trial().notation().writePublicMove(move).isBlank()) {
          throw moment.broken("the others are told nothing at all of '" + text + "'");
        }
        json(moment, moment.trial().codecs().move(), move);
        Json parts = moment.trial().codecs().move().write(move);
        if (!moment.trial().game().readMove(moment.position(), parts).equals(read)) {
          throw moment.broken("the move " + move + ", said in its parts, is another one");
        }
      }
    }

    private <T> void json(Moment<P, M, V> moment, Codec<T> codec, T value) {
      String text = codec.text(value);
      T again = codec.parse(text);
      if (!again.equals(value)) {
        throw moment.broken(value + ", in JSON " + text + ", is read as " + again);
      }
    }
  }
}
