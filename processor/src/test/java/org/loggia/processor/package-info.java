@NullMarked
package org.loggia.processor;

import org.jspecify.annotations.NullMarked;
