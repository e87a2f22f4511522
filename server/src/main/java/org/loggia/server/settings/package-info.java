/** What a host can choose, from the command line or the environment. */
@NullMarked
package org.loggia.server.settings;

import org.jspecify.annotations.NullMarked;
