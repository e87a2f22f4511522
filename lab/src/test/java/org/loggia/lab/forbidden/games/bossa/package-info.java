/** A title that another one peeks at. */
@NullMarked
package org.loggia.lab.forbidden.games.bossa;

import org.jspecify.annotations.NullMarked;
