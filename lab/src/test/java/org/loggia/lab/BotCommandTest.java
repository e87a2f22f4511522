package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;
import org.loggia.lab.pebbles.Pebbles;
import org.loggia.lab.show.Terminal;

class BotCommandTest {
  @TempDir Path keep;

  /** The lab as a program, with the tiny title. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      Lab lab = new Lab(new House(List.of(new Pebbles()), Terminal.ofProcess(), Path.of("unused")));
      System.exit(lab.run(args));
    }
  }

  private List<String> answers(String... questions) {
    LabDesk.Answer answer =
        new LabDesk(keep).typing(questions).run("bot", "pebbles", "--level", "expert");
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    return answer.out().lines().toList();
  }

  @Test
  void aPositionIsAnsweredByAMove() {
    assertThat(answers("{\"position\":\"heap 2; taken 4 4\",\"budget\":\"50it\",\"seed\":1}"))
        .containsExactly("take 2");
  }

  @Test
  void aViewIsAnsweredByAMove() {
    String view =
        new Pebbles()
            .codecs()
            .view()
            .text(
                new Pebbles()
                    .notation()
                    .readPosition("heap 2; taken 4 4", java.util.Map.of())
                    .orThrow()
                    .view(0));
    assertThat(
            answers("{\"view\":" + view + "}", "", "{\"game\":\"pebbles\",\"view\":" + view + "}"))
        .containsExactly("take 2", "take 2");
  }

  @Test
  void wrongQuestionsAreAnsweredAndTheBotGoesOn() {
    assertThat(
            answers(
                "nonsense",
                "[]",
                "{}",
                "{\"position\":\"rock 3\"}",
                "{\"position\":\"heap 0; taken 5 5\"}",
                "{\"game\":\"chess\",\"position\":\"heap 2\"}",
                "{\"position\":\"heap 2\",\"budget\":\"5\"}",
                "{\"position\":\"heap 2\",\"seed\":\"x\"}",
                "{\"position\":\"heap 1\"}"))
        .satisfiesExactly(
            answer -> assertThat(answer).startsWith("! "),
            answer -> assertThat(answer).isEqualTo("! an object expected"),
            answer -> assertThat(answer).isEqualTo("! a view or a position expected"),
            answer -> assertThat(answer).startsWith("! position: core.unreadable"),
            answer -> assertThat(answer).startsWith("! "),
            answer -> assertThat(answer).isEqualTo("! this bot plays pebbles, not chess"),
            answer -> assertThat(answer).startsWith("! budget: "),
            answer -> assertThat(answer).startsWith("! seed: "),
            answer -> assertThat(answer).isEqualTo("take 1"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theBotOfOneLabPlaysInTheArenaOfAnother() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String program =
        "exec:"
            + java
            + " -cp '"
            + System.getProperty("java.class.path")
            + "' '"
            + Program.class.getName()
            + "' bot pebbles --level uniform";

    LabDesk.Answer answer =
        new LabDesk(keep)
            .run(
                "arena",
                "pebbles",
                "--bots",
                program + ",mcts:200it",
                "--games",
                "6",
                "--json",
                "--threads",
                "1",
                "--patience",
                "60000");

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    Json.Obj other = (Json.Obj) Fields.list(answer.json(), "bots").get(0);
    assertThat(Fields.number(other, "failures")).as(answer.out()).isZero();
    assertThat(Fields.number(other, "games")).isEqualTo(6);
  }
}
