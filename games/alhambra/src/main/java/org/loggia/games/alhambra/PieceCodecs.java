package org.loggia.games.alhambra;

import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.via;

import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Codec;

/** How the things on the table look as JSON. */
final class PieceCodecs {
  static final Codec<Colour> COLOUR = enumeration("Colour", Colour.ALL);
  static final Codec<Symbols> SYMBOLS = via(list(COLOUR), Symbols::colours, Symbols::of);
  static final Codec<Field> FIELD = text("Field", Field::text, Field::read);
  static final Codec<Chip> CHIP = enumeration("Chip", Chip.ALL);
  static final Codec<Prize> PRIZE = enumeration("Prize", Prize.ALL);
  static final Codec<Scoring> SCORING = enumeration("Scoring", Scoring.ALL);
  static final Codec<Phase> PHASE = enumeration("Phase", Phase.ALL);

  static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  static final Codec<@Nullable Twin> TWIN = nullable(enumeration("Twin", Twin.ALL));
  static final Codec<Square> SQUARE = text("Square", Square::text, Square::read);

  private PieceCodecs() {}
}
