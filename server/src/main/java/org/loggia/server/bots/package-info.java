/** Bots that sit on seats like people. */
@NullMarked
package org.loggia.server.bots;

import org.jspecify.annotations.NullMarked;
