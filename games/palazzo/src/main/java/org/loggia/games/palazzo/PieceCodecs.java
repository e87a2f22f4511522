package org.loggia.games.palazzo;

import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.via;

import org.loggia.core.json.Codec;

/** How the pieces look as JSON, of which moves, events and views are made. */
final class PieceCodecs {
  static final Codec<Card> CARD = text("Card", Card::text, Card::read);
  static final Codec<Cards> CARDS = via(list(CARD), Cards::list, Cards::of);
  static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  static final Codec<Tiles> TILES = via(list(TILE), Tiles::list, Tiles::of);
  static final Codec<Palace> PALACE = via(list(TILE), Palace::tiles, Palace::of);
  static final Codec<Estate> ESTATE = via(list(PALACE), Estate::list, Estate::of);

  private PieceCodecs() {}
}
