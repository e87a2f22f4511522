package org.loggia.core;

/** One tie-break of a standing: more is better. The text is {@code tally.<name>}. */
public record Tally(String name, int value) {}
