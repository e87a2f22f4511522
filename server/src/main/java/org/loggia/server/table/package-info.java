/** A table: the only owner of its log, and what may be done there. */
@NullMarked
package org.loggia.server.table;

import org.jspecify.annotations.NullMarked;
