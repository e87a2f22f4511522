package org.loggia.lab.learn;

/**
 * What one generation does.
 *
 * @param seed of its games
 * @param games how many
 * @param iterations of the search for a move
 * @param noise in how many of 100 moves one is taken by lot, so that games vary
 */
record Homework(long seed, int games, int iterations, int noise) {}
