package org.loggia.lab.records;

import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Match;

/** How a game that was recorded is written down. */
public enum RecordForm {
  /** For people and version control: one line an entry. */
  FILE,

  /** One line a game. */
  LINE,

  /** As {@code replay --json} shows it. */
  REPLAY;

  /**
   * @param name of the record, where the form has one
   */
  public String text(Game<?, ?, ?> game, GameRecord record, String name) {
    return switch (this) {
      case FILE -> RecordFile.text(record);
      case LINE -> CoreCodecs.RECORD.text(record) + "\n";
      case REPLAY -> replay(game, record, name);
    };
  }

  private static String replay(Game<?, ?, ?> game, GameRecord record, String name) {
    StringBuilder lines = new StringBuilder();
    new ReplayLines<>(
            name,
            Match.replay(game, record, OnlyRecorded.LUCK).orThrow(),
            line -> lines.append(line).append('\n'))
        .write();
    return lines.toString();
  }
}
