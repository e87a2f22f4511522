package org.loggia.server.log;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Where a log lies: the address of a database, looked at from outside.
 *
 * @param url {@code jdbc:sqlite:…} or {@code jdbc:postgresql:…}
 */
public record Place(String url) {
  private static final String SQLITE = "jdbc:sqlite:";
  private static final int TRIES = 20;
  private static final long PAUSE_NANOS = 100_000_000;
  private static final String OTHERS_OF_POSTGRES =
      """
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """;

  public static Place of(Path file) {
    return new Place(SQLITE + file);
  }

  public boolean isFile() {
    return url.startsWith(SQLITE);
  }

  /** The SQLite file; null for PostgreSQL. */
  public @Nullable Path file() {
    return isFile() ? Path.of(url.substring(SQLITE.length())) : null;
  }

  /** How it is called in sentences: what stands behind a question mark may be a password. */
  public String name() {
    Path file = file();
    return file != null ? file.toString() : url.substring("jdbc:".length()).replaceAll("\\?.*", "");
  }

  /** Something that is read must be there: SQLite would make an empty one. */
  public void mustExist() {
    Path file = file();
    if (file != null && !Files.isRegularFile(file)) {
      throw new Unusable(
          "There is no log at " + file + ": is that the right folder, and is its disk mounted?",
          null);
    }
  }

  /**
   * Nobody else may have it open: a server knows what it has read, and would go on from there. One
   * that is just being stopped is waited for.
   */
  public void mustNotBeInUse() {
    for (int tries = 1; ; tries++) {
      try {
        mustBeAlone();
        return;
      } catch (Unusable inUse) {
        if (tries == TRIES) {
          throw inUse;
        }
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }

  /** To leave the mode in which servers write, SQLite must be alone with the file. */
  private void mustBeAlone() {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      if (isFile()) {
        statement.execute("PRAGMA busy_timeout=0");
        statement.execute("PRAGMA journal_mode=DELETE");
        return;
      }
      try (ResultSet others = statement.executeQuery(OTHERS_OF_POSTGRES)) {
        if (others.next() && others.getInt(1) > 0) {
          throw new Unusable("Somebody else is using " + name() + ": stop the server first.", null);
        }
      }
    } catch (SQLException failed) {
      throw Unusable.because(name(), failed);
    }
  }

  /** Reads every page of a file, as one that was cut short or overwritten does not show it. */
  public void mustBeSound() {
    if (!isFile()) {
      return;
    }
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA integrity_check(1)")) {
      if (!found.next() || !"ok".equals(found.getString(1))) {
        throw new Unusable(
            name() + " is damaged. It was not changed; a backup can be restored.", null);
      }
    } catch (SQLException failed) {
      throw Unusable.because(name(), failed);
    }
  }
}
