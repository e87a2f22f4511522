package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;

/** Which clause forbids a move of Alcazaba. */
final class TileRefusals {
  private TileRefusals() {}

  static @Nullable Refusal why(TileSide side, AlhambraMove move) {
    return switch (move) {
      case Build(Tile tile, Square square, Twin twin) -> {
        Refusal refusal = offered(side, tile, twin);
        Palace palace = side.tiles.palaces[side.position.deciding];
        yield refusal == null ? place(palace, tile, square) : refusal;
      }
      case Store(Tile tile, Twin twin) -> offered(side, tile, twin);
      case Give(Tile tile, Twin twin) ->
          side.table.hasCarlo() ? offered(side, tile, twin) : Refusal.of("H16.3");
      case Name(int starter) -> name(side, starter);
      case Add(Tile tile, Square square) -> {
        Refusal refusal = stored(side, tile);
        yield refusal == null ? place(palace(side), tile, square) : refusal;
      }
      case Remove(Square square) -> remove(side, square);
      case Swap(Tile tile, Square square) -> swap(side, tile, square);
      default -> Refusal.of("H12.2");
    };
  }

  private static Palace palace(TileSide side) {
    return side.tiles.palaces[side.position.onTurn()];
  }

  private static @Nullable Refusal offered(TileSide side, Tile tile, @Nullable Twin twin) {
    if (!side.tiles.offers[side.position.column].contains(tile.code())) {
      return Refusal.of("H12.8").with("tile", tile.text());
    }
    return twin == null || Twins.matter(side, tile.code())
        ? null
        : Refusal.of("H16.5").with("tile", tile.text());
  }

  private static @Nullable Refusal name(TileSide side, int starter) {
    if (side.startChip != side.position.column) {
      return Refusal.of("H6.7");
    }
    return starter < 0 || starter >= side.table.seats
        ? Refusal.of("H6.8").with("starter", starter)
        : null;
  }

  /** H13, clause by clause. */
  private static @Nullable Refusal place(Palace palace, Tile tile, Square square) {
    int at = Palace.at(square);
    if (!palace.isEmpty(at)) {
      return Refusal.of("H13.6").with("square", square.text());
    }
    int neighbours = palace.neighbours(at);
    int facing = palace.facing(at);
    if (neighbours == 0) {
      return Refusal.of("H13.4").with("square", square.text());
    }
    if (((tile.walls() ^ facing) & neighbours) != 0) {
      return Refusal.of("H13.2").with("tile", tile.text()).with("square", square.text());
    }
    if ((neighbours & ~facing) == 0) {
      return Refusal.of("H13.3").with("square", square.text());
    }
    return Fit.leavesNoHole(palace.ring(at))
        ? null
        : Refusal.of("H13.5").with("square", square.text());
  }

  // Redesigns.

  private static @Nullable Refusal inTime(TileSide side) {
    return side.position.dice.thrown <= TileSide.LAST_REDESIGN ? null : Refusal.of("H14.2");
  }

  private static @Nullable Refusal stored(TileSide side, Tile tile) {
    Refusal late = inTime(side);
    if (late != null) {
      return late;
    }
    return side.tiles.reserves[side.position.onTurn()].contains(tile.code())
        ? null
        : Refusal.of("H14.3").with("tile", tile.text());
  }

  private static @Nullable Refusal remove(TileSide side, Square square) {
    Refusal late = inTime(side);
    if (late != null) {
      return late;
    }
    int at = Palace.at(square);
    Palace palace = palace(side);
    if (!palace.hasTile(at)) {
      return Refusal.of("H14.4").with("square", square.text());
    }
    return (palace.removable() >> palace.tiles.indexOf(at) & 1) == 0
        ? Refusal.of("H14.5").with("square", square.text())
        : null;
  }

  private static @Nullable Refusal swap(TileSide side, Tile tile, Square square) {
    Refusal refusal = stored(side, tile);
    if (refusal != null) {
      return refusal;
    }
    int at = Palace.at(square);
    Palace palace = palace(side);
    if (!palace.hasTile(at)) {
      return Refusal.of("H14.4").with("square", square.text());
    }
    boolean fits = ((tile.walls() ^ palace.walls(at)) & palace.neighbours(at)) == 0;
    return fits
        ? null
        : Refusal.of("H14.6").with("tile", tile.text()).with("square", square.text());
  }
}
