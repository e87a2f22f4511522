/** A house built against every law, so that the laws are known to bite. */
@NullMarked
package org.loggia.lab.forbidden;

import org.jspecify.annotations.NullMarked;
