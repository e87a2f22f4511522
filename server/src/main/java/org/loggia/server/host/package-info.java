/** What the owner of a server sees of it. */
@NullMarked
package org.loggia.server.host;

import org.jspecify.annotations.NullMarked;
