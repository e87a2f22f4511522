package org.loggia.players;

import java.util.Map;
import org.loggia.bots.Allowance;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.json.Json;

/** A bot of the house behind the line protocol: a question in, a move in writing out. */
public final class LineBot<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Begins an answer that is no move, with what is wrong about the question. */
  public static final String COMPLAINT = "! ";

  private final Game<P, M, V> game;
  private final Guest guest;
  private final Guest.Company company;
  private final Allowance standard;
  private final Map<String, Json> data;
  private int asked;

  /**
   * @param standard what it may think if neither the question nor its own recipe says
   * @param data what the set-up of positions in writing replaces, if the question does not say
   */
  public LineBot(
      Game<P, M, V> game,
      Guest guest,
      Guest.Company company,
      Allowance standard,
      Map<String, Json> data) {
    this.game = game;
    this.guest = guest;
    this.company = company;
    this.standard = standard;
    this.data = data;
  }

  /** One line for one line, whatever it is. */
  public String answer(String line) {
    try {
      Question<V> question = Question.read(game, line, data);
      Allowance allowance = question.allowance();
      Integer seed = question.seed();
      asked++;
      int seats = question.view().setup().seats();
      try (Seated<M, V> bot = guest.sit(game, seats, company)) {
        M move =
            bot.choose(
                question.view(),
                allowance == null ? standard : allowance,
                seed == null ? asked : seed);
        return game.notation().writeMove(move);
      }
    } catch (Unreadable unreadable) {
      return COMPLAINT + unreadable.problem();
    } catch (BotFault fault) {
      return COMPLAINT + guest.name() + " " + fault.reason();
    } catch (RuntimeException impossible) {
      // A view can be well written and yet show a table that cannot be.
      return COMPLAINT + "this cannot be played: the view shows a table that cannot be";
    }
  }
}
