package org.loggia.core;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Derived;

/**
 * What it takes to recompute all luck of a game that was played at a table: see {@link Dice} for
 * how, and docs/FAIRNESS.md for what it proves.
 *
 * @param commitment to the key; published before anybody contributed
 * @param key of the dice, told when the game was over
 * @param contributions one of each seat, as they sat before luck seated them
 * @param seating who sits on each seat, by where they sat before; null if luck did not seat them
 * @param past the hash of everything that happened
 */
@Derived
public record Proof(
    String commitment,
    String key,
    List<String> contributions,
    @Nullable List<Integer> seating,
    String past) {
  public Proof {
    contributions = List.copyOf(contributions);
  }
}
