/** What to do when something breaks that should not. */
@NullMarked
package org.loggia.server.fault;

import org.jspecify.annotations.NullMarked;
