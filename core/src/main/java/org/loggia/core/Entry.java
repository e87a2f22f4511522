package org.loggia.core;

import org.loggia.core.chance.Draws;
import org.loggia.core.json.Derived;

/**
 * One line of a record: a move in its canonical text, and the luck that settled it. Entry 0 has no
 * move: it is the luck of the set-up.
 */
@Derived
public record Entry(String move, Draws draws) {}
