package org.loggia.players;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Allowance;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * A player in a program of its own, asked by lines. Whatever the program does, there is an answer
 * in time: a legal move, or a {@link BotFault} that says what was wrong. A program that failed is
 * ended, and started again when it is asked next.
 */
final class ProgramBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Seated<M, V> {
  /** So much of a wrong answer is repeated. */
  private static final int EXCERPT = 60;

  private final Game<P, M, V> game;
  private final String command;
  private final int patienceMillis;
  private @Nullable Conversation conversation;

  ProgramBot(Game<P, M, V> game, String command, int patienceMillis) {
    this.game = game;
    this.command = command;
    this.patienceMillis = patienceMillis;
  }

  @Override
  public M choose(V view, Allowance allowance, long seed) {
    int shortSeed = (int) (seed & Integer.MAX_VALUE);
    String question = Question.write(game, view, allowance, shortSeed);
    long wait = patienceMillis + (allowance.timed() ? allowance.amount() : 0L);
    try {
      return move(view, conversation().ask(question, wait), shortSeed);
    } catch (BotFault fault) {
      close();
      throw fault;
    }
  }

  private Conversation conversation() {
    if (conversation == null) {
      try {
        conversation = Conversation.begin(command);
      } catch (IOException e) {
        throw new BotFault("cannot be started: " + e.getMessage());
      }
    }
    return conversation;
  }

  private M move(V view, String text, int seed) {
    P world = game.world(view, new FastChance(seed));
    Answer<M> answer =
        game.notation()
            .readMove(world, text)
            .then(
                move -> {
                  Refusal refusal = world.why(move);
                  return refusal == null ? Answer.yes(move) : Answer.no(refusal);
                });
    return switch (answer) {
      case Answer.Yes<M>(M move) -> move;
      case Answer.No<M>(Refusal refusal) ->
          throw new BotFault(
              "answered \"" + excerpt(text) + "\", which is no legal move: " + said(refusal));
    };
  }

  private static String said(Refusal refusal) {
    return refusal.clause() + (refusal.arguments().isEmpty() ? "" : " " + refusal.arguments());
  }

  private static String excerpt(String text) {
    return text.length() <= EXCERPT ? text : text.substring(0, EXCERPT) + "…";
  }

  @Override
  public void close() {
    if (conversation != null) {
      conversation.close();
      conversation = null;
    }
  }
}
