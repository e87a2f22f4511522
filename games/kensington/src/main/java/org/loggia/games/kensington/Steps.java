package org.loggia.games.kensington;

import java.util.Arrays;

/** Building steps that were found, each of one to three pieces (see {@link PieceCode}). */
final class Steps {
  static final int MOST_PIECES = 3;

  private static final int NO_PIECE = -1;

  int count;
  private int[] pieces = new int[64 * MOST_PIECES];

  void clear() {
    count = 0;
  }

  void add(int piece) {
    add(piece, NO_PIECE, NO_PIECE);
  }

  /** Adds a joint step unless it is there already: its tiles can be found in any order. */
  void addOnce(int... joined) {
    Arrays.sort(joined);
    int first = joined[0];
    int second = joined[1];
    int third = joined.length > 2 ? joined[2] : NO_PIECE;
    for (int step = count - 1; step >= 0 && size(step) > 1; step--) {
      int at = step * MOST_PIECES;
      if (pieces[at] == first && pieces[at + 1] == second && pieces[at + 2] == third) {
        return;
      }
    }
    add(first, second, third);
  }

  private void add(int first, int second, int third) {
    int at = count * MOST_PIECES;
    if (at == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * at);
    }
    pieces[at] = first;
    pieces[at + 1] = second;
    pieces[at + 2] = third;
    count++;
  }

  int size(int step) {
    int at = step * MOST_PIECES;
    return pieces[at + 1] == NO_PIECE ? 1 : pieces[at + 2] == NO_PIECE ? 2 : MOST_PIECES;
  }

  int piece(int step, int index) {
    return pieces[step * MOST_PIECES + index];
  }

  /** Puts the step in another place of the list, to forget some of them in one go. */
  void move(int from, int to) {
    System.arraycopy(pieces, from * MOST_PIECES, pieces, to * MOST_PIECES, MOST_PIECES);
  }
}
