package org.loggia.server.table;

import java.util.List;

/** The other nodes that serve tables from the same log, as tables know of them. */
public interface Neighbours {
  /** Lets the others know who has a socket open at this table here. */
  void here(String table, List<Integer> people, int watchers);

  /** Whether what is done for the whole house, and only once, is done here. */
  boolean doChoresHere();

  /** Who serves alone. */
  Neighbours NONE =
      new Neighbours() {
        @Override
        public void here(String table, List<Integer> people, int watchers) {}

        @Override
        public boolean doChoresHere() {
          return true;
        }
      };
}
