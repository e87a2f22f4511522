/** Palazzo, put to the test: the rulebook's examples first. */
@NullMarked
package org.loggia.games.palazzo;

import org.jspecify.annotations.NullMarked;
