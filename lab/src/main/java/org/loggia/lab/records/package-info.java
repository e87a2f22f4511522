/** Games as files: written, read, replayed. */
@NullMarked
package org.loggia.lab.records;

import org.jspecify.annotations.NullMarked;
