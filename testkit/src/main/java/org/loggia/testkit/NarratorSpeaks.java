package org.loggia.testkit;

import java.util.List;
import java.util.Map;
import org.loggia.core.Move;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/**
 * (l3) Whatever a seat sees can be told in words and sketched in characters, in every language,
 * without gaps and within the width of the paper.
 */
final class NarratorSpeaks implements Clause {
  private static final int WIDTH = 80;

  @Override
  public String letter() {
    return "l3";
  }

  @Override
  public String promise() {
    return "every view can be told and sketched";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    Map<String, Phrasebook> books = Texts.whole(trial.contract());
    trial.watch(
        () ->
            moment -> {
              if (moment.nowAndThen(4) || moment.isOver()) {
                for (int seat : Observers.of(trial.setup())) {
                  V view = moment.position().view(seat);
                  books.forEach((language, book) -> speak(moment, view, book, language));
                }
              }
            });
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void speak(
      Moment<P, M, V> moment, V view, Phrasebook book, String language) {
    moment.spend(2);
    Narrator<V> narrator = moment.trial().game().narrator();
    String who = "seat " + view.seat() + " in " + language;
    List<Phrase> sentences = narrator.tell(view);
    if (sentences.isEmpty()) {
      throw moment.broken(who + " is told nothing");
    }
    for (Phrase sentence : sentences) {
      String said = Said.inWords(book, sentence);
      if (Said.hasGap(said)) {
        throw moment.broken(who + " is told with a gap: " + said + " from " + sentence);
      }
    }
    String sketch = narrator.sketch(view, new Pen(book, Texts::seatName, false, WIDTH));
    if (!sketch.endsWith("\n") || sketch.indexOf('\t') >= 0 || sketch.indexOf('\u001b') >= 0) {
      throw moment.broken(who + " gets a sketch that is not made of plain lines:\n" + sketch);
    }
    for (String line : sketch.split("\n", -1)) {
      if (line.codePointCount(0, line.length()) > WIDTH) {
        throw moment.broken(who + " gets a line wider than " + WIDTH + ": " + line);
      }
      if (Said.hasGap(line)) {
        throw moment.broken(who + " gets a sketch with a gap: " + line);
      }
    }
    String coloured = narrator.sketch(view, new Pen(book, Texts::seatName, true, WIDTH));
    if (!coloured.replaceAll("\u001b\\[[0-9;]*m", "").equals(sketch)) {
      throw moment.broken(who + " gets another sketch in colours:\n" + coloured + sketch);
    }
  }
}
