/**
 * A tiny title to try the lab with: small enough to count by hand, with luck, a secret and points.
 */
@NullMarked
package org.loggia.lab.pebbles;

import org.jspecify.annotations.NullMarked;
