package org.loggia.games.azul;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.loggia.core.Choices;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/**
 * The legal moves, without looking for them one by one: what may be taken of a colour is every
 * source that has it with every line that is open to it. Ordered by colour, source and line.
 *
 * <p>The position says what there is to choose from whenever that changes. From then on everything
 * is answered from a few numbers in here. {@link AzulRefusals} says the same in plain words, and
 * the tests hold the two together.
 */
final class AzulChoices implements Choices<AzulMove> {
  private static final int SOURCES = Sources.MOST_DISPLAYS + 1;
  private static final int DESTINATIONS = Board.LINES + 1;

  /**
   * Every take and every place there is, made once. As moves, not as takes: in the browser reading
   * an array of a class is a cast, which looks into the move.
   */
  private static final AzulMove[] TAKES = takes();

  private static final AzulMove[] PLACES = places();

  /** The n-th bit that is set in a number of ten bits. */
  private static final byte[] NTH_BIT = nthBits();

  /**
   * By the lines that are open and a number among the takes of one colour: which of its sources,
   * times eight, and the line. A table, because dividing keeps a processor waiting.
   */
  private static final byte[] SPLIT = splits();

  private int count;

  /** What is on offer; see {@link Sources}. None while a column is to be chosen. */
  private long sources;

  /** The lines that are open to each colour; see {@link Board#open}. */
  private long open;

  /** How many takes there are up to each colour: of it and of the colours before it. */
  private long upTo;

  /** The row that a column is to be chosen for, and the columns, as bits from 0. */
  private int row;

  private int columns;

  // The take that was picked last.

  private int source;
  private int colour;
  private int line;

  /** From now on: what is on offer, by so many sources a colour, to the lines of this board. */
  void take(long onOffer, long offers, Board board) {
    sources = onOffer;
    open = board.open();
    upTo = Tiles.upTo(Tiles.product(offers, board.ways()));
    count = Tiles.count(upTo, Colour.COUNT - 1);
  }

  /** From now on: one of these columns for this row. */
  void place(int newRow, int newColumns) {
    sources = 0;
    row = newRow;
    columns = newColumns;
    count = Integer.bitCount(newColumns);
  }

  /** From now on: nothing. */
  void end() {
    sources = 0;
    columns = 0;
    count = 0;
  }

  void copyFrom(AzulChoices other) {
    count = other.count;
    sources = other.sources;
    open = other.open;
    upTo = other.upTo;
    row = other.row;
    columns = other.columns;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public AzulMove get(int k) {
    Objects.checkIndex(k, count);
    return sources != 0 ? take(k) : PLACES[Wall.SIZE * (row - 1) + NTH_BIT[columns << 4 | k]];
  }

  /**
   * Whether this is the take that was picked last, so that source, colour and line are at hand. A
   * random game is a tenth faster if it need not wait until they are fetched from the move.
   */
  @SuppressWarnings("ReferenceEquality") // an equal take that is another one is looked into
  boolean isPicked(AzulMove move) {
    return move == TAKES[number(colour, source, line)];
  }

  int source() {
    return source;
  }

  int colour() {
    return colour;
  }

  int line() {
    return line;
  }

  @Override
  public boolean contains(AzulMove move) {
    return switch (move) {
      case Take(int from, Colour of, int to) ->
          (Tiles.count(sources, of.ordinal()) >>> from & 1) != 0
              && ((Tiles.count(open, of.ordinal()) | 1) >>> to & 1) != 0;
      case Place(int to, int column) -> to == row && (columns >>> (column - 1) & 1) != 0;
    };
  }

  @Override
  public List<AzulMove> list() {
    return sources != 0 ? listTakes() : Choices.super.list();
  }

  /** Finds colour, source and line of the k-th take by arithmetic alone. */
  private AzulMove take(int k) {
    long thisAndLater = Tiles.above(upTo, k);
    int at = Long.numberOfTrailingZeros(thisAndLater);
    int rank = k - ((int) (upTo << Tiles.BITS >>> at) & Tiles.FIELD);
    int from = (int) (sources >>> at) & Tiles.FIELD;
    int to = (int) (open >>> at) & Tiles.FIELD;
    int split = SPLIT[to << 5 | rank];
    source = NTH_BIT[from << 4 | split >> 3];
    colour = Colour.COUNT - Long.bitCount(thisAndLater);
    line = split & 7;
    return TAKES[number(colour, source, line)];
  }

  /** Where a take lies among {@link #TAKES}. */
  private static int number(int colour, int source, int line) {
    return colour << 7 | source << 3 | line;
  }

  /**
   * The legal takes by their numbers in {@link #TAKES}. For each colour of each source six numbers
   * are written, and those that do not count are overwritten by the next: what a processor cannot
   * guess costs more than what it does in vain.
   */
  private Listed listTakes() {
    short[] numbers = new short[count + DESTINATIONS];
    int n = 0;
    for (long rest = sources; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int of = at / Tiles.BITS;
      int first = number(of, at - Tiles.BITS * of, 0);
      int to = Tiles.count(open, of) | 1;
      for (int i = 0; i < DESTINATIONS; i++) {
        numbers[n + i] = (short) (first + NTH_BIT[to << 4 | i]);
      }
      n += Integer.bitCount(to);
    }
    return new Listed(numbers, count);
  }

  /** Takes listed by number: references would cost the garbage collector more than the finding. */
  private static final class Listed extends AbstractList<AzulMove> implements RandomAccess {
    private final short[] numbers;
    private final int size;

    Listed(short[] numbers, int size) {
      this.numbers = numbers;
      this.size = size;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public AzulMove get(int k) {
      return TAKES[numbers[Objects.checkIndex(k, size)]];
    }
  }

  private static AzulMove[] takes() {
    AzulMove[] takes = new AzulMove[number(Colour.COUNT, 0, 0)];
    for (Colour colour : Colour.ALL) {
      for (int source = 0; source < SOURCES; source++) {
        for (int line = 0; line < DESTINATIONS; line++) {
          takes[number(colour.ordinal(), source, line)] = new Take(source, colour, line);
        }
      }
    }
    return takes;
  }

  private static AzulMove[] places() {
    AzulMove[] places = new AzulMove[Wall.SIZE * Wall.SIZE];
    for (int i = 0; i < places.length; i++) {
      places[i] = new Place(1 + i / Wall.SIZE, 1 + i % Wall.SIZE);
    }
    return places;
  }

  private static byte[] splits() {
    byte[] splits = new byte[1 << (Board.LINES + 6)];
    for (int open = 0; open < 1 << DESTINATIONS; open += 2) {
      int to = open | 1;
      int lines = Integer.bitCount(to);
      for (int rank = 0; rank < SOURCES * lines; rank++) {
        splits[open << 5 | rank] = (byte) ((rank / lines) << 3 | NTH_BIT[to << 4 | rank % lines]);
      }
    }
    return splits;
  }

  private static byte[] nthBits() {
    byte[] nth = new byte[1 << (SOURCES + 4)];
    for (int bits = 0; bits < 1 << SOURCES; bits++) {
      int n = 0;
      for (int rest = bits; rest != 0; rest &= rest - 1) {
        nth[bits << 4 | n++] = (byte) Integer.numberOfTrailingZeros(rest);
      }
    }
    return nth;
  }
}
