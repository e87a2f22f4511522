/** Palazzo: buy and bid for storeys with secret money, and build palaces of one stone. */
@NullMarked
package org.loggia.games.palazzo;

import org.jspecify.annotations.NullMarked;
