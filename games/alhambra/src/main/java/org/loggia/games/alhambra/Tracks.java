package org.loggia.games.alhambra;

/**
 * The building tracks: one stone a player and column. Kept in order of rank, so a column reads like
 * its scoring: higher fields first, and in a tower the lower stone first. Stones that are not on
 * the track yet come last, in order of players.
 */
final class Tracks {
  static final int LAST_FIELD = 12;

  private final int figures;
  private final byte[] height;
  private final byte[] ranking;

  Tracks(int figures) {
    this.figures = figures;
    height = new byte[Colour.COUNT * figures];
    ranking = new byte[Colour.COUNT * figures];
    for (int i = 0; i < ranking.length; i++) {
      ranking[i] = (byte) (i % figures);
    }
  }

  int height(int column, int figure) {
    return height[column * figures + figure];
  }

  /** Whose stone is at this rank, the first being 0. */
  int ranked(int column, int rank) {
    return ranking[column * figures + rank];
  }

  /** Moves a stone up; it arrives on top of the tower there. H7.3: on the last field it stays. */
  void advance(int column, int figure, int points) {
    int start = column * figures;
    int from = height[start + figure];
    int to = Math.min(LAST_FIELD, from + points);
    if (to == from) {
      return;
    }
    int rank = 0;
    while (ranking[start + rank] != figure) {
      rank++;
    }
    height[start + figure] = (byte) to;
    for (; rank > 0 && height[start + ranking[start + rank - 1]] < to; rank--) {
      ranking[start + rank] = ranking[start + rank - 1];
    }
    ranking[start + rank] = (byte) figure;
  }

  /** The stones of a player, on the tracks or not yet. */
  int stonesOf(int figure) {
    int stones = 0;
    for (byte each : ranking) {
      stones += each == figure ? 1 : 0;
    }
    return stones;
  }

  void copyFrom(Tracks other) {
    System.arraycopy(other.height, 0, height, 0, height.length);
    System.arraycopy(other.ranking, 0, ranking, 0, ranking.length);
  }
}
