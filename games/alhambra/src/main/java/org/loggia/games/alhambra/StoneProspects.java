package org.loggia.games.alhambra;

/** How the basic game is likely to end. */
final class StoneProspects {
  /** The building points of a first prize. */
  private static final double PRIZE = 1.8;

  /** What a chip that is still to be used may save or win, in points. */
  private static final double CHIP = 2.5;

  private StoneProspects() {}

  static double[] estimate(StoneSide side) {
    AlhambraPosition position = side.position;
    int figures = side.table.figures;
    double[] hopes = Prospects.ofMarkers(position);
    double[] estimate = new double[figures];
    double[] strength = new double[figures];
    for (int column = 0; column < Colour.COUNT; column++) {
      for (int figure = 0; figure < figures; figure++) {
        int height = side.tracks.height(column, figure);
        strength[figure] = height + PRIZE * hopes[column * figures + figure];
      }
      Prospects.addColumn(position, column, strength, estimate);
    }
    int scorings = Prospects.scoringsToCome(position);
    for (int figure = 0; figure < figures; figure++) {
      estimate[figure] += position.sheet.total(figure) + scorings * side.chips.points(figure);
      estimate[figure] += CHIP * usefulChips(side, figure);
    }
    return estimate;
  }

  /** In the last round nothing of them is left to be done. */
  private static int usefulChips(StoneSide side, int figure) {
    return side.position.round == AlhambraPosition.ROUNDS
        ? 0
        : side.chips.held(figure, Chip.EXCHANGE)
            + side.chips.held(figure, Chip.DISPLACE)
            + side.chips.held(figure, Chip.CANCEL)
            + side.chips.held(figure, Chip.BLACK_DIE);
  }
}
