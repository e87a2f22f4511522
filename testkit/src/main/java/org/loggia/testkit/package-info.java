/** The contract every title must pass, and the random play that puts it to the test. */
@NullMarked
package org.loggia.testkit;

import org.jspecify.annotations.NullMarked;
