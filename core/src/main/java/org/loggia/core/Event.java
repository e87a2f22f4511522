package org.loggia.core;

/**
 * Something that happened at the table, as a record of the title. Screens animate it, the log says
 * it in words, and points come with their cause.
 */
public interface Event {
  /**
   * Whether this lays open what was secret until now. Two games that looked the same to a seat
   * sound the same to it after the same move, up to the first event that reveals something.
   */
  default boolean reveals() {
    return false;
  }
}
