/** What happened at the tables, stored before anyone hears of it. */
@NullMarked
package org.loggia.server.log;

import org.jspecify.annotations.NullMarked;
