/** Games by the million, and what they add up to. */
@NullMarked
package org.loggia.lab.simulate;

import org.jspecify.annotations.NullMarked;
