package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.records.Breakage;
import org.loggia.lab.records.RecordStream;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Texts;

/** Records that people name on the command line: read and replayed, or complained about. */
final class RecordReading {
  /** What --help says of the places that are read. */
  static final String PLACES =
      "records: files (.json, .jsonl with one on each line, .gz), archives (.zip, .tar), folders";

  private RecordReading() {}

  /** Is shown each record that can be read. */
  interface Visitor {
    void visit(String name, GameRecord record) throws IOException;
  }

  /** The only record of a file. */
  static GameRecord read(Path file) {
    @Nullable GameRecord[] only = new @Nullable GameRecord[1];
    each(
        file,
        (name, answer) -> {
          if (only[0] != null) {
            throw new Complaint(file + " holds more than one record.");
          }
          only[0] = orComplain(name, answer);
          return true;
        });
    return Objects.requireNonNull(only[0], "a place without records is complained of");
  }

  /**
   * Goes through all of them, complaining of those that are none.
   *
   * @return how many there were that could not be read
   */
  static int each(House house, List<Path> places, Visitor visitor) {
    int[] bad = new int[1];
    for (Path place : places) {
      each(
          place,
          (name, answer) -> {
            try {
              visitor.visit(name, orComplain(name, answer));
            } catch (Complaint complaint) {
              bad[0]++;
              house.terminal().aside(complaint.sentence() + "\n");
            }
            return true;
          });
    }
    return bad[0];
  }

  private static void each(Path place, RecordStream.Reader reader) {
    if (!Files.exists(place)) {
      throw new Complaint("There is no file " + place + ".");
    }
    boolean[] found = new boolean[1];
    try {
      RecordStream.each(
          place,
          (name, answer) -> {
            found[0] = true;
            return reader.read(name, answer);
          });
      if (!found[0]) {
        throw new Complaint(place + " holds no records.");
      }
    } catch (IOException e) {
      throw new Complaint(place + " cannot be read (" + Reason.of(e) + ").");
    }
  }

  private static GameRecord orComplain(String name, Answer<GameRecord> answer) {
    return switch (answer) {
      case Answer.Yes<GameRecord>(GameRecord record) -> record;
      case Answer.No<GameRecord>(var refusal) ->
          throw new Complaint(name + " is no record. " + Texts.of("core").say(refusal));
    };
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Match<P, M, V> replay(
      Game<P, M, V> title, String name, GameRecord record, Luck luck) {
    return switch (Match.replay(title, record, luck)) {
      case Answer.Yes<Match<P, M, V>>(Match<P, M, V> match) -> match;
      case Answer.No<Match<P, M, V>>(var refusal) ->
          throw new Complaint(Breakage.of(title, record, refusal).sentence(name));
    };
  }
}
