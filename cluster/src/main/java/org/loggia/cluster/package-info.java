/** Many machines as one crew, by Hazelcast; nobody else carries its weight. */
@NullMarked
package org.loggia.cluster;

import org.jspecify.annotations.NullMarked;
