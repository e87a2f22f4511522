/**
 * What a host does with the log while no table is open: keep it, bring it back, move it, forget.
 */
@NullMarked
package org.loggia.server.keeping;

import org.jspecify.annotations.NullMarked;
