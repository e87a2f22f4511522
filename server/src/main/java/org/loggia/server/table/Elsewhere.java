package org.loggia.server.table;

import java.util.Set;

/**
 * Who has a socket open at a table on other nodes.
 *
 * @param bots whether one of those nodes, and not this one, lets the table's bots think as long as
 *     somebody is there
 */
public record Elsewhere(Set<Integer> people, int watchers, boolean bots) {
  static final Elsewhere NOBODY = new Elsewhere(Set.of(), 0, false);

  public Elsewhere {
    people = Set.copyOf(people);
  }

  boolean isEmpty() {
    return people.isEmpty() && watchers == 0;
  }
}
