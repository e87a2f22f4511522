package org.loggia.games.palazzo;

/** What a storey is built of. */
public enum Material {
  BRICK('b'),
  SANDSTONE('s'),
  MARBLE('m');

  static final Material[] ALL = values();

  private final char letter;

  Material(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }
}
