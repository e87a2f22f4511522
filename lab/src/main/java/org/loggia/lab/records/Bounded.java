package org.loggia.lab.records;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads texts that nobody has measured yet: what is too large for a record is not kept. */
final class Bounded {
  static final int BUFFER = 1 << 16;
  private static final int LARGEST = 64 << 20;

  private Bounded() {}

  static String text(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(LARGEST + 1);
    if (bytes.length > LARGEST) {
      throw tooLarge();
    }
    try (Reader reader =
        new InputStreamReader(
            new ByteArrayInputStream(bytes), StandardCharsets.UTF_8.newDecoder())) {
      return reader.readAllAsString();
    }
  }

  /** The next line without its end, or null if there is none. */
  static @Nullable String line(BufferedReader reader) throws IOException {
    StringBuilder line = new StringBuilder();
    int next;
    while ((next = reader.read()) >= 0 && next != '\n') {
      if (line.length() == LARGEST) {
        throw tooLarge();
      }
      line.append((char) next);
    }
    return next < 0 && line.isEmpty() ? null : line.toString();
  }

  private static IOException tooLarge() {
    return new IOException("it is too large for a record");
  }
}
