package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.json.Derived;

/** What a player can do. */
@Derived(with = PieceCodecs.class)
public sealed interface AlhambraMove extends Move {
  /** Keeps these dice and throws all others again. */
  record Keep(Symbols dice) implements AlhambraMove {}

  /** Ends the turn: the marker goes to what the dice show of this colour. */
  record Place(Colour colour) implements AlhambraMove {}

  /** As {@link Place}, with a chip that pushes the marker away that stands there. */
  record Displace(Colour colour) implements AlhambraMove {}

  /** A chip by which the last throw never happened. */
  record Cancel() implements AlhambraMove {}

  /** A chip by which the black die counts as one more of this colour. */
  record BlackDie(Colour colour) implements AlhambraMove {}

  /**
   * Takes a prize of the column.
   *
   * @param exchanged where points go that a chip each moves to another column
   * @param starter who begins the next round, if the prize has the start player chip
   */
  record Take(Prize prize, Symbols exchanged, @Nullable Integer starter) implements AlhambraMove {}

  /**
   * Alcazaba: takes a tile of the column and builds it.
   *
   * @param twin null for the first of such tiles, which is mostly the only one
   */
  record Build(Tile tile, Square square, @Nullable Twin twin) implements AlhambraMove {}

  /**
   * Alcazaba: takes a tile of the column into the reserve.
   *
   * @param twin as in {@link Build}
   */
  record Store(Tile tile, @Nullable Twin twin) implements AlhambraMove {}

  /**
   * Alcazaba: takes a tile of the column and gives it to Carlo.
   *
   * @param twin as in {@link Build}
   */
  record Give(Tile tile, @Nullable Twin twin) implements AlhambraMove {}

  /** Alcazaba: takes the start player chip and says who begins the next round. */
  record Name(int starter) implements AlhambraMove {}

  /** Redesign: a tile of the reserve is built. */
  record Add(Tile tile, Square square) implements AlhambraMove {}

  /** Redesign: a tile of the palace goes to the reserve. */
  record Remove(Square square) implements AlhambraMove {}

  /** Redesign: a tile of the reserve takes the place of one of the palace. */
  record Swap(Tile tile, Square square) implements AlhambraMove {}
}
