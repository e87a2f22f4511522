/** Several servers on one PostgreSQL, which know of each other by it and by nothing else. */
@NullMarked
package org.loggia.server.nodes;

import org.jspecify.annotations.NullMarked;
