package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is asked wrongly is answered by one clear sentence and exit code 2. */
class WrongQuestionsTest {
  @TempDir Path keep;

  static Stream<Arguments> questions() {
    return Stream.of(
        arguments("dance", "Unmatched argument at index 0: 'dance'"),
        arguments("simulate", "Missing required parameter: 'GAME'"),
        arguments("simulate chess", "There is no game \"chess\" here; there are: pebbles."),
        arguments("simulate pebbles --games many", "'many' is not a whole number"),
        arguments("simulate pebbles --games 0", "--games is 1 to 1000000000, not 0."),
        arguments("simulate pebbles --threads 0", "--threads is 1 to 1024, not 0."),
        arguments("simulate pebbles --seed x", "'x' is not a whole number"),
        arguments("simulate pebbles --players 9", "9 players"),
        arguments("simulate pebbles --option wings=on", "it has: heap, limit, bets, magpie, trap."),
        arguments("simulate pebbles --option heap", "--option wants NAME=VALUE, not \"heap\"."),
        arguments("simulate pebbles --option heap=0", "“heap” cannot be “0”"),
        arguments("simulate pebbles --first 2", "There is no seat 2: the seats are counted"),
        arguments("simulate pebbles --policy wise", "there are: uniform, greedy, novice, casual,"),
        arguments("simulate pebbles --policy mcts:5", "Nobody here plays \"mcts:5\""),
        arguments("simulate pebbles --budget 5s", "--budget wants something like 1000it or 50ms"),
        arguments("simulate pebbles --fast", "Unknown option: '--fast'"),
        arguments("arena pebbles", "Missing required option: '--bots=A,B…"),
        arguments("arena pebbles --bots uniform", "--bots wants 2 to 32 names"),
        arguments("arena pebbles --bots uniform,wise", "Nobody here plays \"wise\""),
        arguments("arena pebbles --bots uniform,uniform", "cannot play against itself"),
        arguments("arena pebbles --bots uniform,greedy --games 0", "--games is 1 to"),
        arguments("arena pebbles --bots uniform,greedy --budget x", "--budget wants something"),
        arguments("bot chess", "There is no game \"chess\" here"),
        arguments("bot pebbles --level wise", "Nobody here plays \"wise\""),
        arguments("perft pebbles", "Missing required option: '--depth=D'"),
        arguments("perft pebbles --depth -1", "--depth is 0 to 100, not -1."),
        arguments("perft pebbles --depth 1 --position heap_x", "heap expected, not 'x'"),
        arguments("perft pebbles --depth 1 --position rock_4", "'rock' means nothing here"),
        arguments("perft pebbles --depth 1 --position heap_4 --players 2", "its own players"),
        arguments("record pebbles", "--out wants a folder or a file for the records."),
        arguments(
            "record pebbles --out /dev/null/nowhere",
            "Nothing can be written to /dev/null/nowhere"),
        arguments("replay nowhere.json", "There is no file nowhere.json."),
        arguments("play", "Which game? There are: pebbles."),
        arguments("play pebbles --bots 1=wise", "Nobody here plays \"wise\""),
        arguments("play pebbles --bots 5=uniform", "There is no seat 5"),
        arguments("play pebbles --bots x=uniform", "--bots wants SEAT=BOT or one BOT"),
        arguments("play --resume nowhere.json", "There is no file nowhere.json."),
        arguments("rules chess", "There is no game \"chess\" here"),
        arguments("rules pebbles dragons", "say nothing about \"dragons\""));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("questions")
  void isAnsweredInOneSentence(String question, String sentence) {
    String[] args = question.split(" ");
    for (int i = 0; i < args.length; i++) {
      args[i] = args[i].replace('_', ' ');
    }
    LabDesk.Answer answer = new LabDesk(keep).run(args);

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains(sentence).doesNotContain("\tat ", "java.").endsWith("\n");
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.out()).isEmpty();
  }

  @Test
  void aFileThatIsNoRecordIsNamed() throws IOException {
    Path file = Files.writeString(keep.resolve("story.json"), "{\"once\": \"upon a time\"}");

    LabDesk.Answer answer = new LabDesk(keep).run("replay", file.toString());

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).startsWith(file + " is no record. That cannot be read: ");
  }

  @Test
  void aFileThatIsNoTextIsNamed() throws IOException {
    Path file = Files.write(keep.resolve("picture.json"), new byte[] {(byte) 0xff, (byte) 0xfe});

    LabDesk.Answer answer = new LabDesk(keep).run("replay", file.toString());

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).isEqualTo(file + " cannot be read (it is not text in UTF-8).\n");
  }

  @Test
  void helpIsNoWrongQuestion() {
    LabDesk.Answer answer = new LabDesk(keep).run("--help");

    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains(
            "games",
            "rules",
            "play",
            "simulate",
            "arena",
            "bot",
            "perft",
            "record",
            "replay",
            "bench",
            "load",
            "crash");
    assertThat(new LabDesk(keep).run("simulate", "--help").out())
        .contains("uniform, greedy, novice");
  }

  @ParameterizedTest
  @ValueSource(strings = {"load", "crash", "attack"})
  void withoutAServerThereIsNothingToWatch(String command) {
    LabDesk.Answer answer = new LabDesk(keep).run(command, "--game", "pebbles");

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).isEqualTo("There is no server to start: call this by ./loggia lab.\n");
  }

  @Test
  void theGamesAreListedWithSeatsAndOptions() {
    assertThat(new LabDesk(keep).run("games").out())
        .contains("pebbles: Pebbles, 2 to 3 players")
        .contains("--option heap=5  (1 to 5000)")
        .contains("--option bets=off  (on, off)");
  }
}
