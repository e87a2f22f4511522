/**
 * Runs inside the compiler: the codecs of records and sealed interfaces, written from what they
 * are.
 */
@NullMarked
package org.loggia.processor;

import org.jspecify.annotations.NullMarked;
