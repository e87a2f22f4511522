package org.loggia.lab.pebbles;

import java.util.List;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/**
 * What one seat knows.
 *
 * @param bets "odd" or "even" where known, "?" where secret, "-" where there is none
 * @param last who took last, or -2
 */
@Derived
public record PebblesView(
    int seat,
    Setup setup,
    int actor,
    String asks,
    int heap,
    List<Integer> taken,
    List<String> bets,
    int last)
    implements View {}
