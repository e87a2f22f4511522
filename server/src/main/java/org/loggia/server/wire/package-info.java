/** What is said over the socket and by REST, each declared once as a codec. */
@NullMarked
package org.loggia.server.wire;

import org.jspecify.annotations.NullMarked;
