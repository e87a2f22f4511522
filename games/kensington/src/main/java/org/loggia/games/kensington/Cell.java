package org.loggia.games.kensington;

/** A place in a shape or in a building: column and floor. */
record Cell(int x, int y) {}
