package org.loggia.server.keeping;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.loggia.server.log.Place;
import org.loggia.server.log.Transfer;
import org.loggia.server.log.Transfer.Moved;
import org.loggia.server.log.Unusable;

/**
 * All tables as they are at one moment, in one file that is a database itself. The server may go on
 * meanwhile. A file bears its name only when it is whole and on the disk.
 */
final class Backup {
  private static final String HALF = ".half";

  private Backup() {}

  static String write(Place from, Path file) {
    if (Files.exists(file)) {
      throw new Unusable("There is a file " + file + " already: choose another name.", null);
    }
    Path half = file.resolveSibling(file.getFileName() + HALF);
    try {
      from.mustExist();
      SqliteFile.delete(half); // one that was cut short is of no use
      Moved moved = Transfer.all(from, Place.of(half));
      SqliteFile.close(half);
      onDisk(half);
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
      return "%d tables with %d entries are in %s (%d kB)."
          .formatted(moved.tables(), moved.entries(), file, Files.size(file) / 1_000);
    } catch (IOException failed) {
      SqliteFile.delete(half);
      throw Unusable.because(file.toString(), failed);
    } catch (RuntimeException failed) {
      SqliteFile.delete(half);
      throw failed;
    }
  }

  private static void onDisk(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }
}
