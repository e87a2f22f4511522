package org.loggia.games.bossa;

import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.via;

import org.loggia.core.json.Codec;

/** The pieces that have a text of their own in JSON. */
final class PieceCodecs {
  static final Codec<Tile> TILE = text("Tile", Tile::text, Tile::read);
  static final Codec<TileSet> TILES = via(list(TILE), TileSet::tiles, TileSet::of);

  private PieceCodecs() {}
}
