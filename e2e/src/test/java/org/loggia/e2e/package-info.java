/** A real browser runs what was built. */
@NullMarked
package org.loggia.e2e;

import org.jspecify.annotations.NullMarked;
