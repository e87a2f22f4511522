/** Players of any title: they get a view and a budget, and know core only. */
@NullMarked
package org.loggia.bots;

import org.jspecify.annotations.NullMarked;
