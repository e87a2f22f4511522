package org.loggia.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which release this is: what stands in the file VERSION at the root of the repository. */
final class Release {
  private Release() {}

  static String version() {
    try (InputStream file = Release.class.getResourceAsStream("/loggia/VERSION")) {
      if (file == null) {
        throw new IllegalStateException("VERSION is packed into every build");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
