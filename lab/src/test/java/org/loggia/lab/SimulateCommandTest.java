package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.loggia.lab.Fields.list;
import static org.loggia.lab.Fields.number;
import static org.loggia.lab.Fields.object;
import static org.loggia.lab.Fields.text;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.json.Json;

class SimulateCommandTest {
  @TempDir Path keep;

  private LabDesk.Answer simulate(String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "simulate";
    args[1] = "pebbles";
    args[2] = "--json";
    System.arraycopy(more, 0, args, 3, more.length);
    return new LabDesk(keep).run(args);
  }

  private static Json.Obj seat(Json.Obj json, int seat) {
    return (Json.Obj) list(json, "seats").get(seat);
  }

  @Test
  void aGameWithOnePebbleIsOneMoveOfTheSeatThatBegins() {
    Json.Obj json = simulate("--option", "heap=1", "--first", "1", "--games", "50").json();

    assertThat(number(json, "games")).isEqualTo(50);
    assertThat(number(json, "moves")).isEqualTo(1);
    assertThat(number(json, "branching")).isEqualTo(1);
    assertThat(number(json, "longest")).isEqualTo(1);
    assertThat(seat(json, 0)).hasToString(seatJson(0, 0, 0));
    assertThat(seat(json, 1)).hasToString(seatJson(1, 0, 1));
    assertThat(number(json, "shared")).isZero();
    assertThat(object(json, "ends").write()).isEqualTo("{\"last-taken\":1,\"last-stolen\":0}");
    assertThat(object(json, "metrics").write()).isEqualTo("{\"greedy-takes\":0}");
  }

  private static String seatJson(int points, int sd, int share) {
    return Json.obj("points", Json.of(points), "sd", Json.of(sd), "share", Json.of(share))
        .toString();
  }

  @Test
  void sharesPointsAndTheirSpreadAreThoseOfACoinToss() {
    Json.Obj json = simulate("--option", "heap=1", "--games", "4000").json();

    double mean = number(seat(json, 0), "points");
    assertThat(mean).isCloseTo(0.5, within(0.03));
    assertThat(number(seat(json, 1), "points")).isCloseTo(1 - mean, within(1e-6));
    assertThat(number(seat(json, 0), "share")).isEqualTo(mean);
    assertThat(number(seat(json, 0), "sd"))
        .isCloseTo(Math.sqrt(mean * (1 - mean) * 4000 / 3999), within(1e-6));
  }

  @Test
  void aVictoryOfTwoCountsHalfForEachAndIsCountedAsShared() {
    // Three pebbles taken one by one with a magpie about: in a quarter of the games it steals the
    // last one when both hold one, and nothing tells them apart.
    Json.Obj json =
        simulate(
                "--option",
                "heap=3",
                "--option",
                "limit=1",
                "--option",
                "magpie=on",
                "--first",
                "0",
                "--games",
                "4000")
            .json();

    double stolen = number(object(json, "ends"), "last-stolen");
    assertThat(stolen).isCloseTo(0.25, within(0.03));
    assertThat(number(json, "shared")).isEqualTo(stolen);
    double shares = number(seat(json, 0), "share") + number(seat(json, 1), "share");
    assertThat(shares).isCloseTo(1, within(1e-6));
  }

  @Test
  void theMeterOfTheTitleIsHeard() {
    Json.Obj json = simulate("--option", "heap=40", "--policy", "greedy", "--games", "10").json();

    assertThat(number(object(json, "metrics"), "greedy-takes")).isEqualTo(20);
    assertThat(number(json, "moves")).isEqualTo(20);
  }

  @ParameterizedTest(name = "{0} threads")
  @ValueSource(ints = {2, 3, 8})
  void theOutcomeDoesNotDependOnTheNumberOfThreads(int threads) {
    List<String> alone = outcome(1);

    assertThat(outcome(threads)).isEqualTo(alone);
    assertThat(alone).hasSizeGreaterThan(10);
  }

  private List<String> outcome(int threads) {
    Json.Obj json =
        simulate(
                "--players",
                "3",
                "--option",
                "heap=30",
                "--option",
                "magpie=on",
                "--option",
                "bets=on",
                "--games",
                "1000",
                "--seed",
                "42",
                "--threads",
                "" + threads)
            .json();
    List<String> timing =
        List.of("threads", "seconds", "seconds_cpu", "games_per_cpu_s", "moves_per_cpu_s");
    return json.fields().entrySet().stream()
        .filter(field -> !timing.contains(field.getKey()))
        .map(field -> field.getKey() + "=" + field.getValue().write())
        .toList();
  }

  @Test
  void anotherSeedGivesOtherGames() {
    String[] table = {"--option", "heap=30", "--games", "100", "--seed"};
    Json.Obj one = simulate(with(table, "1")).json();
    Json.Obj other = simulate(with(table, "2")).json();

    assertThat(number(other, "moves")).isNotEqualTo(number(one, "moves"));
  }

  private static String[] with(String[] args, String last) {
    String[] more = Arrays.copyOf(args, args.length + 1);
    more[args.length] = last;
    return more;
  }

  @Test
  void timeIsMeasuredInCpuSeconds() {
    Json.Obj json = simulate("--games", "2000").json();

    assertThat(number(json, "seconds_cpu")).isPositive();
    assertThat(number(json, "games_per_cpu_s"))
        .isCloseTo(2000 / number(json, "seconds_cpu"), within(2000.0));
  }

  @Test
  void peopleGetATableAndAmongPipesNoProgressBar() {
    LabDesk.Answer answer =
        new LabDesk(keep).run("simulate", "pebbles", "--games", "100", "--first", "0");

    assertThat(answer.exitCode()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out())
        .contains("Pebbles, 2 seats: 100 games by uniform, seed 1")
        .containsPattern("Seat 1 +\\d\\.\\d{3} +\\d\\.\\d{3} +\\d+\\.\\d\\d %")
        .contains("the last pebble was taken", "takes of more than one", "CPU second");
  }

  @Test
  void aGameThatBreaksIsReportedAndKept() {
    LabDesk.Answer answer = simulate("--option", "heap=30", "--option", "trap=7", "--games", "500");

    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .contains("Game ", " of pebbles broke (run seed 1, its own seed ", "the trap snapped")
        .doesNotContain("\tat ");
    Path kept = Path.of(answer.err().lines().toList().getLast().replaceFirst(".* kept in ", ""));
    LabDesk.Answer replay = new LabDesk(keep).run("replay", kept.toString(), "--json");
    assertThat(replay.exitCode()).isZero();
    assertThat(text(replay.json(), "position")).matches("heap [89]; .*");
  }

  @Test
  void theBrokenGameThatIsReportedIsTheFirstOnAnyNumberOfThreads() {
    String alone = simulate("--option", "trap=3", "--games", "2000", "--threads", "1").err();
    String together = simulate("--option", "trap=3", "--games", "2000", "--threads", "4").err();

    assertThat(together).isEqualTo(alone);
  }
}
