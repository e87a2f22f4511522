package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Move;
import org.loggia.core.json.Derived;

/** What a player can do. */
@Derived(with = PieceCodecs.class)
public sealed interface KensingtonMove extends Move {
  /** Picks a tile of the heap by its back. */
  record Draw(Mark mark, String outline) implements KensingtonMove {}

  /** Takes a tile from the warehouse of another seat, to be built this turn. */
  record Steal(Tile tile, int from) implements KensingtonMove {}

  /** Builds one tile; how high it comes to rest follows from the column. */
  record Build(Tile tile, int x) implements KensingtonMove {}

  /** Builds two or three tiles at once that could not be built one by one. */
  record Join(List<Piece> pieces) implements KensingtonMove {
    /** The order has no meaning, so there is only one. */
    public Join {
      List<Piece> sorted = new ArrayList<>(pieces);
      sorted.sort(Piece.FROM_THE_LEFT);
      pieces = List.copyOf(sorted);
    }
  }

  /** Ends the building. */
  record Done() implements KensingtonMove {
    static final Done DONE = new Done();
  }
}
