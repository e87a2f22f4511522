package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.lab.Fields.list;
import static org.loggia.lab.Fields.number;
import static org.loggia.lab.Fields.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.json.Json;

class ArenaCommandTest {
  /** A player of Pebbles in one line of shell: one pebble is always legal. */
  private static final String MODEST = "exec:while read question; do echo take 1; done";

  @TempDir Path keep;

  private Json.Obj arena(String bots, String... more) {
    List<String> args = new ArrayList<>(List.of("arena", "pebbles", "--json", "--bots", bots));
    args.addAll(List.of("--option", "heap=12", "--option", "limit=3"));
    args.addAll(List.of(more));
    LabDesk.Answer answer = new LabDesk(keep).run(args.toArray(new String[0]));
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    return answer.json();
  }

  private static Json.Obj bot(Json.Obj json, int bot) {
    return (Json.Obj) list(json, "bots").get(bot);
  }

  /** Everything but how long it took. */
  private static String outcome(Json.Obj json) {
    List<String> bots = new ArrayList<>();
    for (Json bot : list(json, "bots").items()) {
      bots.add(((Json.Obj) bot).without("ms_per_move").write());
    }
    return json.without("bots").write() + bots;
  }

  @Test
  void searchBeatsChance() {
    Json.Obj json = arena("mcts:300it,uniform", "--games", "60");

    assertThat(number(json, "games")).isEqualTo(60);
    assertThat(text(bot(json, 0), "bot")).isEqualTo("mcts:300it");
    assertThat(number(bot(json, 0), "games")).isEqualTo(60);
    assertThat(number(bot(json, 0), "share")).isGreaterThan(0.7);
    assertThat(number(bot(json, 0), "share") + number(bot(json, 1), "share")).isEqualTo(1);
    assertThat(number(bot(json, 0), "low")).isPositive();
    assertThat(number(bot(json, 0), "elo"))
        .isBetween(number(bot(json, 0), "low"), number(bot(json, 0), "high"));
    assertThat(number(bot(json, 1), "high")).isNegative();
  }

  @Test
  void aContestThatIsDecidedStops() {
    Json.Obj json = arena("mcts:300it,uniform", "--games", "5000", "--decide");

    assertThat(number(json, "games")).isBetween(10.0, 1_000.0);
    assertThat(json.get("decided")).isEqualTo(Json.of(true));
    Json.Obj pair = (Json.Obj) list(json, "pairs").get(0);
    assertThat(text(pair, "better")).isEqualTo("mcts:300it");
  }

  @ParameterizedTest(name = "{0} threads")
  @ValueSource(ints = {2, 5})
  void theOutcomeDoesNotDependOnTheNumberOfThreads(int threads) {
    String[] contest = {"--players", "3", "--games", "40", "--decide", "--threads"};
    Json.Obj alone = arena("mcts:50it,greedy,uniform", with(contest, "1"));

    assertThat(outcome(arena("mcts:50it,greedy,uniform", with(contest, "" + threads))))
        .isEqualTo(outcome(alone));
  }

  private static String[] with(String[] args, String last) {
    List<String> more = new ArrayList<>(List.of(args));
    more.add(last);
    return more.toArray(new String[0]);
  }

  @Test
  void aContestGoesOnWhereItWasInterrupted() throws IOException {
    Path log = keep.resolve("contest.jsonl");
    String whole = outcome(arena("greedy,uniform", "--games", "30"));

    arena("greedy,uniform", "--games", "12", "--log", log.toString());
    // As if the machine had stopped in the middle of a line.
    Files.writeString(log, "{\"index\":12,\"bo", StandardOpenOption.APPEND);
    Json.Obj resumed = arena("greedy,uniform", "--games", "30", "--log", log.toString());

    assertThat(outcome(resumed)).isEqualTo(whole);
    assertThat(Files.readAllLines(log)).hasSize(1 + 30 + 1);
    // Now there is nothing left to play.
    assertThat(outcome(arena("greedy,uniform", "--games", "30", "--log", log.toString())))
        .isEqualTo(whole);
    assertThat(Files.readAllLines(log)).hasSize(1 + 30 + 1);
  }

  @Test
  void theLogOfAnotherContestIsNotTouched() {
    Path log = keep.resolve("contest.jsonl");
    arena("greedy,uniform", "--games", "2", "--log", log.toString());

    LabDesk.Answer answer =
        new LabDesk(keep).run("arena", "pebbles", "--bots", "greedy,novice", "--log", "" + log);

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).isEqualTo(log + " holds another contest, or something else.\n");
  }

  @Test
  void lostGamesCanBeReplayed() throws IOException {
    Path log = keep.resolve("contest.jsonl");
    Path lost = keep.resolve("lost");
    arena("uniform,greedy", "--games", "20", "--log", log.toString());
    assertThat(Files.readAllLines(log).get(1)).contains("\"points\":[", "\"played\":[\"take ");
    // From the log alone, without playing anything again.
    Json.Obj json =
        arena("uniform,greedy", "--games", "20", "--log", "" + log, "--lost", "" + lost);

    try (Stream<Path> files = Files.list(lost)) {
      List<Path> records = files.toList();
      assertThat((double) records.size()).isEqualTo(20 * (1 - number(bot(json, 0), "share")));
      assertThat(records).isNotEmpty();
      LabDesk.Answer answer = new LabDesk(keep).run("replay", "" + records.getFirst());
      assertThat(answer.exitCode()).as(answer.err()).isZero();
    }
  }

  @Test
  void peopleGetATable() {
    LabDesk.Answer answer =
        new LabDesk(keep).run("arena", "pebbles", "--bots", "uniform,mcts:100it", "--games", "40");

    assertThat(answer.out())
        .contains("Pebbles, 2 seats: 40 games, seed 1", "Elo", "95 %", "ms a move")
        .containsPattern("mcts:100it +40 +\\d+\\.\\d\\d % +\\+\\d+ +[+-]\\d+ … [+]\\d+ +\\d")
        .containsPattern("(beats|and) ");
    assertThat(answer.err()).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProgramPlaysByLines() {
    Json.Obj json = arena(MODEST + ",greedy", "--games", "6", "--threads", "2");

    assertThat(number(bot(json, 0), "failures")).isZero();
    // Greed takes three times as much each time.
    assertThat(number(bot(json, 0), "share")).isZero();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProgramThatCrashesLosesAndTheReasonIsTold() {
    Json.Obj json = arena("exec:read q; echo ouch >&2; exit 3,uniform", "--games", "4");

    assertThat(number(bot(json, 0), "failures")).isEqualTo(4);
    assertThat(number(bot(json, 0), "share")).isZero();
    assertThat(number(bot(json, 1), "share")).isEqualTo(1);
    assertThat(list(bot(json, 0), "reasons").items())
        .containsExactly(Json.of("crashed (exit code 3), saying: ouch"));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "exec:no-such-program | crashed (exit code 127)",
        "exec:sleep 100 | did not answer within 300 ms",
        "exec:while read q; do echo dance; done | answered \"dance\", which is no legal move",
        "exec:while read q; do echo take 9; done | answered \"take 9\", which is no legal move: P2",
        "exec:while read q; do echo; done | answered \"\", which is no legal move",
        "exec:yes | tr -d '\\n' | answered an endless line"
      })
  @DisabledOnOs(OS.WINDOWS)
  void aProgramThatFailsLosesWithTheReason(String programAndReason) {
    int bar = programAndReason.lastIndexOf(" | ");
    String reason = programAndReason.substring(bar + 3);
    int patience = reason.contains("300 ms") ? 300 : 60_000;

    LabDesk.Answer answer =
        new LabDesk(keep)
            .run(
                "arena",
                "pebbles",
                "--bots",
                programAndReason.substring(0, bar) + ",uniform",
                "--games",
                "2",
                "--patience",
                "" + patience);

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("Lost 2 times: exec:", reason);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void amongThreeTheOthersWinWhenOneFails() {
    Json.Obj json = arena("exec:exit 1,uniform,greedy", "--players", "3", "--games", "3");

    assertThat(number(bot(json, 0), "share")).isZero();
    assertThat(number(bot(json, 1), "share")).isEqualTo(0.5);
    assertThat(number(bot(json, 2), "share")).isEqualTo(0.5);
    assertThat(number(bot(json, 0), "elo")).isNegative();
  }
}
