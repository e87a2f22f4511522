package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.lab.pebbles.Pebbles;
import org.loggia.lab.show.Terminal;

/** Ctrl-C can only be pressed on a process of its own. */
@DisabledOnOs(OS.WINDOWS)
class InterruptTest {
  private static final String IGNORED = "SigIgn:";

  /** Signal 2 is the second bit. */
  private static final long SIGINT = 0b10;

  @TempDir Path keep;

  /** The lab as a program, with the tiny title. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      Path keep = Path.of(args[0]);
      Lab lab = new Lab(new House(List.of(new Pebbles()), Terminal.ofProcess(), keep));
      System.exit(lab.run(Arrays.copyOfRange(args, 1, args.length)));
    }
  }

  @Test
  void ctrlCKeepsTheGameAndEndsWith130() throws IOException, InterruptedException {
    assumeFalse(isIgnored(), "whoever started these tests in the background ignores Ctrl-C");
    Process program = start("play", "pebbles", "--seed", "1");
    try (Reader screen = program.inputReader(StandardCharsets.UTF_8)) {
      readUntil(screen, "> ");
      program.outputWriter().append("take 2\n").flush();
      readUntil(screen, "> ");
      new ProcessBuilder("kill", "-INT", Long.toString(program.pid())).start().waitFor();

      assertThat(readUntil(screen, "\0")).contains("The game is kept.", "--resume", "--seed 1");
      assertThat(program.waitFor()).isEqualTo(130);
      assertThat(keep.resolve("pebbles-1.json")).content().contains("\"take 2\"");
    } finally {
      program.destroyForcibly();
    }
  }

  @Test
  void ctrlCEndsALongCommandWithWhatIsDone() throws IOException, InterruptedException {
    assumeFalse(isIgnored(), "whoever started these tests in the background ignores Ctrl-C");
    Process program = start("record", "pebbles", "--replay", "--games", "100000000");
    try (Reader screen = program.inputReader(StandardCharsets.UTF_8)) {
      readUntil(screen, "pebbles-20\"");
      new ProcessBuilder("kill", "-INT", Long.toString(program.pid())).start().waitFor();

      String rest = readUntil(screen, "\0");
      assertThat(program.waitFor()).isEqualTo(130);
      assertThat(rest).endsWith("}\n");
      assertThat(rest.lines().reduce((_, last) -> last).orElseThrow())
          .startsWith("{\"plies\":")
          .contains("\"result\":{\"ending\"");
    } finally {
      program.destroyForcibly();
    }
  }

  private Process start(String... command) throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-cp", System.getProperty("java.class.path")));
    line.addAll(List.of(Program.class.getName(), keep.toString()));
    line.addAll(List.of(command));
    return new ProcessBuilder(line).redirectErrorStream(true).start();
  }

  /** A program inherits from its parents which signals it does not hear; Linux says which. */
  private static boolean isIgnored() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return false;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith(IGNORED)) {
        return (Long.parseUnsignedLong(line.substring(IGNORED.length()).strip(), 16) & SIGINT) != 0;
      }
    }
    return false;
  }

  private static String readUntil(Reader screen, String end) throws IOException {
    StringBuilder text = new StringBuilder();
    int next;
    while (text.indexOf(end) < 0 && (next = screen.read()) >= 0) {
      text.append((char) next);
    }
    return text.toString();
  }
}
