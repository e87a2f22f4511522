package org.loggia.lab.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.json.Json;

/** A summary as one JSON object, for whoever computes on. */
public final class SummaryJson {
  private SummaryJson() {}

  /**
   * @param timed with how long it took, on how many threads
   */
  public static Json.Obj of(Summary summary, boolean timed) {
    Map<String, Json> fields = new LinkedHashMap<>();
    fields.put("game", Json.of(summary.game()));
    fields.put("players", Json.of(summary.setup().seats()));
    fields.put("options", texts(summary.setup().options()));
    if (!summary.setup().data().isEmpty()) {
      fields.put("data", Json.obj(summary.setup().data()));
    }
    fields.put("first", first(summary));
    fields.put("policy", Json.of(summary.policy()));
    fields.put("games", Json.of(summary.games()));
    if (!summary.isOfRecords()) {
      fields.put("seed", seed(summary.seed()));
    }
    if (timed && !summary.isOfRecords()) {
      addTimes(fields, summary);
    }
    fields.put("moves", Json.number(summary.moves()));
    fields.put("branching", Json.number(summary.branching()));
    fields.put("longest", Json.of(summary.longest()));
    fields.put("seats", seats(summary));
    fields.put("shared", Json.number(summary.shared()));
    fields.put("metrics", numbers(summary.metrics()));
    fields.put("ends", numbers(summary.ends()));
    return Json.obj(fields);
  }

  private static void addTimes(Map<String, Json> fields, Summary summary) {
    fields.put("threads", Json.of(summary.threads()));
    fields.put("seconds", Json.number(summary.wallSeconds()));
    fields.put("seconds_cpu", Json.number(summary.cpuSeconds()));
    fields.put("games_per_cpu_s", Json.number(summary.gamesPerCpuSecond()));
    fields.put("moves_per_cpu_s", Json.number(summary.movesPerCpuSecond()));
  }

  private static Json first(Summary summary) {
    int first = summary.setup().first();
    return first < 0 ? Json.Null.NULL : Json.of(first);
  }

  /** A number while every JSON reader understands it exactly, else a text. */
  private static Json seed(long seed) {
    return Math.abs((double) seed) <= Json.LARGEST_NUMBER
        ? Json.number((double) seed)
        : Json.of(Long.toString(seed));
  }

  private static Json seats(Summary summary) {
    List<Json> seats = new ArrayList<>();
    for (Summary.SeatSummary seat : summary.seats()) {
      boolean scored = summary.scored();
      seats.add(
          Json.obj(
              "points", scored ? Json.number(seat.points()) : Json.Null.NULL,
              "sd", scored ? Json.number(seat.sd()) : Json.Null.NULL,
              "share", Json.number(seat.share())));
    }
    return Json.arr(seats);
  }

  private static Json numbers(Map<String, Double> values) {
    Map<String, Json> fields = new LinkedHashMap<>();
    values.forEach((name, value) -> fields.put(name, Json.number(value)));
    return Json.obj(fields);
  }

  private static Json texts(Map<String, String> values) {
    Map<String, Json> fields = new LinkedHashMap<>();
    values.forEach((name, value) -> fields.put(name, Json.of(value)));
    return Json.obj(fields);
  }
}
