/** Bossa: two lines of stones grow from two dice; whoever gets rid of all stones wins. */
@NullMarked
package org.loggia.games.bossa;

import org.jspecify.annotations.NullMarked;
