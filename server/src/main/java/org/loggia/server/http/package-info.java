/** The door to the world: routes, sockets, limits, pages. */
@NullMarked
package org.loggia.server.http;

import org.jspecify.annotations.NullMarked;
