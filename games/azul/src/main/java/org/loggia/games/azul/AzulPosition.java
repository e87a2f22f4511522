package org.loggia.games.azul;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/** An Azul table and the round of the rulebook: drafting, tiling the walls, dealing. */
public final class AzulPosition implements Position<AzulPosition, AzulMove, AzulView> {
  /** The marker lies in the centre, with no seat. */
  static final int IN_CENTRE = -1;

  final Setup setup;
  final int seats;
  final int displays;
  final boolean grey;
  final int mostRounds;

  Phase phase = Phase.START;
  int round;
  int turn;

  /** Who began this round; when its tiling is done, whoever begins the next one. */
  int starter;

  /** Who has the starting player's marker. */
  int marker = IN_CENTRE;

  long bag = Tiles.ALL;

  /**
   * The lid together with the floor lines: what lies on a floor line is on its way to the lid, and
   * gets there before anything is drawn.
   */
  long lid;

  /** The tiles of each source: first the centre, then the displays. */
  final long[] tiles;

  /** Which source has which colour; see {@link Sources}. */
  long sources;

  /** How many sources have each colour. */
  long offers;

  final Board[] boards;

  /** One of {@link Azul#ENDINGS} once it is over. */
  @Nullable String ending;

  private final AzulChoices choices = new AzulChoices();

  AzulPosition(Setup setup) {
    this(setup, setup.get(Azul.SIDE).equals(Azul.GREY), setup.get(Azul.ROUNDS));
  }

  private AzulPosition(Setup setup, boolean grey, int mostRounds) {
    this.setup = setup;
    this.grey = grey;
    this.mostRounds = mostRounds;
    seats = setup.seats();
    displays = Azul.displays(seats);
    tiles = new long[displays + 1];
    boards = new Board[seats];
    for (int seat = 0; seat < seats; seat++) {
      boards[seat] = new Board();
    }
  }

  // The round.

  @Override
  public void play(AzulMove move, Journal journal) {
    if (choices.isPicked(move)) {
      take(choices.source(), choices.colour(), choices.line(), journal);
    } else if (move instanceof Take take) {
      take(take.source(), take.colour().ordinal(), take.line(), journal);
    } else if (move instanceof Place place) {
      lay(rowToTile(), place.column(), journal);
      tileWalls(journal);
    }
  }

  @Override
  public void settle(Chance chance, Journal journal) {
    if (phase == Phase.START) { // A2.2: luck decides who begins, unless the table did
      starter = setup.first() == Seat.NOBODY ? chance.below(seats) : setup.first();
    }
    round++;
    turn = starter;
    marker = IN_CENTRE;
    phase = Phase.DRAFT;
    Deal.fill(this, chance, journal);
    offer();
  }

  /** A3: all tiles of a colour from one source go to one line, the rest goes to the centre. */
  private void take(int source, int colour, int line, Journal journal) {
    Board board = boards[turn];
    if (marker == IN_CENTRE && source == Sources.CENTRE) {
      takeMarker(board, journal);
    }
    long heap = tiles[source];
    int taken = Tiles.count(heap, colour);
    tiles[source] = Tiles.NONE;
    tiles[Sources.CENTRE] += heap - Tiles.of(colour, taken);
    leave(source, colour);
    if (journal.on()) {
      AzulReporter.took(this, source, heap, colour, line, journal);
    }
    lid += Tiles.of(colour, board.put(colour, taken, line));
    if (sources == 0) { // A3.9: the round's drafting is over
      phase = Phase.TILING;
      turn = nextStarter();
      tileWalls(journal);
    } else {
      turn = next(turn);
      offer();
    }
  }

  /** A3.3: the colour is gone from the source, its other colours lie in the centre. */
  private void leave(int source, int colour) {
    long here = Sources.at(sources, source);
    long left = here & ~Tiles.of(colour, 1);
    long others = Sources.without(sources, source);
    sources = others | left;
    offers += (left & ~others) - here;
  }

  private void offer() {
    choices.take(sources, offers, boards[turn]);
  }

  /** A3.4: before any tile of the same move, the marker takes a space of the floor line. */
  private void takeMarker(Board board, Journal journal) {
    if (journal.on()) {
      AzulReporter.tookMarker(this, journal);
    }
    marker = turn;
    board.drop(Board.MARKER, 1);
  }

  /** A4: from the next starting player on, each tiles the wall and pays for the floor line. */
  private void tileWalls(Journal journal) {
    do {
      if (!tileWall(boards[turn], journal)) {
        return; // A9.1: first a column must be chosen
      }
      payFloor(boards[turn], journal);
      turn = next(turn);
    } while (turn != nextStarter());
    endRound(journal);
  }

  /** A4.1: the full lines from top to bottom; false if one of them needs a decision. */
  private boolean tileWall(Board board, Journal journal) {
    for (int full = board.fullLines(); full != 0; full &= full - 1) {
      int row = Integer.numberOfTrailingZeros(full) / 3;
      int colour = board.colourOf(row);
      if (!grey) {
        lay(row, Wall.printedColumn(colour, row), journal);
      } else {
        int columns = board.columnsFor(colour, row);
        if (columns == 0) {
          dropLine(row, journal);
        } else if (Integer.bitCount(columns) == 1) {
          lay(row, 1 + Integer.numberOfTrailingZeros(columns), journal);
        } else {
          choices.place(row, columns);
          return false;
        }
      }
    }
    return true;
  }

  /** A4.1, A5: one tile goes to the wall and scores at once, the others of its line to the lid. */
  private void lay(int row, int column, Journal journal) {
    Board board = boards[turn];
    int colour = board.colourOf(row);
    board.lay(colour, row, column);
    board.empty(row);
    lid += Tiles.of(colour, row - 1);
    int across = Wall.across(board.wall(), row, column);
    int down = Wall.down(board.wall(), row, column);
    int points = Wall.points(across, down);
    board.gained += points;
    board.score += points;
    if (journal.on()) {
      journal.tell(
          new AzulEvent.TileScored(turn, row, column, Colour.ALL[colour], across, down, points));
    }
  }

  /** A9.5: a line whose colour has no column left falls as a whole. */
  private void dropLine(int row, Journal journal) {
    Board board = boards[turn];
    int colour = board.colourOf(row);
    if (journal.on()) {
      AzulReporter.lineFell(this, row, journal);
    }
    board.drop(colour + 1, row);
    board.empty(row);
    lid += Tiles.of(colour, row);
  }

  /** A6: once a round, after the gains, and never below zero. */
  private void payFloor(Board board, Journal journal) {
    if (journal.on()) {
      AzulReporter.paysFloor(this, journal);
    }
    board.payFloor();
  }

  /** A8: after the tiling of a round the game may be over; else the displays are filled again. */
  private void endRound(Journal journal) {
    starter = turn;
    choices.end();
    if (hasFullRow()) {
      over(Azul.ROW, journal);
    } else if (round >= mostRounds) {
      over(Azul.CAP, journal);
    } else if (bag + lid == Tiles.NONE) {
      over(Azul.NOTHING_DEALT, journal);
    } else {
      phase = Phase.DEAL;
    }
  }

  private void over(String how, Journal journal) {
    phase = Phase.OVER;
    ending = how;
    if (journal.on()) {
      AzulReporter.over(this, how, journal);
    }
  }

  // What the table says.

  boolean hasFullRow() {
    for (Board board : boards) {
      if (Wall.hasFullRow(board.wall())) {
        return true;
      }
    }
    return false;
  }

  /** What really lies in the lid. */
  long inLid() {
    long inLid = lid;
    for (Board board : boards) {
      inLid -= board.floorTiles();
    }
    return inLid;
  }

  /** Puts tiles on an empty source. */
  void fillSource(int source, long heap) {
    tiles[source] = heap;
    sources |= Tiles.colours(heap) << source;
    offers += Tiles.colours(heap);
  }

  /** After all has been laid out by hand: what can be chosen now. */
  void open() {
    if (phase == Phase.DRAFT) {
      offer();
    } else if (phase == Phase.TILING) {
      choices.place(rowToTile(), columns());
    }
  }

  /** A3.4: who has the marker begins the next round; if nobody took it, the same player again. */
  int nextStarter() {
    return marker == IN_CENTRE ? starter : marker;
  }

  int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** While a column is to be chosen: the row that it is for. */
  int rowToTile() {
    return Integer.numberOfTrailingZeros(boards[turn].fullLines()) / 3;
  }

  /** While a column is to be chosen: the columns that are legal, as bits from 0. */
  int columns() {
    int row = rowToTile();
    return boards[turn].columnsFor(boards[turn].colourOf(row), row);
  }

  /** The points of a seat as the track shows them: with the bonuses once it is over. */
  int points(int seat) {
    return boards[seat].score + (phase == Phase.OVER ? boards[seat].bonus() : 0);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int actor() {
    return phase.actor(turn);
  }

  @Override
  public Choices<AzulMove> legal() {
    return choices;
  }

  @Override
  public @Nullable Refusal why(AzulMove move) {
    return AzulRefusals.why(this, move);
  }

  @Override
  public Result result() {
    String how = ending;
    if (how == null) {
      throw new IllegalStateException("the game is not over");
    }
    return AzulScoring.result(this, how);
  }

  @Override
  public AzulView view(int seat) {
    return AzulViews.of(this, seat);
  }

  /** Nothing is secret: the bag has no order, and what is in it can be counted. */
  @Override
  public void imagine(int seat, Chance chance) {}

  @Override
  public AzulPosition copy() {
    AzulPosition copy = new AzulPosition(setup, grey, mostRounds);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(AzulPosition other) {
    choices.copyFrom(other.choices);
    phase = other.phase;
    round = other.round;
    turn = other.turn;
    starter = other.starter;
    marker = other.marker;
    bag = other.bag;
    lid = other.lid;
    System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
    sources = other.sources;
    offers = other.offers;
    for (int seat = 0; seat < seats; seat++) {
      boards[seat].copyFrom(other.boards[seat]);
    }
    ending = other.ending;
  }

  @Override
  public Map<String, Integer> census() {
    long all = bag + lid;
    for (long heap : tiles) {
      all += heap;
    }
    for (Board board : boards) {
      all += board.tiles();
    }
    Map<String, Integer> census = new LinkedHashMap<>();
    for (Colour colour : Colour.ALL) {
      census.put(colour.word(), Tiles.count(all, colour.ordinal()));
    }
    int markers = marker != IN_CENTRE && boards[marker].hasMarker() ? 0 : 1;
    for (Board board : boards) {
      markers += board.hasMarker() ? 1 : 0;
    }
    census.put("marker", markers);
    return census;
  }
}
