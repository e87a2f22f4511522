/** Azul: tiles are drafted from displays and laid on a wall, for two to four players. */
@NullMarked
package org.loggia.games.azul;

import org.jspecify.annotations.NullMarked;
