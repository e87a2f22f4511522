/** Bots against each other: line-ups, games, ratings and verdicts. */
@NullMarked
package org.loggia.lab.arena;

import org.jspecify.annotations.NullMarked;
