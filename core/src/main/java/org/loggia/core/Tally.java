package org.loggia.core;

import org.loggia.core.json.Derived;

/** One tie-break of a standing: more is better. The text is {@code tally.<name>}. */
@Derived
public record Tally(String name, int value) {}
