/** The log, tested without tables. */
@NullMarked
package org.loggia.server.log;

import org.jspecify.annotations.NullMarked;
