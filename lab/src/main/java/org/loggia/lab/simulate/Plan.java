package org.loggia.lab.simulate;

import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.policy.Policy;

/**
 * What is to be simulated. The set-up has been checked.
 *
 * @param detailed whether distributions are counted too, for a report
 */
public record Plan<P extends Position<P, M, V>, M extends Move, V extends View>(
    Game<P, M, V> game,
    Setup setup,
    Policy policy,
    long seed,
    int games,
    int threads,
    boolean detailed) {}
