/** Long jobs in pieces, and who does them: threads here, or nodes elsewhere. */
@NullMarked
package org.loggia.lab.work;

import org.jspecify.annotations.NullMarked;
