package org.loggia.games.kensington;

/**
 * What a building promises: a guess of what it will have become at the end. In hundredths of a
 * point, as whole numbers, so that it is the same wherever it is computed.
 */
final class Worth {
  static final int POINT = 100;

  private static final int OPEN_WINDOW = 55;
  private static final int OPEN_DOOR = 110;

  /** Ragged buildings take few tiles: for each floor that a step is higher than this. */
  private static final int EASY_STEP = 2;

  private static final int STEEP = 30;

  /** Roofs are few, so beyond some open columns each costs a little. */
  private static final int ROOFS_TO_COME = 6;

  private static final int TOO_OPEN = 25;
  private static final int OPEN_TO_A_COLOUR = 40;

  /** Closing a column lower than this wastes its roof, while there is time to build higher. */
  private static final int LOW = 3;

  private static final int CLOSED_LOW = 70;

  private Worth() {}

  /**
   * @param hurry whether the game is about to end, so that only what is done counts
   */
  static int of(Building building, boolean hurry) {
    Score score = Score.of(building);
    int points = POINT * score.points();
    return hurry ? points : points + promise(building);
  }

  private static int promise(Building building) {
    int promise = 0;
    int open = 0;
    boolean yellow = false;
    boolean black = false;
    for (int column = building.lo; column <= building.hi; column++) {
      if (building.isClosed(column)) {
        promise -= CLOSED_LOW * Math.max(0, LOW - level(building, column));
      } else {
        open++;
        promise += windowsAndDoors(building, column);
        yellow |= building.need[Front.YELLOW.touch][column] == 1;
        black |= building.need[Front.BLACK.touch][column] == 1;
        if (column > building.lo && !building.isClosed(column - 1)) {
          int step = Math.abs(building.height(column) - building.height(column - 1));
          promise -= STEEP * Math.max(0, step - EASY_STEP);
        }
      }
    }
    // One after the other: compiled to JavaScript, a sum in brackets loses them, and its last bit.
    promise += yellow ? OPEN_TO_A_COLOUR : 0;
    promise += black ? OPEN_TO_A_COLOUR : 0;
    return promise - TOO_OPEN * Math.max(0, open - ROOFS_TO_COME);
  }

  private static int windowsAndDoors(Building building, int column) {
    int worth = 0;
    for (int row = 0; row < building.height(column); row++) {
      int code = building.cell(column, row);
      if (code == Front.YELLOW.code || code == Front.BLACK.code) {
        worth += OPEN_WINDOW;
      } else if (code == Front.DOOR.code) {
        worth += OPEN_DOOR;
      }
    }
    return worth;
  }

  private static int level(Building building, int column) {
    int level = 0;
    for (int row = 0; row < building.height(column); row++) {
      level += building.cell(column, row) == Front.ROOF.code ? 0 : 1;
    }
    return level;
  }
}
