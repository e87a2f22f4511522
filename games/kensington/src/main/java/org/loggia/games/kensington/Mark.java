package org.loggia.games.kensington;

import org.loggia.core.Worded;

/** The colour of a back and what is printed on it. */
public enum Mark implements Worded {
  /** Beige without a mark: easy windows. */
  BEIGE(0),
  /** Beige with a grey diamond: difficult windows. */
  DIAMOND(0),
  /** Brown without a mark: roofs. */
  BROWN(1),
  /** Brown with a grey circle: walls and doors. */
  CIRCLE(1);

  static final Mark[] ALL = values();

  /** What such a tile costs in chips (K3.2, K3.3). */
  final int price;

  Mark(int price) {
    this.price = price;
  }

  static Mark of(Front front, boolean difficult) {
    return switch (front) {
      case YELLOW, BLACK -> difficult ? DIAMOND : BEIGE;
      case ROOF -> BROWN;
      case DOOR, WALL -> CIRCLE;
    };
  }
}
