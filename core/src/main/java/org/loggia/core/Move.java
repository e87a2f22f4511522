package org.loggia.core;

/**
 * One decision in one piece, as a person would say it: "place these stones here". Each title has a
 * sealed interface of small records with value equality. Its one canonical text is written by the
 * title's {@link Notation}.
 */
public interface Move {}
