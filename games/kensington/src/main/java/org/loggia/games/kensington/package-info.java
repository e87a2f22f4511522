/** Kensington: residences of lit and dark windows grow tile by tile under their roofs. */
@NullMarked
package org.loggia.games.kensington;

import org.jspecify.annotations.NullMarked;
