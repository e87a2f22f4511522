package org.loggia.bots;

/**
 * The screws of a search.
 *
 * @param exploration how much a move that was seldom tried is tried again
 * @param firstChildren so many moves of a position are looked at in any case
 * @param widening and so many more for each square root of its visits
 * @param playoutPlies a playout is cut and judged after so many moves
 */
public record Tuning(double exploration, int firstChildren, double widening, int playoutPlies) {
  public static final Tuning STANDARD = new Tuning(0.6, 6, 4, Integer.MAX_VALUE);

  public Tuning withPlayoutPlies(int plies) {
    return new Tuning(exploration, firstChildren, widening, plies);
  }
}
