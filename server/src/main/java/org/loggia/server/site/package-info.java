/** The client without a server. */
@NullMarked
package org.loggia.server.site;

import org.jspecify.annotations.NullMarked;
