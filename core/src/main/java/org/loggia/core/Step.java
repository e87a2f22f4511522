package org.loggia.core;

/**
 * What one entry did.
 *
 * @param ply 0 for the set-up, then 1, 2, …
 * @param seat who moved; {@link Seat#LUCK} for the set-up
 * @param publicMove the move as the other seats are told of it
 * @param events what the move did by itself, and what luck did after it
 */
public record Step(int ply, int seat, Entry entry, String publicMove, Notes events) {}
