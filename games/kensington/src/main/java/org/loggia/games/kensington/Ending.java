package org.loggia.games.kensington;

import java.util.List;

/** How a game can come to its end. */
public enum Ending {
  /** The seventh bird came out (K8.1). */
  BIRDS("birds"),
  /** Nobody can build anything any more (K8.3). */
  STUCK("stuck"),
  /** Nobody has built for a long time (K8.4). */
  GUARD("guard"),
  /** Nobody can draw anything any more, and everybody could build without it (K8.5). */
  DRY("dry");

  static final Ending[] ALL = values();
  static final List<String> WORDS = List.of(BIRDS.word, STUCK.word, GUARD.word, DRY.word);

  final String word;

  Ending(String word) {
    this.word = word;
  }
}
