/** Games looked at again: reviews as text, calibration, puzzles. */
@NullMarked
package org.loggia.lab.review;

import org.jspecify.annotations.NullMarked;
