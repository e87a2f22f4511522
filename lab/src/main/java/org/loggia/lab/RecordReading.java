package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.records.RecordFile;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Texts;

/** Records that people name on the command line: read and replayed, or complained about. */
final class RecordReading {
  private RecordReading() {}

  static GameRecord read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new Complaint("There is no file " + file + ".");
    }
    try {
      return switch (RecordFile.read(file)) {
        case Answer.Yes<GameRecord>(GameRecord record) -> record;
        case Answer.No<GameRecord>(var refusal) ->
            throw new Complaint(file + " is no record. " + Texts.of("core").say(refusal));
      };
    } catch (IOException e) {
      throw new Complaint(file + " cannot be read (" + Reason.of(e) + ").");
    }
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Match<P, M, V> replay(
      Game<P, M, V> title, GameRecord record, Luck luck) {
    return switch (Match.replay(title, record, luck)) {
      case Answer.Yes<Match<P, M, V>>(Match<P, M, V> match) -> match;
      case Answer.No<Match<P, M, V>>(var refusal) ->
          throw new Complaint(Texts.of(title.info().id()).say(refusal));
    };
  }
}
