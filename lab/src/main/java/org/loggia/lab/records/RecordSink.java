package org.loggia.lab.records;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;

/** Where many records go, one after the other. */
public interface RecordSink extends AutoCloseable {
  /**
   * @param name of the record, such as {@code azul-17}
   */
  void put(String name, String text) throws IOException;

  @Override
  default void close() throws IOException {}

  /** Whether a place of this name is one file for all records. */
  static boolean isOneFile(Path place) {
    return place.toString().matches(".*\\.jsonl(\\.gz)?");
  }

  /** Onto a screen or into a pipe. */
  static RecordSink of(Consumer<String> out) {
    return (_, text) -> out.accept(text);
  }

  /** A file of its own for each. */
  static RecordSink folder(Path folder, String ending) {
    return (name, text) -> RecordFile.write(folder.resolve(name + ending), text);
  }

  /** One file with all of them, compressed if its name ends in {@code .gz}. */
  static RecordSink file(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    OutputStream plain = Files.newOutputStream(file);
    OutputStream out =
        file.toString().endsWith(".gz") ? new GZIPOutputStream(plain, 1 << 16) : plain;
    return new RecordSink() {
      @Override
      public void put(String name, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }

      @Override
      public void close() throws IOException {
        out.close();
      }
    };
  }
}
