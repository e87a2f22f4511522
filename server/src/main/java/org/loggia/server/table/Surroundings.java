package org.loggia.server.table;

import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.loggia.server.bots.Thinkers;
import org.loggia.server.log.Log;
import org.loggia.server.wire.Command;

/** What every table needs of the house around it. */
interface Surroundings {
  Log log();

  LuckSource lucks();

  Thinkers thinkers();

  InstantSource clock();

  RandomGenerator random();

  /** The table has read its log and holds a position in memory. */
  void loaded(Table table);

  /** The table was just needed, so it is not the first to be forgotten. */
  void used(Table table);

  void accepted(Command command);

  void refused(Command command);

  default long now() {
    return clock().millis();
  }

  default long seed() {
    return random().nextLong();
  }
}
