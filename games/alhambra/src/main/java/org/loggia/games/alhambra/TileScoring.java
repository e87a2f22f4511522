package org.loggia.games.alhambra;

import org.loggia.core.Journal;

/** What palaces bring: majorities, in which whoever ties shares, and walls. */
final class TileScoring {
  private TileScoring() {}

  static void score(TileSide side, Scoring scoring, Journal journal) {
    for (int column = 0; column < Colour.COUNT; column++) {
      int[] built = side.tiles.built(column);
      for (int figure = 0; figure < built.length; figure++) {
        scoreTiles(side, scoring, column, built, figure, journal);
      }
    }
    for (int seat = 0; seat < side.table.seats; seat++) { // H16.4: Carlo has no walls
      scoreWall(side, scoring, seat, journal);
    }
  }

  private static void scoreTiles(
      TileSide side, Scoring scoring, int column, int[] built, int figure, Journal journal) {
    int points = points(scoring, column, built, figure);
    if (points > 0) {
      side.position.sheet.add(figure, scoring.ordinal(), column, built[figure], points);
      if (journal.on()) {
        journal.tell(
            new AlhambraEvent.TilesScored(
                side.table.seat(figure),
                side.table.name(figure),
                scoring,
                Colour.ALL[column],
                1 + place(built, figure),
                built[figure],
                points));
      }
    }
  }

  /** H15.2 */
  private static void scoreWall(TileSide side, Scoring scoring, int seat, Journal journal) {
    int wall = Outline.longestWall(side.tiles.palaces[seat]);
    if (wall > 0) {
      side.position.sheet.add(seat, scoring.ordinal(), ScoreSheet.EXTRA, wall, wall);
      if (journal.on()) {
        journal.tell(new AlhambraEvent.WallScored(seat, scoring, wall));
      }
    }
  }

  /** H15.1: whoever ties adds up what the places bring that they take together, and divides it. */
  static int points(Scoring scoring, int column, int[] built, int figure) {
    if (built[figure] == 0) {
      return 0;
    }
    int place = place(built, figure);
    int tied = 0;
    int together = 0;
    for (int other : built) {
      if (other == built[figure]) {
        together += scoring.points(place + tied, column);
        tied++;
      }
    }
    return together / tied;
  }

  /** The place of a figure, the first being 0: so many have more. */
  private static int place(int[] built, int figure) {
    int place = 0;
    for (int other : built) {
      place += other > built[figure] ? 1 : 0;
    }
    return place;
  }
}
