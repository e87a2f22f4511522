package org.loggia.lab.play;

import java.io.IOException;
import java.nio.file.Path;
import org.loggia.core.GameRecord;
import org.loggia.lab.records.RecordFile;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Terminal;

/**
 * Keeps a game that is left early, however it is left: by quitting, at the end of the input, or
 * because somebody pressed Ctrl-C or closed the window.
 */
final class Keeping {
  private final Path file;
  private final String resume;
  private final Terminal terminal;

  /** The last state worth keeping; read by the thread that ends the process. */
  private volatile GameRecord latest;

  private final Thread onInterrupt = new Thread(this::interrupted, "keep the game");

  /**
   * @param resume what to type to go on
   */
  Keeping(Path file, String resume, Terminal terminal, GameRecord begun) {
    this.file = file;
    this.resume = resume;
    this.terminal = terminal;
    this.latest = begun;
  }

  void watch() {
    Runtime.getRuntime().addShutdownHook(onInterrupt);
  }

  /**
   * @return false if the process is ending already, so that the game is being kept right now
   */
  boolean unwatch() {
    try {
      return Runtime.getRuntime().removeShutdownHook(onInterrupt);
    } catch (IllegalStateException endingAlready) {
      return false;
    }
  }

  void note(GameRecord record) {
    latest = record;
  }

  private void interrupted() {
    terminal.line("");
    leave();
  }

  /** Keeps an unfinished game and says how to go on with it. */
  void leave() {
    if (latest.entries().size() <= 1) {
      terminal.line("Nothing was played, so nothing is kept. Good-bye!");
    } else if (write()) {
      terminal.line("The game is kept. To go on with it:");
      terminal.line("  " + resume);
    }
    terminal.flush();
  }

  /** Keeps a finished game and says how to look at it again. */
  void finish() {
    if (write()) {
      terminal.line("To see it again: ./loggia lab replay " + quoted(file));
    }
    terminal.flush();
  }

  private boolean write() {
    try {
      RecordFile.write(file, latest);
      return true;
    } catch (IOException e) {
      terminal.aside("The game cannot be kept in " + file + " (" + Reason.of(e) + ").\n");
      return false;
    }
  }

  /** As a shell wants a path that may have blanks in it. */
  static String quoted(Path path) {
    String text = path.toString();
    return text.matches("[\\w@%+=:,./-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
