/** Puts the rooms of the server together and opens its door. */
@NullMarked
package org.loggia.server;

import org.jspecify.annotations.NullMarked;
