/** SHA-256, HMAC and ChaCha20 in plain int arithmetic, so that they also run in the browser. */
@NullMarked
package org.loggia.core.crypto;

import org.jspecify.annotations.NullMarked;
