package org.loggia.lab.records;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.chance.Tape;

/** Goes through a game once more, step by step, with the table as it stood before each. */
public final class Walk<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Match<P, M, V> match;

  /** Is shown each step. */
  public interface Visitor<P, M extends Move> {
    /**
     * @param before the table before the step; it changes as soon as the visit is over
     * @param move null for the set-up
     * @return whether to go on
     */
    boolean visit(Step step, P before, @Nullable M move);
  }

  public Walk(Match<P, M, V> match) {
    this.match = match;
  }

  /** The table after the last step that the visitor wanted to see. */
  public P each(Visitor<P, M> visitor) {
    Game<P, M, V> game = match.game();
    P position = game.start(match.setup());
    for (Step step : match.steps()) {
      M move =
          step.ply() == 0
              ? null
              : game.notation().readMove(position, step.entry().move()).orThrow();
      if (!visitor.visit(step, position, move)) {
        break;
      }
      if (move != null) {
        position.play(move, Journal.OFF);
      }
      position.settleIfDue(new Tape(step.entry().draws()), Journal.OFF);
    }
    return position;
  }
}
