package org.loggia.core;

import java.util.Map;
import org.loggia.core.json.Json;

/**
 * Moves and positions as text that a person can read and type. Writing and reading are each other's
 * inverse; reading garbage gives a refusal, never a crash.
 */
public interface Notation<P, M extends Move> {
  /** The one canonical text of a move, the only form that is stored. */
  String writeMove(M move);

  /** What the other seats are told of it while it is secret. */
  default String writePublicMove(M move) {
    return writeMove(move);
  }

  /**
   * The move that the text means; whether it is legal is {@link Position#why}'s business. The
   * position only lends its names (a tile of its manifest, say).
   */
  Answer<M> readMove(P position, String text);

  /** The whole position, secrets included, with its seats and its options. */
  String writePosition(P position);

  /** A position on its own; data is what {@link Setup#data()} replaced, mostly nothing. */
  Answer<P> readPosition(String text, Map<String, Json> data);
}
