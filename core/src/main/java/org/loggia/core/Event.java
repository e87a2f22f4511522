package org.loggia.core;

/**
 * Something that happened at the table, as a record of the title. Screens animate it, the log says
 * it in words, and points come with their cause.
 */
public interface Event {
  /**
   * Whether this lays open what was secret until now. Only such events may differ between two games
   * that looked the same to a seat before the same move was made.
   */
  default boolean reveals() {
    return false;
  }
}
