package org.loggia.games.bossa;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.json.Derived;

/** What a player can do. A token, where there is one, lies on one tile of the group. */
@Derived(with = PieceCodecs.class)
public sealed interface BossaMove extends Move {
  /** Keeps this token for the game; the other leaves it. */
  record Keep(Token token) implements BossaMove {}

  /** Lays a new place at one end of a line. */
  record Place(Line line, Side side, TileSet tiles, @Nullable Tile token) implements BossaMove {}

  /** Covers a place of a line with as many tiles of the same worth. */
  record Stack(Line line, int value, TileSet tiles, @Nullable Tile token) implements BossaMove {}

  /** Throws a tile away and draws another. */
  record Redraw(Tile tile) implements BossaMove {}

  /** Gives the opponent a tile and takes one. */
  record Swap(Tile own, Tile other) implements BossaMove {}
}
