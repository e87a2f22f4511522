package org.loggia.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.jar.JarFile;

/**
 * What is packed.
 *
 * @param root the repository
 * @param time the date that every file bears, as in the jar
 */
record Release(Path root, String version, Instant time) {
  static Release of(Path root, Path jar) throws IOException {
    try (JarFile files = new JarFile(jar.toFile())) {
      Instant time = files.getEntry(JarFile.MANIFEST_NAME).getLastModifiedTime().toInstant();
      return new Release(root, Files.readString(root.resolve("VERSION")).strip(), time);
    }
  }

  static byte[] resource(String name) throws IOException {
    try (InputStream file = Release.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is packed into every build");
      }
      return file.readAllBytes();
    }
  }
}
