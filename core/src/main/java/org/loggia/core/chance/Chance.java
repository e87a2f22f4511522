package org.loggia.core.chance;

/**
 * The only source of luck. The rules ask it each time something is thrown, drawn or dealt, and
 * never look further ahead than that.
 */
public interface Chance {
  /**
   * One of {@code 0 .. n - 1}, each equally likely.
   *
   * <p>{@code below(1)} is 0, draws nothing and leaves no trace: what is certain is no luck, so it
   * is neither recorded on a tape nor expected from one. Every implementation keeps to this.
   *
   * @param n at least 1
   * @throws IllegalArgumentException if n is less than 1
   */
  int below(int n);

  /**
   * Draws one piece from a bag without ever shuffling it: {@code counts[i]} pieces of kind i,
   * {@code total} in all. Each piece is equally likely; the kind of the one drawn is returned, and
   * taking it out is up to the caller.
   *
   * @throws IllegalArgumentException if there are no pieces, or fewer than total
   */
  default int from(int[] counts, int total) {
    int piece = below(total);
    for (int kind = 0; kind < counts.length; kind++) {
      piece -= counts[kind];
      if (piece < 0) {
        return kind;
      }
    }
    throw new IllegalArgumentException("there are fewer than " + total + " pieces");
  }

  /**
   * Throws equal dice, one after the other, and tells how often each face fell: four bits a face,
   * the first face in the lowest. The same as so many times {@link #below}.
   *
   * @param dice at most 15
   * @param faces 1 to 8
   */
  default int dice(int dice, int faces) {
    int fell = 0;
    for (int i = 0; i < dice; i++) {
      fell += 1 << (4 * below(faces));
    }
    return fell;
  }

  /**
   * Draws a few of n pieces, one after the other and none put back, and tells of each which one it
   * was of those that were left: eight bits a piece, the first in the lowest. The same as {@link
   * #below} of n, of n - 1 and so on.
   *
   * @param n at most 256
   * @param pieces at most 4 and at most n
   */
  default int handful(int n, int pieces) {
    int drawn = 0;
    for (int i = 0; i < pieces; i++) {
      drawn |= below(n - i) << (8 * i);
    }
    return drawn;
  }
}
