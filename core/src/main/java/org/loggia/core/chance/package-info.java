/** Luck: where it comes from, how it is recorded, and how it is told again. */
@NullMarked
package org.loggia.core.chance;

import org.jspecify.annotations.NullMarked;
