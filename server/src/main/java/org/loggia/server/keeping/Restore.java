package org.loggia.server.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;
import org.loggia.server.log.Database;
import org.loggia.server.log.Place;
import org.loggia.server.log.Transfer;
import org.loggia.server.log.Transfer.Moved;
import org.loggia.server.log.Unusable;

/**
 * Brings a backup back, also one of an older version. What is wrong is found out on a copy: the
 * backup stays as it is, and what it replaces is put aside.
 */
final class Restore {
  private static final String COMING = ".coming";
  private static final String ASIDE = ".before-restore";

  private final Path backup;

  private Restore(Path backup) {
    this.backup = backup;
  }

  static String from(Path backup, Place to) {
    if (!Files.isRegularFile(backup)) {
      throw new Unusable("There is no backup " + backup + ".", null);
    }
    Restore restore = new Restore(backup);
    Path file = to.file();
    try {
      return file == null ? restore.intoDatabase(to) : restore.intoFile(file);
    } catch (IOException failed) {
      throw Unusable.because(to.name(), failed);
    }
  }

  private String intoFile(Path file) throws IOException {
    if (file.getParent() != null) {
      Files.createDirectories(file.getParent());
    }
    if (Files.exists(file)) {
      Place.of(file).mustNotBeInUse();
    }
    Path coming = file.resolveSibling(file.getFileName() + COMING);
    try {
      checkedCopy(coming);
      Path aside = putAside(file);
      Files.move(coming, file, StandardCopyOption.ATOMIC_MOVE);
      return "The tables of %s are in %s.%s"
          .formatted(
              backup, file, aside == null ? "" : " What was there before is in " + aside + ".");
    } finally {
      SqliteFile.delete(coming);
    }
  }

  private String intoDatabase(Place to) throws IOException {
    Path copy = Files.createTempDirectory("loggia-restore").resolve("loggia.db");
    try {
      checkedCopy(copy);
      Moved moved = Transfer.all(Place.of(copy), to);
      return "%d tables with %d entries are in %s."
          .formatted(moved.tables(), moved.entries(), to.name());
    } finally {
      SqliteFile.delete(copy);
      Files.delete(copy.getParent());
    }
  }

  /** A copy that is sound, a log of ours, and of today's version. */
  private void checkedCopy(Path copy) throws IOException {
    SqliteFile.delete(copy);
    Files.copy(backup, copy);
    try {
      Place place = Place.of(copy);
      place.mustBeSound();
      Database.mend(place).close();
      SqliteFile.close(copy);
    } catch (Unusable told) {
      // Whoever reads it knows the backup, not our copy of it.
      throw new Unusable(told.sentence().replace(copy.toString(), backup.toString()), told);
    }
  }

  /** Where the log is now that lay here; null if there was none. */
  private static @Nullable Path putAside(Path file) throws IOException {
    if (!Files.exists(file)) {
      return null;
    }
    Path aside = file.resolveSibling(file.getFileName() + ASIDE);
    for (int n = 2; Files.exists(aside); n++) {
      aside = file.resolveSibling(file.getFileName() + ASIDE + "-" + n);
    }
    return Files.move(file, aside, StandardCopyOption.ATOMIC_MOVE);
  }
}
