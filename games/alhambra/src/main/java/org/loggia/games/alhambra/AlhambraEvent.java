package org.loggia.games.alhambra;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/**
 * What happens at the table. Where Carlo may take a player's part, either the seat or the figure is
 * there, and the other is null.
 */
@Derived(with = PieceCodecs.class)
public sealed interface AlhambraEvent extends Event {
  /** Who has the caliph stone first. */
  record Began(int first) implements AlhambraEvent {}

  record RoundBegan(int round, int caliph) implements AlhambraEvent {}

  /** The chips of this round, one for each column from left to right. */
  record ChipsLaid(List<Chip> chips) implements AlhambraEvent {}

  /** The die that says in which column Carlo's markers begin. */
  record CarloRolled(Colour colour) implements AlhambraEvent {}

  record CarloPlaced(Colour colour, Field field) implements AlhambraEvent {}

  record Kept(int seat, Symbols dice) implements AlhambraEvent {}

  /**
   * @param dice what was thrown just now
   * @param shown all eight dice
   * @param number the first, second or third throw
   */
  record Thrown(int seat, Symbols dice, Symbols shown, int number) implements AlhambraEvent {}

  /** A throw that never happened; these dice lie there again. */
  record Cancelled(int seat, int number, Symbols shown) implements AlhambraEvent {}

  record BlackDieTurned(int seat, Colour colour) implements AlhambraEvent {}

  /**
   * @param symbols how many dice show the colour
   * @param target the field they lead to
   * @param field where the marker found room
   */
  record Placed(int seat, Colour colour, int symbols, Field target, Field field)
      implements AlhambraEvent {}

  /** No field was free any more: the marker is out for this round. */
  record Missed(int seat, Colour colour, int symbols, Field target) implements AlhambraEvent {}

  /** A chip makes room on the field. */
  record Displaced(int seat, Colour colour, Field field) implements AlhambraEvent {}

  /** A marker moves down a field. */
  record Pushed(
      @Nullable Integer seat, @Nullable String figure, Colour colour, Field from, Field to)
      implements AlhambraEvent {}

  /** A marker falls out of its column. */
  record PushedOut(@Nullable Integer seat, @Nullable String figure, Colour colour)
      implements AlhambraEvent {}

  /** The best or second best marker of a column brings a prize. */
  record PrizeTaken(
      @Nullable Integer seat, @Nullable String figure, Colour colour, int place, Prize prize)
      implements AlhambraEvent {}

  /** A chip takes one of the points to another column. */
  record Exchanged(int seat, Colour from, Colour to) implements AlhambraEvent {}

  /** A stone goes up its track. */
  record StoneMoved(
      @Nullable Integer seat, @Nullable String figure, Colour colour, int points, int from, int to)
      implements AlhambraEvent {}

  record ChipTaken(@Nullable Integer seat, @Nullable String figure, Colour colour, Chip chip)
      implements AlhambraEvent {}

  /** A chip that nobody took, or that Carlo has no use for. */
  record ChipLeft(Colour colour, Chip chip) implements AlhambraEvent {}

  /** Who begins the next round. */
  record StarterNamed(@Nullable Integer seat, @Nullable String figure, int starter)
      implements AlhambraEvent {}

  record RoundEnded(int round) implements AlhambraEvent {}

  record ScoringBegan(Scoring scoring) implements AlhambraEvent {}

  /**
   * @param count the field of the stone
   */
  record StoneScored(
      @Nullable Integer seat,
      @Nullable String figure,
      Scoring scoring,
      Colour colour,
      int place,
      int count,
      int points)
      implements AlhambraEvent {}

  record ChipsScored(
      @Nullable Integer seat, @Nullable String figure, Scoring scoring, int count, int points)
      implements AlhambraEvent {}

  /** Alcazaba: the pile of this round, a tile of each colour. */
  record PileTurned(List<Tile> tiles) implements AlhambraEvent {}

  record BagDrawn(Tile tile) implements AlhambraEvent {}

  record StartChipLaid(Colour colour) implements AlhambraEvent {}

  /**
   * Of two tiles of the column that look the same a player takes the one that was laid later, where
   * it can matter to Carlo; what is done with it follows.
   */
  record LaterTwinTaken(int seat, Tile tile) implements AlhambraEvent {}

  record TileBuilt(int seat, Tile tile, Square square) implements AlhambraEvent {}

  record TileStored(int seat, Tile tile) implements AlhambraEvent {}

  /** A player gives a tile to Carlo. */
  record TileGiven(int seat, Tile tile) implements AlhambraEvent {}

  record CarloTook(Tile tile) implements AlhambraEvent {}

  /** Nobody took these tiles. */
  record TilesLeft(Colour colour, List<Tile> tiles) implements AlhambraEvent {}

  /** Redesign: from the reserve into the palace. */
  record TileAdded(int seat, Tile tile, Square square) implements AlhambraEvent {}

  /** Redesign: from the palace into the reserve. */
  record TileRemoved(int seat, Tile tile, Square square) implements AlhambraEvent {}

  /** Redesign: a tile takes the place of an old one. */
  record TileSwapped(int seat, Tile tile, Square square, Tile old) implements AlhambraEvent {}

  /**
   * @param place the best of the places that are shared
   * @param count the tiles in the palace
   */
  record TilesScored(
      @Nullable Integer seat,
      @Nullable String figure,
      Scoring scoring,
      Colour colour,
      int place,
      int count,
      int points)
      implements AlhambraEvent {}

  /** The longest wall brings a point for each of its segments. */
  record WallScored(int seat, Scoring scoring, int points) implements AlhambraEvent {}

  record Ended() implements AlhambraEvent {}
}
