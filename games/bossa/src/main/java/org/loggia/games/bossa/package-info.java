/** Bossa: two lines of tiles grow from two dice; whoever gets rid of all tiles wins. */
@NullMarked
package org.loggia.games.bossa;

import org.jspecify.annotations.NullMarked;
