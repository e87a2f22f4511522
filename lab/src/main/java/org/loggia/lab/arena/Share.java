package org.loggia.lab.arena;

/**
 * A bot's part of the victories, with the 95 % interval that Wilson found for parts of n.
 *
 * @param value what was measured
 */
public record Share(double value, double low, double high) {
  private static final double Z = 1.959964;

  public static Share of(Scores scores, int bot) {
    return of(scores.share(bot), scores.games(bot));
  }

  public static Share of(double value, double n) {
    if (n == 0) {
      return new Share(0, 0, 1);
    }
    double centre = (value + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * Math.sqrt(value * (1 - value) / n + Z * Z / (4 * n * n));
    return new Share(value, Math.max(0, centre - half), Math.min(1, centre + half));
  }
}
