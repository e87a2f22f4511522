/** TypeScript types made from the very codecs that write the JSON. Runs on the JVM only. */
@NullMarked
package org.loggia.browser.types;

import org.jspecify.annotations.NullMarked;
