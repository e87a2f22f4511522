package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;

/**
 * Some colours, each any number of times: what dice show, which of them are kept, where exchanged
 * points go. Four bits a colour, so that two equal choices are one number.
 */
public record Symbols(int bits) {
  static final Symbols NONE = new Symbols(0);

  /** No more than there are white dice. */
  static final int MOST = 8;

  private static final int BITS = 4;
  private static final int MASK = 15;
  private static final int ONE_OF_EACH = 0x111111;

  static int one(int colour) {
    return 1 << (BITS * colour);
  }

  static int count(int bits, int colour) {
    return bits >>> (BITS * colour) & MASK;
  }

  /** Of each colour that is there {@link #one}. */
  static int present(int bits) {
    return (bits | bits >>> 1 | bits >>> 2 | bits >>> 3) & ONE_OF_EACH;
  }

  /**
   * The place of the colour that one symbol is of: {@code colour(one(colour))} is the colour again.
   */
  static int colour(int one) {
    return Integer.numberOfTrailingZeros(one) / BITS;
  }

  /** In how many ways some of them can be picked, none and all among them. */
  static int parts(int bits) {
    int ways = bits + ONE_OF_EACH;
    return count(ways, 0)
        * count(ways, 1)
        * count(ways, 2)
        * count(ways, 3)
        * count(ways, 4)
        * count(ways, 5);
  }

  /** The k-th of these ways: a number whose digits run from none to all of a colour. */
  static int part(int bits, int k) {
    int part = 0;
    int rest = k;
    for (int colour = 0; rest != 0; colour++) {
      int digits = 1 + count(bits, colour);
      if (digits > 1) {
        int higher = rest / digits;
        part += one(colour) * (rest - higher * digits);
        rest = higher;
      }
    }
    return part;
  }

  /** All counts at once: pairs of nibbles make bytes, and the product adds up the bytes. */
  static int size(int bits) {
    int pairs = (bits & 0x0F0F0F) + (bits >>> BITS & 0x0F0F0F);
    return (pairs * 0x010101) >>> 16 & 0xFF;
  }

  /** Whether the whole has at least as many of each colour as the part. */
  static boolean covers(int whole, int part) {
    return missing(whole, part) == null;
  }

  /** The first colour of which the whole has too few, or null. */
  static @Nullable Colour missing(int whole, int part) {
    for (Colour colour : Colour.ALL) {
      if (count(part, colour.ordinal()) > count(whole, colour.ordinal())) {
        return colour;
      }
    }
    return null;
  }

  static Symbols of(Colour... colours) {
    return of(List.of(colours));
  }

  static Symbols of(List<Colour> colours) {
    if (colours.size() > MOST) {
      throw new Unreadable("at most " + MOST + " dice expected");
    }
    int bits = 0;
    for (Colour colour : colours) {
      bits += one(colour.ordinal());
    }
    return new Symbols(bits);
  }

  public int size() {
    return size(bits);
  }

  int count(Colour colour) {
    return count(bits, colour.ordinal());
  }

  /** Each colour as often as it is in here, in the order of the columns. */
  public List<Colour> colours() {
    List<Colour> colours = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      for (int i = count(colour); i > 0; i--) {
        colours.add(colour);
      }
    }
    return colours;
  }

  /** The colours with blanks between them; nothing for none. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Colour colour : colours()) {
      text.append(text.isEmpty() ? "" : " ").append(colour.word());
    }
    return text.toString();
  }

  /** As many colours as there are words left. */
  static Symbols read(Tokens tokens) {
    List<Colour> colours = new ArrayList<>();
    while (tokens.hasNext()) {
      colours.add(Worded.read(Colour.ALL, tokens.next("a colour")));
    }
    return of(colours);
  }
}
