/** A title that breaks the laws. */
@NullMarked
package org.loggia.lab.forbidden.games.azul;

import org.jspecify.annotations.NullMarked;
