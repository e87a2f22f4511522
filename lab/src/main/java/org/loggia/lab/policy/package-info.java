/** Ways to play a title without a person, looked up by name. */
@NullMarked
package org.loggia.lab.policy;

import org.jspecify.annotations.NullMarked;
