/** What every command shows: the terminal, the words of a title, tables and rules. */
@NullMarked
package org.loggia.lab.show;

import org.jspecify.annotations.NullMarked;
