package org.loggia.lab.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * A contest on paper: its question on the first line, then each bout on a line of its own as soon
 * as it is over. Whoever asks the same question with the same file goes on where it stopped.
 */
public final class ArenaLog {
  private final @Nullable Path file;
  private final List<Bout> bouts = new ArrayList<>();

  private ArenaLog(@Nullable Path file) {
    this.file = file;
  }

  /** Nothing is kept. */
  public static ArenaLog none() {
    return new ArenaLog(null);
  }

  /**
   * @return null if the file holds something else than this contest
   */
  public static @Nullable ArenaLog open(Path file, Contest<?, ?, ?> contest) throws IOException {
    String question = question(contest).write();
    ArenaLog log = new ArenaLog(file);
    if (!Files.exists(file) || Files.size(file) == 0) {
      Path parent = file.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      log.append(question);
      return log;
    }
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    if (!lines.getFirst().equals(question)) {
      return null;
    }
    for (String line : lines.subList(1, lines.size())) {
      Bout bout = read(line);
      if (bout != null) {
        log.bouts.add(bout);
      }
    }
    // A line that was cut off in the middle stays what it is; the next one begins on its own.
    if (!Files.readString(file).endsWith("\n")) {
      log.append("");
    }
    return log;
  }

  private static @Nullable Bout read(String line) {
    try {
      return Bout.read(Json.read(line));
    } catch (Unreadable cutOff) {
      return null;
    }
  }

  /** What makes two contests the same; how many games are wanted is not part of it. */
  private static Json.Obj question(Contest<?, ?, ?> contest) {
    Map<String, Json> options = new LinkedHashMap<>();
    contest.setup().options().forEach((id, value) -> options.put(id, Json.of(value)));
    Json.Obj question =
        Json.obj("game", Json.of(contest.game().info().id()))
            .with("revision", Json.of(contest.game().info().revision()))
            .with("players", Json.of(contest.setup().seats()))
            .with("first", Json.of(contest.setup().first()))
            .with("options", Json.obj(options))
            .with(
                "bots",
                Json.arr(contest.names().stream().map(name -> (Json) Json.of(name)).toList()))
            .with("budget", Json.of(contest.allowance().write()))
            .with("seed", Json.of(Long.toString(contest.seed())));
    return contest.setup().data().isEmpty()
        ? question
        : question.with("data", Json.obj(contest.setup().data()));
  }

  /** How many bouts it has from the first one on without a gap. */
  public int inOrder() {
    BitSet known = new BitSet();
    for (Bout bout : bouts) {
      known.set(bout.index());
    }
    return known.nextClearBit(0);
  }

  synchronized List<Bout> bouts() {
    return List.copyOf(bouts);
  }

  synchronized void add(Bout bout) {
    bouts.add(bout);
    if (file != null) {
      append(bout.json().write());
    }
  }

  private void append(String line) {
    if (file == null) {
      return;
    }
    try {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
