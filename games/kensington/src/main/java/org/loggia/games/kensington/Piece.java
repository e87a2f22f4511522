package org.loggia.games.kensington;

import java.util.Comparator;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * A tile in its place: {@code K-SQ1@2,0} has its left column two right of the start door and its
 * lowest row on the ground.
 */
public record Piece(Tile tile, int x, int y) {
  /** Farther from the door than any building can grow. */
  static final int FARTHEST = 999;

  static final Comparator<Piece> FROM_THE_LEFT =
      Comparator.comparingInt(Piece::x)
          .thenComparingInt(Piece::y)
          .thenComparing(piece -> piece.tile().text());

  String text() {
    return tile.text() + "@" + x + "," + y;
  }

  static Piece read(String text) {
    int at = text.indexOf('@');
    int comma = text.indexOf(',', at + 1);
    if (at < 0 || comma < 0) {
      throw new Unreadable("a tile in its place, such as K-SQ1@2,0, expected, not '" + text + "'");
    }
    return new Piece(
        Tile.read(text.substring(0, at)),
        column(text.substring(at + 1, comma)),
        Tokens.number(text.substring(comma + 1), "a row", 0, FARTHEST));
  }

  static int column(String text) {
    return Tokens.number(text, "a column", -FARTHEST, FARTHEST);
  }

  static Piece of(Manifest manifest, int piece) {
    return new Piece(manifest.tiles[PieceCode.sort(piece)], PieceCode.x(piece), PieceCode.y(piece));
  }
}
