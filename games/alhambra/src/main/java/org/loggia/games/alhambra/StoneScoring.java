package org.loggia.games.alhambra;

import org.loggia.core.Journal;

/** What stones and point chips bring. */
final class StoneScoring {
  private StoneScoring() {}

  static void score(StoneSide side, Scoring scoring, Journal journal) {
    for (int column = 0; column < Colour.COUNT; column++) {
      scoreColumn(side, scoring, column, journal);
    }
    for (int figure = 0; figure < side.table.figures; figure++) {
      scoreChips(side, scoring, figure, journal);
    }
  }

  /** H8.2: no two stones have the same rank, so nothing is ever shared. */
  private static void scoreColumn(StoneSide side, Scoring scoring, int column, Journal journal) {
    for (int place = 0; place < Math.min(scoring.places(), side.table.figures); place++) {
      int figure = side.tracks.ranked(column, place);
      int height = side.tracks.height(column, figure);
      if (height > 0) {
        int points = scoring.points(place, column);
        side.position.sheet.add(figure, scoring.ordinal(), column, height, points);
        if (journal.on()) {
          journal.tell(
              new AlhambraEvent.StoneScored(
                  side.table.seat(figure),
                  side.table.name(figure),
                  scoring,
                  Colour.ALL[column],
                  place + 1,
                  height,
                  points));
        }
      }
    }
  }

  /** H9.1: point chips score every time. */
  private static void scoreChips(StoneSide side, Scoring scoring, int figure, Journal journal) {
    int count = side.chips.pointChips(figure);
    int points = side.chips.points(figure);
    if (points > 0) {
      side.position.sheet.add(figure, scoring.ordinal(), ScoreSheet.EXTRA, count, points);
      if (journal.on()) {
        journal.tell(
            new AlhambraEvent.ChipsScored(
                side.table.seat(figure), side.table.name(figure), scoring, count, points));
      }
    }
  }
}
