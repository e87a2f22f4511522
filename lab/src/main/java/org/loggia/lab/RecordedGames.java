package org.loggia.lab;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.records.OnlyRecorded;
import org.loggia.lab.show.Figures;
import org.loggia.lab.simulate.Recorded;
import org.loggia.lab.simulate.Summary;

/** Adds up the recorded games of one title, those with the same set-up together. */
final class RecordedGames<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final House house;
  private final Game<P, M, V> title;
  private final Map<Setup, Recorded<P, M, V>> bySetup = new LinkedHashMap<>();
  private final boolean detailed;
  private int unfinished;

  RecordedGames(House house, Game<P, M, V> title, boolean detailed) {
    this.house = house;
    this.title = title;
    this.detailed = detailed;
  }

  /**
   * @return how many could not be read
   */
  int read(List<Path> places) {
    int bad = RecordReading.each(house, places, this::add);
    if (unfinished > 0) {
      house
          .terminal()
          .aside(Figures.count(unfinished, "game was", "games were") + " not over and left out.\n");
    }
    if (bySetup.isEmpty()) {
      throw new Complaint("There are no finished games of " + title.info().id() + " there.");
    }
    return bad;
  }

  private void add(String name, GameRecord record) {
    Match<P, M, V> match = RecordReading.replay(title, name, record, OnlyRecorded.LUCK);
    if (match.isOver()) {
      bySetup
          .computeIfAbsent(record.setup(), setup -> new Recorded<>(title, setup, detailed))
          .add(match);
    } else {
      unfinished++;
    }
  }

  List<Summary> summaries() {
    return bySetup.values().stream().map(Recorded::summary).toList();
  }
}
