/** What bots have learned from games: a small network a title, in whole numbers. */
@NullMarked
package org.loggia.bots.learned;

import org.jspecify.annotations.NullMarked;
