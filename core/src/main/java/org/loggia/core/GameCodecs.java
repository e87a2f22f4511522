package org.loggia.core;

import org.loggia.core.json.Codec;

/**
 * What a screen sees of a title, as JSON. Events and moves are unions with a {@code kind}: the text
 * of an event is {@code event.<kind>}, of a move {@code move.<kind>}, with its fields as arguments.
 */
public record GameCodecs<M extends Move, V extends View>(
    Codec<V> view, Codec<Event> event, Codec<M> move) {

  /** Of a title whose events are all of one sealed interface; it knows no others. */
  @SuppressWarnings("unchecked") // the codec of a sealed interface looks at what it is given
  public static <M extends Move, V extends View, E extends Event> GameCodecs<M, V> of(
      Codec<V> view, Codec<E> event, Codec<M> move) {
    return new GameCodecs<>(view, (Codec<Event>) event, move);
  }
}
