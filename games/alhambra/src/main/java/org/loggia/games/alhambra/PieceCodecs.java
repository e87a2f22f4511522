package org.loggia.games.alhambra;

import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.via;

import org.loggia.core.json.Codec;

/** The pieces that have a text of their own in JSON. */
final class PieceCodecs {
  static final Codec<Symbols> SYMBOLS =
      via(list(enumeration("Colour", Colour.ALL)), Symbols::colours, Symbols::of);
  static final Codec<Field> FIELD = text("Field", Field::text, Field::read);
  static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  static final Codec<Square> SQUARE = text("Square", Square::text, Square::read);

  private PieceCodecs() {}
}
