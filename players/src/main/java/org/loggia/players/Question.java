package org.loggia.players;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Allowance;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/**
 * What is asked of a bot on one line of the protocol, see docs/BOT-PROTOCOL.md.
 *
 * @param allowance null if the bot may decide
 * @param seed null if any will do
 */
record Question<V extends View>(V view, @Nullable Allowance allowance, @Nullable Integer seed) {
  /**
   * So many legal moves are told at most; of more, those that the title's adviser would look at.
   */
  private static final int MOST_MOVES = 1_000;

  /** The line as a bot gets it, which need not know the rules: it may pick one of the moves. */
  static <P extends Position<P, M, V>, M extends Move, V extends View> String write(
      Game<P, M, V> game, V view, Allowance allowance, int seed) {
    P world = game.world(view, new FastChance(seed));
    Choices<M> legal = world.legal();
    int count = legal.count();
    List<Json> moves = new ArrayList<>();
    for (M move : count <= MOST_MOVES ? legal.list() : game.adviser().candidates(world)) {
      moves.add(Json.of(game.notation().writeMove(move)));
    }
    Map<String, Json> fields = new LinkedHashMap<>();
    fields.put("game", Json.of(game.info().id()));
    fields.put("seat", Json.of(view.seat()));
    fields.put("budget", Json.of(allowance.write()));
    fields.put("seed", Json.of(seed));
    fields.put("choices", Json.of(count));
    fields.put("moves", Json.arr(moves));
    fields.put("view", game.codecs().view().write(view));
    return Json.obj(fields).write();
  }

  /**
   * What a line asks: its view, or a position in writing, seen by the seat whose turn it is.
   *
   * @param data of positions in writing, if the question has none
   * @throws Unreadable with what is wrong about it
   */
  static <P extends Position<P, M, V>, M extends Move, V extends View> Question<V> read(
      Game<P, M, V> game, String line, Map<String, Json> data) {
    if (!(Json.read(line) instanceof Json.Obj question)) {
      throw new Unreadable("an object expected");
    }
    if (question.get("game") instanceof Json.Text(String id) && !id.equals(game.info().id())) {
      throw new Unreadable("this bot plays " + game.info().id() + ", not " + id);
    }
    V view = view(game, question, data);
    if (view.actor() < 0 || view.actor() != view.seat()) {
      throw new Unreadable("it is not this seat's turn");
    }
    return new Question<>(view, allowance(question.get("budget")), seed(question.get("seed")));
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> V view(
      Game<P, M, V> game, Json.Obj question, Map<String, Json> data) {
    Json view = question.get("view");
    if (view != null) {
      return game.codecs().view().read(view);
    }
    if (question.get("position") instanceof Json.Text(String text)) {
      return switch (game.notation().readPosition(text, beside(question, data))) {
        case Answer.Yes<P>(P position) when position.actor() >= 0 ->
            position.view(position.actor());
        case Answer.Yes<P> _ -> throw new Unreadable("nobody is to move in this position");
        case Answer.No<P>(Refusal no) ->
            throw new Unreadable("position: " + no.clause() + " " + no.arguments());
      };
    }
    throw new Unreadable("a view or a position expected");
  }

  private static Map<String, Json> beside(Json.Obj question, Map<String, Json> data) {
    return question.get("data") instanceof Json.Obj(Map<String, Json> brought) ? brought : data;
  }

  private static @Nullable Allowance allowance(@Nullable Json json) {
    if (json == null) {
      return null;
    }
    Allowance allowance = json instanceof Json.Text(String text) ? Allowance.read(text) : null;
    if (allowance == null) {
      throw new Unreadable("budget: 1000it or 50ms expected");
    }
    return allowance;
  }

  private static @Nullable Integer seed(@Nullable Json json) {
    if (json == null) {
      return null;
    }
    if (json instanceof Json.Num number && number.isInt()) {
      return (int) number.value();
    }
    throw new Unreadable("seed: a whole number expected");
  }
}
