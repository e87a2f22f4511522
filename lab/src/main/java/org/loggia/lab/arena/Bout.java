package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;

/**
 * One game of a contest and how it came out.
 *
 * @param index of the game in the contest, from 0
 * @param bots who sat at each seat, as a number in the contest's list
 * @param places of the seats, 1 is best
 * @param shares of the victory, by seat
 * @param moves decisions, by seat
 * @param micros thought about them, by seat
 * @param failed the seat that did not come up with a move, if one did not
 * @param reason how it failed
 * @param points by seat; none in logs of earlier days, and where one failed
 * @param played the moves in writing, as {@code points}
 */
record Bout(
    int index,
    List<Integer> bots,
    List<Integer> places,
    List<Double> shares,
    List<Integer> moves,
    List<Integer> micros,
    @Nullable Integer failed,
    String reason,
    List<Integer> points,
    List<String> played) {

  Json.Obj json() {
    Json.Obj json =
        Json.obj("index", Json.of(index), "bots", whole(bots), "places", whole(places))
            .with("shares", Json.arr(shares.stream().map(s -> (Json) Json.number(s)).toList()))
            .with("moves", whole(moves))
            .with("micros", whole(micros));
    return failed == null
        ? json.with("points", whole(points))
            .with("played", Json.arr(played.stream().map(each -> (Json) Json.of(each)).toList()))
        : json.with("failed", Json.of(failed)).with("reason", Json.of(reason));
  }

  Bout withShares(List<Double> exact) {
    return new Bout(index, bots, places, exact, moves, micros, failed, reason, points, played);
  }

  private static Json whole(List<Integer> values) {
    return Json.arr(values.stream().map(value -> (Json) Json.of(value)).toList());
  }

  /** The bout of which this is the JSON, or null if it is something else. */
  static @Nullable Bout read(Json json) {
    if (!(json instanceof Json.Obj bout) || !(bout.get("index") instanceof Json.Num index)) {
      return null;
    }
    List<Double> shares = numbers(bout.get("shares"));
    Integer failed = bout.get("failed") instanceof Json.Num seat ? (int) seat.value() : null;
    String reason = bout.get("reason") instanceof Json.Text(String text) ? text : "";
    Bout read =
        new Bout(
            (int) index.value(),
            ints(bout.get("bots")),
            ints(bout.get("places")),
            shares,
            ints(bout.get("moves")),
            ints(bout.get("micros")),
            failed,
            reason,
            ints(bout.get("points")),
            texts(bout.get("played")));
    int seats = read.bots.size();
    boolean whole =
        seats > 0
            && read.places.size() == seats
            && shares.size() == seats
            && read.moves.size() == seats
            && read.micros.size() == seats;
    return whole ? read : null;
  }

  private static List<Double> numbers(@Nullable Json json) {
    List<Double> numbers = new ArrayList<>();
    if (json instanceof Json.Arr(List<Json> items)) {
      for (Json item : items) {
        if (item instanceof Json.Num(double value)) {
          numbers.add(value);
        }
      }
    }
    return numbers;
  }

  private static List<String> texts(@Nullable Json json) {
    List<String> texts = new ArrayList<>();
    if (json instanceof Json.Arr(List<Json> items)) {
      for (Json item : items) {
        if (item instanceof Json.Text(String text)) {
          texts.add(text);
        }
      }
    }
    return texts;
  }

  private static List<Integer> ints(@Nullable Json json) {
    return numbers(json).stream().map(value -> (int) (double) value).toList();
  }

  /** How seat one fared against the other: 1 better, 0 worse, else a half. */
  double score(int one, int other) {
    int difference = places.get(other) - places.get(one);
    return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
  }
}
