/** Bots as the JVM seats them: with a clock, on several threads, or in a program of their own. */
@NullMarked
package org.loggia.players;

import org.jspecify.annotations.NullMarked;
