package org.loggia.lab.learn;

/**
 * How a school goes about it.
 *
 * @param games of each generation
 * @param iterations for a move of these games
 * @param noise in how many of 100 moves one is taken by lot
 * @param passes over all samples when fitting
 * @param trust how much what the search expected counts beside how a game came out
 * @param matchGames at most, between the new network and the old one
 */
public record Syllabus(
    int generations,
    int games,
    int iterations,
    int noise,
    int passes,
    float trust,
    int matchGames,
    int matchIterations,
    long seed,
    int threads) {

  String pedigree() {
    return generations
        + " generations of "
        + games
        + " games, "
        + iterations
        + " iterations, noise "
        + noise
        + ", "
        + passes
        + " passes, seed "
        + seed;
  }
}
