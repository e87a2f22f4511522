package org.loggia.games.azul;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.loggia.core.Choices;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/**
 * The legal moves, without looking for them one by one: what may be taken of a colour is every
 * source that has it with every line that is open to it. Ordered by colour, source and line.
 *
 * <p>AzulRefusals says the same in plain words, and the tests hold the two together.
 */
final class AzulChoices implements Choices<AzulMove> {
  private static final int SOURCES = Sources.MOST_DISPLAYS + 1;
  private static final int DESTINATIONS = Board.LINES + 1;

  /** Every take and every place there is, made once. */
  private static final Take[] TAKES = takes();

  private static final Place[] PLACES = places();

  /** The n-th bit that is set in a number of ten bits. */
  private static final byte[] NTH_BIT = nthBits();

  /** The top bit of each colour's field. */
  private static final long TOP = Sources.EACH_COLOUR << (Sources.BITS - 1);

  private final AzulPosition position;

  /**
   * For each colour in its field of {@link Sources#BITS} bits, how many takes there are of it and
   * of the colours before it; 0 if that was not counted yet.
   */
  private long upTo;

  /** The lines that are open to each colour, as of that counting. */
  private int open;

  AzulChoices(AzulPosition position) {
    this.position = position;
  }

  void forget() {
    upTo = 0;
  }

  @Override
  public int count() {
    if (position.phase == Phase.DRAFT) {
      return countTakes();
    }
    return position.phase == Phase.TILING ? Integer.bitCount(position.columns()) : 0;
  }

  @Override
  public AzulMove get(int k) {
    if (k < 0 || k >= count()) {
      throw new IndexOutOfBoundsException("no choice " + k + " of " + count());
    }
    return position.phase == Phase.DRAFT ? take(k) : place(k);
  }

  @Override
  public boolean contains(AzulMove move) {
    return position.why(move) == null;
  }

  @Override
  public List<AzulMove> list() {
    return position.phase == Phase.DRAFT ? listTakes() : Choices.super.list();
  }

  private int countTakes() {
    if (upTo == 0) {
      open = position.boards[position.turn].open();
      upTo = count(position.sources, open);
    }
    return (int) (upTo >>> (4 * Sources.BITS)) & Sources.FIELD;
  }

  private static long count(long sources, int lines) {
    long each =
        takes(sources, lines, 0)
            + takes(sources, lines, 1)
            + takes(sources, lines, 2)
            + takes(sources, lines, 3)
            + takes(sources, lines, 4);
    return each * Sources.EACH_COLOUR;
  }

  /** How many takes there are of a colour, in its field. */
  private static long takes(long sources, int lines, int colour) {
    int from = (int) (sources >>> (Sources.BITS * colour)) & Sources.FIELD;
    int to = (lines >>> (6 * colour)) & 63;
    long takes = (long) Integer.bitCount(from) * Integer.bitCount(to);
    return takes << (Sources.BITS * colour);
  }

  /** Finds colour, source and line of the k-th take by arithmetic alone. */
  private Take take(int k) {
    // With 2047 - k added, the top bit of a field is set if its count is above k.
    long above = (upTo + (2047 - k) * Sources.EACH_COLOUR) & TOP;
    int at = Long.numberOfTrailingZeros(above) - (Sources.BITS - 1);
    int rank = k - ((int) (upTo << Sources.BITS >>> at) & Sources.FIELD);
    int from = (int) (position.sources >>> at) & Sources.FIELD;
    int to = (open >>> (at >> 1)) & 63;
    int lines = Integer.bitCount(to);
    int nth = rank / lines;
    int source = NTH_BIT[from << 4 | nth];
    int line = NTH_BIT[to << 4 | (rank - nth * lines)];
    return TAKES[at * 5 + source * DESTINATIONS + line];
  }

  /**
   * The legal takes by their numbers in {@link #TAKES}. For each colour of each source six numbers
   * are written, and those that do not count are overwritten by the next: what a processor cannot
   * guess costs more than what it does in vain.
   */
  private Listed listTakes() {
    int count = countTakes();
    short[] numbers = new short[count + DESTINATIONS];
    int n = 0;
    for (long rest = position.sources; rest != 0; rest &= rest - 1) {
      int at = Long.numberOfTrailingZeros(rest);
      int colour = at / Sources.BITS;
      int first = DESTINATIONS * (at - (Sources.BITS - SOURCES) * colour);
      int to = (open >>> (6 * colour)) & 63;
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
      if (k < 0 || k >= size) {
        throw new IndexOutOfBoundsException("no choice " + k + " of " + size);
      }
      return TAKES[numbers[k]];
    }
  }

  private Place place(int k) {
    int columns = position.columns();
    return PLACES[Wall.SIZE * (position.rowToTile() - 1) + NTH_BIT[columns << 4 | k]];
  }

  private static Take[] takes() {
    Take[] takes = new Take[Colour.COUNT * SOURCES * DESTINATIONS];
    int n = 0;
    for (Colour colour : Colour.ALL) {
      for (int source = 0; source < SOURCES; source++) {
        for (int line = 0; line < DESTINATIONS; line++) {
          takes[n++] = new Take(source, colour, line);
        }
      }
    }
    return takes;
  }

  private static Place[] places() {
    Place[] places = new Place[Wall.SIZE * Wall.SIZE];
    for (int i = 0; i < places.length; i++) {
      places[i] = new Place(1 + i / Wall.SIZE, 1 + i % Wall.SIZE);
    }
    return places;
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
