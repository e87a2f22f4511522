package org.loggia.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.loggia.core.GameRecord;
import org.loggia.lab.records.RecordFile;
import org.loggia.lab.records.Recording;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Terminal;

/** Tells of a game that broke, and keeps it as a record up to the move before. */
final class FaultReport {
  private final House house;

  FaultReport(House house) {
    this.house = house;
  }

  /** What to say of a fault of our own; what only we can read goes into a file. */
  String tell(Throwable fault) {
    return "Something broke in here, which is our fault: " + kept(fault);
  }

  private String kept(Throwable fault) {
    StringWriter details = new StringWriter();
    fault.printStackTrace(new PrintWriter(details));
    Path file = house.keep().resolve("fault.txt");
    String message = fault.getMessage();
    String words = message == null ? "it says nothing about itself" : message;
    try {
      Files.createDirectories(house.keep());
      Files.writeString(file, details.toString());
      return words + " (the details are in " + file + ")";
    } catch (IOException e) {
      return words;
    }
  }

  /**
   * @param recording the broken game, played as far as it goes
   * @param seed of the run
   * @param index of the game in the run; people count from one, as the files of record do
   * @param gameSeed the game's own
   */
  void tell(Recording<?, ?, ?> recording, long seed, int index, long gameSeed, Throwable cause) {
    Terminal terminal = house.terminal();
    String id = recording.game().info().id();
    terminal.aside(
        "Game %d of %s broke (run seed %d, its own seed %d): %s\n"
            .formatted(index + 1, id, seed, gameSeed, kept(cause)));
    GameRecord record = recording.soFar();
    if (record == null) {
      terminal.aside("It breaks in its set-up, so there is no record of it.\n");
      return;
    }
    Path file = house.keep().resolve(id + "-broken-" + seed + "-" + (index + 1) + ".json");
    try {
      RecordFile.write(file, record);
      terminal.aside(
          "Its last move is \"%s\". The game before it is kept in %s\n"
              .formatted(recording.lastTried(), file));
    } catch (IOException e) {
      terminal.aside("Its record cannot be kept in %s: %s\n".formatted(file, Reason.of(e)));
    }
  }
}
