package org.loggia.games.azul;

/**
 * One player's board: pattern lines, floor line, wall and score, in a few numbers. Line n has n
 * spaces; line 0 is the floor line, which has no space of that kind, so that what is put there
 * falls.
 */
final class Board {
  static final int LINES = 5;
  static final int FLOOR = 0;
  static final int FLOOR_SPACES = 7;

  /** What the floor line costs, by the number of its spaces that are taken. */
  private static final int[] PENALTY = {0, 1, 2, 4, 6, 8, 11, 14};

  /** On the floor line a tile is its colour and 1; this is the starting player's marker. */
  static final int MARKER = Colour.COUNT + 1;

  /** Each line has as much room as its number says: three bits a line. */
  private static final int ALL_ROOM = 1 << 3 | 2 << 6 | 3 << 9 | 4 << 12 | 5 << 15;

  private static final int EACH_LINE = 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12 | 1 << 15;

  /** Seven tiles of colour 0 on the floor line: three bits an item. */
  private static final int EACH_SPACE = 1 | 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12 | 1 << 15 | 1 << 18;

  int score;

  /** Points for tiles so far. */
  int gained;

  /** Penalties so far, also what could not be taken from a score of zero. */
  int lost;

  /** Spaces of the floor line that were paid for so far. */
  int paid;

  /** Free spaces of each line, three bits a line. */
  private int room = ALL_ROOM;

  /** The colour of each line that is not empty, three bits a line. */
  private int colours;

  /** The lines that each colour may go to, the floor line aside: one bit a line. */
  private long open = ((1 << (LINES + 1)) - 2) * Tiles.EACH;

  /** How many lines those are, with the floor line. */
  private long ways = (LINES + 1) * Tiles.EACH;

  /** The rows that have each colour already, one bit a row. */
  private long barred;

  /** The filled cells of the wall. */
  private int wall;

  /** The cells of the wall that each colour has. */
  private final int[] cells = new int[Colour.COUNT];

  /** The floor line from the left, three bits an item. */
  private int floor;

  private int floorSize;

  void copyFrom(Board other) {
    score = other.score;
    gained = other.gained;
    lost = other.lost;
    paid = other.paid;
    room = other.room;
    colours = other.colours;
    open = other.open;
    ways = other.ways;
    barred = other.barred;
    wall = other.wall;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      cells[colour] = other.cells[colour];
    }
    floor = other.floor;
    floorSize = other.floorSize;
  }

  // Pattern lines.

  /** The lines that each colour may go to besides the floor line, one bit a line. */
  long open() {
    return open;
  }

  /** How many lines each colour may go to, the floor line included. */
  long ways() {
    return ways;
  }

  int room(int line) {
    return (room >>> (3 * line)) & 7;
  }

  int tilesOn(int line) {
    return line - room(line);
  }

  /** Means something only if the line is not empty. */
  int colourOf(int line) {
    return (colours >>> (3 * line)) & 7;
  }

  /** Puts tiles on a line as far as it has room, and says how many fell. */
  int put(int colour, int tiles, int line) {
    int at = 3 * line;
    int free = (room >>> at) & 7;
    int placed = least(tiles, free);
    room -= placed << at;
    colours |= colour << at;
    // The line is closed to all other colours now, and to this one too if it is full.
    long stillOpen = Tiles.of(colour, (placed - free) >>> 31);
    ways += stillOpen - ((open >>> line) & Tiles.EACH);
    open = (open & ~(Tiles.EACH << line)) | (stillOpen << line);
    drop(colour + 1, tiles - placed);
    return tiles - placed;
  }

  /**
   * The lesser of two small numbers. In the browser {@link Math#min} is a branch, and how many
   * tiles find room is what a processor guesses wrong most often: a random game is 5 % faster
   * without.
   */
  private static int least(int a, int b) {
    int more = a - b;
    return b + (more & more >> 31);
  }

  /** The full lines, as bits at three times their number. */
  int fullLines() {
    return ~(room | room >>> 1 | room >>> 2) & EACH_LINE;
  }

  /** A line becomes empty and open to what its row does not have. */
  void empty(int line) {
    room += line << (3 * line);
    colours &= ~(7 << (3 * line));
    long opened = Tiles.EACH & ~(barred >>> line);
    ways += opened;
    open |= opened << line;
  }

  /** All tiles on the lines and on the wall. */
  long tiles() {
    long tiles = Tiles.NONE;
    for (int line = 1; line <= LINES; line++) {
      tiles += tilesOn(line) == 0 ? 0 : Tiles.of(colourOf(line), tilesOn(line));
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      tiles += Tiles.of(colour, Integer.bitCount(cells[colour]));
    }
    return tiles;
  }

  // Floor line.

  /** Lets items fall on the floor line, as many as there is room for. */
  void drop(int item, int count) {
    int kept = least(count, FLOOR_SPACES - floorSize);
    int items = item * (EACH_SPACE & ((1 << (3 * kept)) - 1));
    floor |= items << (3 * floorSize);
    floorSize += kept;
  }

  boolean hasMarker() {
    for (int space = 0; space < floorSize; space++) {
      if (floorItem(space) == MARKER) {
        return true;
      }
    }
    return false;
  }

  int floorSize() {
    return floorSize;
  }

  /** What lies on a space, counted from 0: a colour and 1, or the marker. */
  int floorItem(int space) {
    return (floor >>> (3 * space)) & 7;
  }

  /** The tiles on the floor line, without the marker. */
  long floorTiles() {
    long tiles = Tiles.NONE;
    for (int space = 0; space < floorSize; space++) {
      tiles += floorItem(space) == MARKER ? 0 : Tiles.of(floorItem(space) - 1, 1);
    }
    return tiles;
  }

  static int penalty(int spaces) {
    return PENALTY[spaces];
  }

  /** Pays for the floor line and clears it. */
  void payFloor() {
    int penalty = PENALTY[floorSize];
    lost += penalty;
    paid += floorSize;
    score -= least(score, penalty);
    floor = 0;
    floorSize = 0;
  }

  // Wall.

  int wall() {
    return wall;
  }

  int cellsOf(int colour) {
    return cells[colour];
  }

  /** The colour of the tile on a filled cell. */
  Colour colourAt(int row, int column) {
    int colour = 0;
    while ((cells[colour] & Wall.cell(row, column)) == 0) {
      colour++;
    }
    return Colour.ALL[colour];
  }

  /** The columns of a row that are free and do not have the colour yet, as bits from 0. */
  int columnsFor(int colour, int row) {
    return Wall.FULL_ROW & ~Wall.row(wall, row) & ~Wall.columnsUsed(cells[colour]);
  }

  void lay(int colour, int row, int column) {
    int cell = Wall.cell(row, column);
    wall |= cell;
    cells[colour] |= cell;
    long bar = Tiles.of(colour, 1) << row;
    barred |= bar;
    ways -= (open & bar) >>> row;
    open &= ~bar;
  }

  int fullColours() {
    int full = 0;
    for (int ofColour : cells) {
      full += Integer.bitCount(ofColour) == Wall.SIZE ? 1 : 0;
    }
    return full;
  }

  /** A8.3: what the wall brings at the end. */
  int bonus() {
    return Wall.POINTS_FOR_ROW * Wall.fullRows(wall)
        + Wall.POINTS_FOR_COLUMN * Wall.fullColumns(wall)
        + Wall.POINTS_FOR_COLOUR * fullColours();
  }
}
