package org.loggia.server.wire;

import java.util.List;
import org.loggia.core.json.Derived;

/**
 * The clocks of a table as they are when this is said; who hears it counts on from there.
 *
 * @param running the seat whose clock runs, or nobody's
 * @param left what is left to each seat, in milliseconds
 */
@Derived
public record ClockFace(int running, List<Double> left) {}
