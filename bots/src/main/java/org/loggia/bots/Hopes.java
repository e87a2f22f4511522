package org.loggia.bots;

/**
 * How a search uses what a network promises of moves that were seldom tried.
 *
 * @param curiosity how much a promising move is tried before the others, in standard deviations of
 *     what the iterations bring
 * @param caution by how much a move that was never tried is thought worse than its position, in the
 *     same measure
 * @param advice how much the adviser's judgement counts beside the network's, from 0 to 1
 * @param patience the tree goes on behind a move that was visited so often; to ask what is promised
 *     there costs more than an iteration
 */
public record Hopes(double curiosity, double caution, double advice, int patience) {
  /** So many quick moves are played before a network judges: it sees better what has come of it. */
  static final int PLIES = 2;

  public static final Hopes STANDARD = new Hopes(4, 0.5, 0, 1);

  Hopes withCuriosity(double other) {
    return new Hopes(other, caution, advice, patience);
  }

  Hopes withCaution(double other) {
    return new Hopes(curiosity, other, advice, patience);
  }

  Hopes withAdvice(double other) {
    return new Hopes(curiosity, caution, other, patience);
  }

  Hopes withPatience(int other) {
    return new Hopes(curiosity, caution, advice, other);
  }
}
