/** The command line for people at a terminal and for researchers: one class a command. */
@NullMarked
package org.loggia.lab;

import org.jspecify.annotations.NullMarked;
