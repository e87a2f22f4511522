/** How fast the rules are, measured by JMH. */
@NullMarked
package org.loggia.lab.bench;

import org.jspecify.annotations.NullMarked;
