package org.loggia.lab.records;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Entry;
import org.loggia.core.GameRecord;
import org.loggia.core.Result;
import org.loggia.core.json.Json;

/**
 * A record in a file: plain JSON, with one line for each entry so that people can read it and
 * version control can compare it.
 */
public final class RecordFile {
  private RecordFile() {}

  /** Replaces the file in one step, so that a half-written record is never found. */
  public static void write(Path file, GameRecord record) throws IOException {
    write(file, text(record));
  }

  static void write(Path file, String text) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(draft, text);
    Files.move(draft, file, REPLACE_EXISTING, ATOMIC_MOVE);
  }

  static String text(GameRecord record) {
    StringBuilder text = new StringBuilder();
    text.append("{\"game\":").append(Json.of(record.game()).write());
    text.append(",\"revision\":").append(record.revision());
    text.append(",\"setup\":").append(CoreCodecs.SETUP.text(record.setup()));
    text.append(",\n\"entries\":[\n");
    String comma = "";
    for (Entry entry : record.entries()) {
      text.append(comma).append(CoreCodecs.ENTRY.text(entry));
      comma = ",\n";
    }
    Result result = record.result();
    text.append("],\n\"result\":");
    text.append(result == null ? "null" : CoreCodecs.RESULT.text(result));
    return text.append("}\n").toString();
  }
}
