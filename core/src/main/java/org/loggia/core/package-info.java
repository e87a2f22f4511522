/** The words every title speaks: game, position, move, choices, chance, journal, view, record. */
@NullMarked
package org.loggia.core;

import org.jspecify.annotations.NullMarked;
