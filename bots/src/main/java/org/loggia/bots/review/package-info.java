/** What was skill in a game, what was luck, and what would have been better. */
@NullMarked
package org.loggia.bots.review;

import org.jspecify.annotations.NullMarked;
