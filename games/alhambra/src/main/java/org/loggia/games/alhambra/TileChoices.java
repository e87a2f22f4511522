package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;

/**
 * The legal moves that only Alcazaba has. They are counted by what the palace knows of its places,
 * and made when they are asked for.
 */
final class TileChoices {
  private final TileSide side;

  /** Each sort of tile that the player can lay, once; a twin that matters follows its like. */
  private final int[] sorts = new int[Tile.CODES];

  private int sortCount;
  private int seat;

  TileChoices(TileSide side) {
    this.side = side;
  }

  /** Looks at the position and answers how many moves there are. */
  int find() {
    AlhambraPosition position = side.position;
    if (position.phase == Phase.RESULTS) {
      seat = position.deciding;
      findSorts(side.tiles.offers[position.column]);
      addTwins();
      return countPrizes();
    }
    seat = position.onTurn();
    findSorts(side.tiles.reserves[seat]);
    return position.dice.thrown <= TileSide.LAST_REDESIGN ? countRedesigns() : 0;
  }

  private void findSorts(TilePile pile) {
    sortCount = 0;
    for (int i = 0; i < pile.size(); i++) {
      if (pile.indexOf(pile.at(i)) == i) {
        sorts[sortCount++] = pile.at(i);
      }
    }
  }

  /** H16.5: of two tiles that look the same, both are a choice where it matters to Carlo. */
  private void addTwins() {
    for (int i = sortCount - 1; i >= 0; i--) {
      if (Twins.matter(side, sorts[i])) {
        System.arraycopy(sorts, i, sorts, i + 1, sortCount - i);
        sortCount++;
      }
    }
  }

  /** Which of two tiles a sort stands for. */
  private @Nullable Twin twin(int i) {
    return i > 0 && sorts[i] == sorts[i - 1] ? Twin.LATER : null;
  }

  private Palace palace() {
    return side.tiles.palaces[seat];
  }

  // A prize: a tile built, stored or given away, or a name.

  private int countPrizes() {
    int count = namers();
    for (int i = 0; i < sortCount; i++) {
      count += palace().places.fitting(Tile.walls(sorts[i])) + waysToKeep();
    }
    return count;
  }

  /** Into the reserve, and to Carlo if he is there. */
  private int waysToKeep() {
    return side.table.hasCarlo() ? 2 : 1;
  }

  private int namers() {
    return side.startChip == side.position.column ? side.table.seats : 0;
  }

  AlhambraMove get(int k) {
    return side.position.phase == Phase.RESULTS ? prize(k) : redesign(k);
  }

  private AlhambraMove prize(int k) {
    int left = k;
    for (int i = 0; i < sortCount; i++) {
      Tile tile = Tile.of(sorts[i]);
      int fitting = palace().places.fitting(tile.walls());
      if (left < fitting) {
        return new Build(tile, Palace.square(palace().places.fitting(tile.walls(), left)), twin(i));
      }
      left -= fitting;
      if (left < waysToKeep()) {
        return left == 0 ? new Store(tile, twin(i)) : new Give(tile, twin(i));
      }
      left -= waysToKeep();
    }
    return new Name(left);
  }

  // A redesign: a tile removed, added or swapped.

  private int countRedesigns() {
    int count = Integer.bitCount(palace().removable());
    for (int i = 0; i < sortCount; i++) {
      int walls = Tile.walls(sorts[i]);
      count += palace().places.fitting(walls) + palace().tiles.fitting(walls);
    }
    return count;
  }

  private AlhambraMove redesign(int k) {
    int left = k;
    int removable = palace().removable();
    for (; removable != 0; removable &= removable - 1) {
      if (left-- == 0) {
        int index = Integer.numberOfTrailingZeros(removable);
        return new Remove(Palace.square(palace().tiles.at(index)));
      }
    }
    for (int i = 0; i < sortCount; i++) {
      Tile tile = Tile.of(sorts[i]);
      int fitting = palace().places.fitting(tile.walls());
      if (left < fitting) {
        return new Add(tile, Palace.square(palace().places.fitting(tile.walls(), left)));
      }
      left -= fitting;
      int swaps = palace().tiles.fitting(tile.walls());
      if (left < swaps) {
        return new Swap(tile, Palace.square(palace().tiles.fitting(tile.walls(), left)));
      }
      left -= swaps;
    }
    throw new IndexOutOfBoundsException("no choice " + k);
  }
}
