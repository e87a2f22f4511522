/** The catalogue as a browser's worker calls it: exported functions over numbers and text. */
@NullMarked
package org.loggia.browser;

import org.jspecify.annotations.NullMarked;
