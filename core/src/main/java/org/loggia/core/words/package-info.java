/** Words for players: phrases that name what to say, and the books that say it in a language. */
@NullMarked
package org.loggia.core.words;

import org.jspecify.annotations.NullMarked;
