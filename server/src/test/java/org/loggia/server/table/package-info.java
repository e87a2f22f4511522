/** Tables, tested without sockets. */
@NullMarked
package org.loggia.server.table;

import org.jspecify.annotations.NullMarked;
