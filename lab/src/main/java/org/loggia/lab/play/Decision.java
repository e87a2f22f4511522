package org.loggia.lab.play;

/** What a person wants when it is their turn. */
sealed interface Decision {
  /** Play this legal move, in its notation. */
  record Play(String move) implements Decision {}

  /** Take the last move of a person back. */
  record Undo() implements Decision {}

  /** Leave the table; the game is kept. */
  record Leave() implements Decision {}
}
