package org.loggia.games.kensington;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * A tile by its looks: {@code Y-L3a} is a yellow tile of shape L3a, {@code K-SQ4-cat} a black one
 * with a cat, {@code R-SQ1-bird} a roof with a bird. Whether the box has such a tile, and what its
 * shape is, the {@link Manifest} says.
 */
public record Tile(Front front, String shape, Ornament ornament) {
  String text() {
    return front.letter + "-" + shape + ornament.suffix;
  }

  static Tile read(String text) {
    Tile tile = text.length() < 3 || text.charAt(1) != '-' ? null : readParts(text);
    if (tile == null) {
      throw new Unreadable("a tile such as Y-SQ4 or R-SQ1-bird expected, not '" + text + "'");
    }
    return tile;
  }

  private static @Nullable Tile readParts(String text) {
    Front front = Front.of(text.charAt(0));
    String shape = text.substring(2);
    Ornament ornament = Ornament.NONE;
    for (Ornament each : Ornament.ALL) {
      if (each != Ornament.NONE && shape.endsWith(each.suffix)) {
        shape = shape.substring(0, shape.length() - each.suffix.length());
        ornament = each;
        break;
      }
    }
    return front == null || !Shape.isName(shape) || !ornament.livesOn(front)
        ? null
        : new Tile(front, shape, ornament);
  }
}
