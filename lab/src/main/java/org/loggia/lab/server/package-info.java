/** A server watched from outside, as a process: how fast it is, and whether it forgets anything. */
@NullMarked
package org.loggia.lab.server;

import org.jspecify.annotations.NullMarked;
