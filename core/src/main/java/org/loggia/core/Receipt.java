package org.loggia.core;

import org.loggia.core.json.Derived;

/**
 * Where points came from: the text is {@code receipt.<reason>}.
 *
 * @param count how many of it there were
 * @param points what they brought in all
 */
@Derived
public record Receipt(String reason, int count, int points) {}
