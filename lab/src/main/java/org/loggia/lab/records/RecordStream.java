package org.loggia.lab.records;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.loggia.core.Answer;
import org.loggia.core.CoreCodecs;
import org.loggia.core.GameRecord;

/**
 * Records wherever they lie, one after the other and never all at once: a file with one ({@code
 * .json}), with one on each line ({@code .jsonl}), either of them compressed ({@code .gz}), a
 * {@code .zip} or {@code .tar} of such files, a folder of all these.
 */
public final class RecordStream {
  /** Is handed every record. */
  @FunctionalInterface
  public interface Reader {
    /**
     * @param name the file, with the number of the line where it has many
     * @return whether to go on
     */
    boolean read(String name, Answer<GameRecord> record) throws IOException;
  }

  private final Reader reader;
  private boolean wanted = true;

  private RecordStream(Reader reader) {
    this.reader = reader;
  }

  public static void each(Path place, Reader reader) throws IOException {
    new RecordStream(reader).place(place);
  }

  private void place(Path place) throws IOException {
    if (Files.isDirectory(place)) {
      for (Path file : filesIn(place)) {
        place(file);
      }
    } else if (wanted) {
      try (InputStream in = new BufferedInputStream(Files.newInputStream(place))) {
        content(place.toString(), place.getFileName().toString(), in);
      }
    }
  }

  /** What may hold records, {@code azul-2.json} before {@code azul-10.json}. */
  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> Files.isDirectory(file) || mayHoldRecords(file.getFileName().toString()))
          .sorted(Comparator.comparing(file -> file.getFileName().toString(), Names.COUNTED))
          .toList();
    }
  }

  private static boolean mayHoldRecords(String file) {
    return file.matches(".*\\.(jsonl?(\\.gz)?|zip|tar(\\.gz)?|tgz)");
  }

  private void content(String name, String file, InputStream in) throws IOException {
    if (file.endsWith(".gz") || file.endsWith(".tgz")) {
      String inner = file.replaceFirst("\\.tgz$", ".tar").replaceFirst("\\.gz$", "");
      content(name, inner, new BufferedInputStream(new GZIPInputStream(in)));
    } else if (file.endsWith(".zip")) {
      zip(name, in);
    } else if (file.endsWith(".tar")) {
      new Tar(in).each((entry, content) -> entry(name, entry, content));
    } else if (file.endsWith(".jsonl")) {
      lines(name, in);
    } else {
      wanted = wanted && reader.read(name, read(Bounded.text(in)));
    }
  }

  private void zip(String name, InputStream in) throws IOException {
    ZipInputStream archive = new ZipInputStream(in, StandardCharsets.UTF_8);
    ZipEntry entry;
    while (wanted && (entry = archive.getNextEntry()) != null) {
      if (!entry.isDirectory()) {
        entry(name, entry.getName(), archive);
      }
    }
  }

  /**
   * @return whether to go on
   */
  private boolean entry(String archive, String entry, InputStream content) throws IOException {
    if (mayHoldRecords(entry)) {
      content(archive + "/" + entry, entry, content);
    }
    return wanted;
  }

  private void lines(String name, InputStream in) throws IOException {
    BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()), Bounded.BUFFER);
    String line;
    for (int number = 1; wanted && (line = Bounded.line(lines)) != null; number++) {
      if (!line.isBlank()) {
        wanted = reader.read(name + ":" + number, read(line));
      }
    }
  }

  private static Answer<GameRecord> read(String text) {
    return Answer.reading(() -> CoreCodecs.RECORD.parse(text));
  }
}
