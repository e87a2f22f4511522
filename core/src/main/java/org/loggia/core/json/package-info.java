/** Our own small JSON: values, a strict reader, a canonical writer, and declared codecs. */
@NullMarked
package org.loggia.core.json;

import org.jspecify.annotations.NullMarked;
