/** A lab that others peek at. */
@NullMarked
package org.loggia.lab.forbidden.lab;

import org.jspecify.annotations.NullMarked;
