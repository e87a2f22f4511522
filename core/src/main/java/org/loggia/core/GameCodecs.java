package org.loggia.core;

import org.loggia.core.json.Codec;

/**
 * What a screen sees of a title, as JSON. Events and moves are unions with a {@code kind}: the text
 * of an event is {@code event.<kind>}, of a move {@code move.<kind>}, with its fields as arguments.
 */
public record GameCodecs<M extends Move, V extends View>(
    Codec<V> view, Codec<Event> event, Codec<M> move) {}
