/** The one list of all titles; nothing else names them all. */
@NullMarked
package org.loggia.catalogue;

import org.jspecify.annotations.NullMarked;
