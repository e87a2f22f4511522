/** Alhambra, the dice game: throws, result fields and the two sides of the board. */
@NullMarked
package org.loggia.games.alhambra;

import org.jspecify.annotations.NullMarked;
