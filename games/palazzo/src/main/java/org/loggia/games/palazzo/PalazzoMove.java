package org.loggia.games.palazzo;

import org.loggia.core.Move;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Kind;

/** What a player can do. Palaces are named by their number in the player's estate, from 1. */
@Derived(with = PieceCodecs.class)
public sealed interface PalazzoMove extends Move {
  /** P5: money is turned up, for everyone. */
  @Kind("money")
  record TurnUpMoney() implements PalazzoMove {}

  /** Takes these cards of the display. */
  record Take(Cards cards) implements PalazzoMove {}

  /** P6: two tiles are drawn. */
  @Kind("tiles")
  record DrawTiles() implements PalazzoMove {}

  /** P7: buys one or two tiles of the depot with one payment. */
  record Buy(Tiles tiles, Cards cards) implements PalazzoMove {}

  /** P8: moves the master builder on to the next lot. */
  @Kind("auction")
  record OpenAuction() implements PalazzoMove {}

  /** Lays further cards. */
  @Kind("raise")
  record RaiseBid(Cards cards) implements PalazzoMove {}

  record Pass() implements PalazzoMove {}

  /** P9: takes one of the tiles that are shared out. */
  record Pick(Tile tile) implements PalazzoMove {}

  /** P10: puts a tile on top of a palace. */
  record Build(Tile tile, int palace) implements PalazzoMove {}

  /** Founds a palace. */
  record Found(Tile tile) implements PalazzoMove {}

  /** Puts a tile into the box, out of the game. */
  record Box(Tile tile) implements PalazzoMove {}

  /** P11: a tile leaves its palace and founds a new one. */
  record Split(int palace, int floor, Card card) implements PalazzoMove {}

  /** A single tile goes into another palace. */
  record Join(int single, int palace, Card card) implements PalazzoMove {}

  /** A single tile leaves the game. */
  record Clear(int single, Card card) implements PalazzoMove {}
}
