package org.loggia.core;

/**
 * What a learned judgement looks at. A title says of a position, and of a move in it, which of its
 * traits are there; what they are worth is learned from games.
 *
 * <p>Nothing here may hang on what the seat cannot know.
 */
public interface Eyes<P extends Position<P, M, ?>, M extends Move> {
  /** How many traits a position could have. */
  int traits();

  /** How many traits a move could have. */
  int moveTraits();

  /** What the seat sees of a position in which somebody must decide. */
  void look(P position, int seat, Traits seen);

  /** What the actor sees of a legal move. */
  void look(P position, M move, Traits seen);
}
