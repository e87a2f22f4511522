package org.loggia.server.log;

import java.nio.file.FileSystemException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A database that cannot be used, and why: one sentence for the host. */
public final class Unusable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Unusable(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** Says what is wrong with this place, if we know the trouble; else repeats what was said. */
  public static Unusable because(String place, Throwable failed) {
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof Unusable told) {
        return told;
      }
      String sentence = known(place, cause);
      if (sentence != null) {
        return new Unusable(sentence, failed);
      }
    }
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String said = String.valueOf(root.getMessage()).strip().lines().findFirst().orElse("");
    return new Unusable(place + " cannot be used: " + said, failed);
  }

  private static @Nullable String known(String place, Throwable cause) {
    String said = String.valueOf(cause.getMessage());
    if (cause instanceof FileSystemException) {
      return said.contains("No space left") ? full(place) : unwritable(place);
    }
    if (!(cause instanceof SQLException sql)) {
      return null;
    }
    String state = String.valueOf(sql.getSQLState());
    if (state.startsWith("08")) {
      return "The database at " + place + " does not answer: is it running, and is the name right?";
    }
    return switch (state) {
      case "28P01", "28000" -> "The database at " + place + " refuses this user or password.";
      case "3D000" -> "There is no database " + place + ": create it first.";
      case "53100" -> full(place);
      default -> knownOfSqlite(place, said);
    };
  }

  private static @Nullable String knownOfSqlite(String place, String said) {
    if (said.contains("SQLITE_NOTADB")) {
      return place + " is no log of Loggia: it is something else, or damaged.";
    }
    if (said.contains("SQLITE_CORRUPT")) {
      return place + " is damaged. It was not changed; a backup can be restored.";
    }
    if (said.contains("SQLITE_READONLY")
        || said.contains("SQLITE_CANTOPEN")
        || said.contains("SQLITE_PERM")) {
      return unwritable(place);
    }
    if (said.contains("SQLITE_FULL") || said.contains("SQLITE_IOERR_WRITE")) {
      return full(place);
    }
    if (said.contains("SQLITE_IOERR")) {
      return "The disk with " + place + " cannot be read or written.";
    }
    if (said.contains("SQLITE_BUSY") || said.contains("SQLITE_LOCKED")) {
      return "Somebody else is using " + place + ": stop the server first.";
    }
    return null;
  }

  private static String unwritable(String place) {
    return place + " cannot be written: is the folder read-only, missing, or somebody else's?";
  }

  private static String full(String place) {
    return "There is no room left on the disk for " + place + ": what was stored before is safe.";
  }
}
