/** The pool of bots, tested without bots. */
@NullMarked
package org.loggia.server.bots;

import org.jspecify.annotations.NullMarked;
