package org.loggia.games.kensington;

import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.via;

import java.util.List;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Codec;
import org.loggia.games.kensington.ManifestData.Special;

/** The pieces that have a text of their own in JSON. */
final class PieceCodecs {
  static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  static final Codec<Piece> PIECE = text("Piece", Piece::text, Piece::read);
  static final Codec<Back> BACK = text("Back", Back::text, Back::read);

  /** In the list of the box: in capitals, as it writes them. */
  static final Codec<Special> SPECIAL = via(TEXT, Special::name, Special::read);

  /** In the list of the box: column and row. */
  static final Codec<Cell> CELL =
      via(
          INTS,
          cell -> List.of(cell.x(), cell.y()),
          numbers -> {
            if (numbers.size() != 2) {
              throw new Unreadable("a cell is a column and a row, two numbers");
            }
            return new Cell(numbers.get(0), numbers.get(1));
          });

  private PieceCodecs() {}
}
