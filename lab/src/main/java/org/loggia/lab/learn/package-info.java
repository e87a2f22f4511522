/** The school: bots play against themselves, and a network is fitted to how the games came out. */
@NullMarked
package org.loggia.lab.learn;

import org.jspecify.annotations.NullMarked;
