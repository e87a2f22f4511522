/** The server from outside: over real sockets, on real databases, in a real process. */
@NullMarked
package org.loggia.server;

import org.jspecify.annotations.NullMarked;
