/**
 * Lanterns, a title small enough to read at a sitting, with a bit of everything a title can have.
 */
@NullMarked
package org.loggia.testkit.lanterns;

import org.jspecify.annotations.NullMarked;
