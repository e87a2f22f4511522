/** A table in the terminal, for one person or several. */
@NullMarked
package org.loggia.lab.play;

import org.jspecify.annotations.NullMarked;
