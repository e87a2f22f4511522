package org.loggia.games.palazzo;

/** Cards that a seat laid at one moment of an auction; only they form groups with each other. */
public record Raise(int seat, Cards cards) {}
