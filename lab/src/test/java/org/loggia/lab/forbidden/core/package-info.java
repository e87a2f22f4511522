/** A core that breaks the laws. */
@NullMarked
package org.loggia.lab.forbidden.core;

import org.jspecify.annotations.NullMarked;
