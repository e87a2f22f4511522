package org.loggia.games.alhambra;

import java.util.List;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Swap;

/** Which moves of Alcazaba are worth a thought: a tile goes where it makes the longest wall. */
final class TileAdvice {
  /** So many squares are looked at for each tile, and so many redesigns of each kind. */
  private static final int SQUARES = 4;

  /** In a quick game so many random moves are tried to find one that builds. */
  private static final int TRIES = 3;

  /** A palace to try things in. */
  private final Palace trial = new Palace();

  private TileAdvice(TileSide side) {
    trial.copyFrom(side.tiles.palaces[side.position.actor()]);
  }

  /** Adds those of these moves that are worth it; moves without a square always are. */
  static void addBest(TileSide side, List<AlhambraMove> moves, List<AlhambraMove> candidates) {
    TileAdvice advice = new TileAdvice(side);
    int from = 0;
    while (from < moves.size()) {
      int to = from + 1;
      while (to < moves.size() && isSameSort(moves.get(from), moves.get(to))) {
        to++;
      }
      advice.addBest(moves.subList(from, to), candidates);
      from = to;
    }
  }

  /** Whether the moves differ only in the square. */
  private static boolean isSameSort(AlhambraMove one, AlhambraMove two) {
    return switch (one) {
      case Build(Tile tile, Square _, Twin twin) ->
          two instanceof Build(Tile other, Square _, Twin otherTwin)
              && tile.equals(other)
              && twin == otherTwin;
      case Add(Tile tile, Square _) ->
          two instanceof Add(Tile other, Square _) && tile.equals(other);
      case Swap(Tile tile, Square _) ->
          two instanceof Swap(Tile other, Square _) && tile.equals(other);
      case Remove _ -> two instanceof Remove;
      default -> false;
    };
  }

  private void addBest(List<AlhambraMove> sort, List<AlhambraMove> candidates) {
    int[] walls = new int[sort.size()];
    for (int i = 0; i < walls.length; i++) {
      walls[i] = wallAfter(sort.get(i));
    }
    for (int n = 0; n < Math.min(SQUARES, walls.length); n++) {
      int best = 0;
      for (int i = 1; i < walls.length; i++) {
        best = walls[i] > walls[best] ? i : best;
      }
      candidates.add(sort.get(best));
      walls[best] = -1;
    }
  }

  /** How long the longest wall is after a move. */
  private int wallAfter(AlhambraMove move) {
    return switch (move) {
      case Build(Tile tile, Square square, Twin _) -> wallWith(tile, square);
      case Add(Tile tile, Square square) -> wallWith(tile, square);
      case Remove(Square square) -> {
        int code = trial.remove(Palace.at(square));
        int wall = Outline.longestWall(trial);
        trial.put(Palace.at(square), code);
        yield wall;
      }
      case Swap(Tile tile, Square square) -> {
        int old = trial.swap(Palace.at(square), tile.code());
        int wall = Outline.longestWall(trial);
        trial.swap(Palace.at(square), old);
        yield wall;
      }
      default -> 0;
    };
  }

  private int wallWith(Tile tile, Square square) {
    trial.put(Palace.at(square), tile.code());
    int wall = Outline.longestWall(trial);
    trial.remove(Palace.at(square));
    return wall;
  }

  /** A random prize, more often than not one that is built. */
  static AlhambraMove quickPrize(TileSide side, Chance chance) {
    Choices<AlhambraMove> legal = side.position.legal();
    AlhambraMove move = legal.get(chance.below(legal.count()));
    for (int tries = 1; tries < TRIES && !(move instanceof Build); tries++) {
      move = legal.get(chance.below(legal.count()));
    }
    return move;
  }
}
