package org.loggia.core;

import java.util.List;

/**
 * Everything one seat knows of a position, also what an attentive player could remember. A record
 * with value equality; it holds no secret of anyone else.
 */
public interface View {
  /** Whose eyes these are; {@link Seat#SPECTATOR} for the public. */
  int seat();

  Setup setup();

  /** As {@link Position#actor()}. */
  int actor();

  /** What the actor is asked to do, as a word of the title: its text is {@code ask.<asks>}. */
  String asks();

  /** Points as they stand, by seat; empty where the title has none before the end. */
  default List<Integer> points() {
    return List.of();
  }
}
