package org.loggia.server.table;

import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.loggia.server.bots.Thinkers;
import org.loggia.server.log.HouseTime;
import org.loggia.server.log.Log;

/**
 * What every table needs of the house around it.
 *
 * @param random where keys of tables and seeds of bots come from
 * @param watch hears what becomes of commands
 * @param memory hears which tables hold a position and were just needed
 */
record Surroundings(
    Log log,
    LuckSource lucks,
    Thinkers thinkers,
    InstantSource clock,
    RandomGenerator random,
    Later later,
    Neighbours neighbours,
    HouseTime houseTime,
    Tables.Watch watch,
    Memory memory) {

  long now() {
    return clock.millis();
  }

  long seed() {
    return random.nextLong();
  }
}
