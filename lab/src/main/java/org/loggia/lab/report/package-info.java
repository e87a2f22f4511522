/** Results as pages with plots, and the same figures for whoever computes on. */
@NullMarked
package org.loggia.lab.report;

import org.jspecify.annotations.NullMarked;
