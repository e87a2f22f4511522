package org.loggia.lab;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.json.Json;
import org.loggia.lab.pebbles.Pebbles;
import org.loggia.lab.show.Terminal;

/** The lab with one tiny title, among pipes: what was typed goes in, everything shown comes out. */
final class LabDesk {
  private final Path keep;
  private String typed = "";
  private boolean live;
  private int width = 80;
  private List<Game<?, ?, ?>> games = List.of(new Pebbles());

  LabDesk(Path keep) {
    this.keep = keep;
  }

  /** With these titles instead of the tiny one. */
  LabDesk with(List<Game<?, ?, ?>> titles) {
    games = titles;
    return this;
  }

  LabDesk typing(String... lines) {
    typed = String.join("\n", lines) + (lines.length == 0 ? "" : "\n");
    return this;
  }

  /** As if a person sat at a terminal without colours. */
  LabDesk live() {
    live = true;
    return this;
  }

  LabDesk width(int columns) {
    width = columns;
    return this;
  }

  Answer run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new StringReader(typed),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            live,
            false,
            () -> width);
    int exitCode = new Lab(new House(games, terminal, keep)).run(args);
    return new Answer(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** What a run left behind. */
  record Answer(int exitCode, String out, String err) {
    String lastLine() {
      return out.lines().reduce("", (_, line) -> line);
    }

    Json.Obj json() {
      return (Json.Obj) Json.read(lastLine());
    }
  }
}
