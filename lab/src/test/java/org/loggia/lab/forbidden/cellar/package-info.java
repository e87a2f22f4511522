/** A room that the plan of the house does not know. */
@NullMarked
package org.loggia.lab.forbidden.cellar;

import org.jspecify.annotations.NullMarked;
