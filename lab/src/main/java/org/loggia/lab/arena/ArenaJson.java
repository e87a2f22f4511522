package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.json.Json;

/** The outcome of a contest as one JSON object, for whoever computes on. */
public final class ArenaJson {
  private ArenaJson() {}

  public static Json.Obj of(Contest<?, ?, ?> contest, Scores scores) {
    Map<String, Json> options = new LinkedHashMap<>();
    contest.setup().options().forEach((id, value) -> options.put(id, Json.of(value)));
    Map<String, Json> fields = new LinkedHashMap<>();
    fields.put("game", Json.of(contest.game().info().id()));
    fields.put("players", Json.of(contest.setup().seats()));
    fields.put("options", Json.obj(options));
    fields.put("budget", Json.of(contest.allowance().write()));
    fields.put("seed", Json.of(Long.toString(contest.seed())));
    fields.put("games", Json.of(scores.bouts()));
    fields.put("decided", Json.of(Verdict.isReached(scores)));
    fields.put("bots", bots(contest, scores));
    fields.put("pairs", pairs(contest, scores));
    return Json.obj(fields);
  }

  private static Json bots(Contest<?, ?, ?> contest, Scores scores) {
    Elo elo = Elo.of(scores);
    List<Json> bots = new ArrayList<>();
    for (int bot = 0; bot < scores.bots(); bot++) {
      Share share = Share.of(scores, bot);
      List<Json> reasons = new ArrayList<>();
      scores.reasons(bot).keySet().forEach(reason -> reasons.add(Json.of(reason)));
      Map<String, Json> fields = new LinkedHashMap<>();
      fields.put("bot", Json.of(contest.names().get(bot)));
      fields.put("games", Json.of(scores.games(bot)));
      fields.put("share", Json.number(share.value()));
      fields.put("share_low", Json.number(share.low()));
      fields.put("share_high", Json.number(share.high()));
      fields.put("elo", Json.number(elo.of(bot)));
      fields.put("low", Json.number(elo.low(bot)));
      fields.put("high", Json.number(elo.high(bot)));
      fields.put("ms_per_move", Json.number(scores.millisPerMove(bot)));
      fields.put("failures", Json.of(scores.failures(bot)));
      fields.put("reasons", Json.arr(reasons));
      bots.add(Json.obj(fields));
    }
    return Json.arr(bots);
  }

  private static Json pairs(Contest<?, ?, ?> contest, Scores scores) {
    List<Json> pairs = new ArrayList<>();
    for (int one = 0; one < scores.bots(); one++) {
      for (int other = one + 1; other < scores.bots(); other++) {
        int verdict = Verdict.between(scores, one, other);
        String better = contest.names().get(verdict >= 0 ? one : other);
        pairs.add(
            Json.obj("one", Json.of(contest.names().get(one)))
                .with("other", Json.of(contest.names().get(other)))
                .with("met", Json.number(scores.met(one, other)))
                .with("won", Json.number(scores.won(one, other)))
                .with("better", verdict == 0 ? Json.Null.NULL : Json.of(better)));
      }
    }
    return Json.arr(pairs);
  }
}
