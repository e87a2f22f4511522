/** Packs the server for machines that have no Java. */
@NullMarked
package org.loggia.dist;

import org.jspecify.annotations.NullMarked;
