/** The rules of the door, one by one. */
@NullMarked
package org.loggia.server.http;

import org.jspecify.annotations.NullMarked;
