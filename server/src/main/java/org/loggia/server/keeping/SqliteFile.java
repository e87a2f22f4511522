package org.loggia.server.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.loggia.server.log.Place;
import org.loggia.server.log.Unusable;

/** A SQLite database as a file that can be carried about. */
final class SqliteFile {
  /** Files that SQLite keeps beside a database while it is open. */
  private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

  private SqliteFile() {}

  /** Brings everything into the one file. */
  static void close(Path file) {
    Place.of(file).mustNotBeInUse();
  }

  static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
      for (String ending : BESIDE) {
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ending));
      }
    } catch (IOException failed) {
      throw Unusable.because(file.toString(), failed);
    }
  }
}
