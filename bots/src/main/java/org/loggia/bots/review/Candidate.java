package org.loggia.bots.review;

import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;

/**
 * A move that was compared with the one that was played, in the same worlds and with the same luck.
 *
 * @param move in its canonical text
 * @param parts the same as its title's JSON, for boards that draw it
 * @param value the chance of winning it leaves its seat, luck not yet known
 * @param better by how much that is more than the played move leaves; 0 for the played move itself
 * @param error the standard error of {@code better}
 * @param samples in how many worlds they met
 */
@Derived
public record Candidate(
    String move, Json parts, double value, double better, double error, int samples) {}
