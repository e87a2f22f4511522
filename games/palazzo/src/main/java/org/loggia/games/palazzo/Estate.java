package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The palaces of one player, numbered from 1 in the order of their foundation; never changes. */
public final class Estate {
  static final Estate NONE = new Estate(new int[0]);

  /** By {@link Palace#storeys()}. */
  private final int[] palaces;

  private Estate(int[] palaces) {
    this.palaces = palaces;
  }

  static Estate of(List<Palace> palaces) {
    int[] storeys = new int[palaces.size()];
    for (int i = 0; i < storeys.length; i++) {
      storeys[i] = palaces.get(i).storeys();
    }
    return new Estate(storeys);
  }

  int size() {
    return palaces.length;
  }

  boolean has(int number) {
    return number >= 1 && number <= palaces.length;
  }

  Palace palace(int number) {
    return new Palace(palaces[number - 1]);
  }

  /** The tile on a floor that the palace has. */
  Tile tile(int number, int floor) {
    Tile tile = palace(number).at(floor);
    if (tile == null) {
      throw new IllegalStateException("palace " + number + " has no floor " + floor);
    }
    return tile;
  }

  /** The tile of a palace of one storey. */
  Tile single(int number) {
    return tile(number, palace(number).base());
  }

  List<Palace> list() {
    List<Palace> list = new ArrayList<>();
    for (int storeys : palaces) {
      list.add(new Palace(storeys));
    }
    return List.copyOf(list);
  }

  int points() {
    int points = 0;
    for (int storeys : palaces) {
      points += new Palace(storeys).points();
    }
    return points;
  }

  // P10: building.

  /** P10.4: only on top, and only rising. */
  boolean mayBuild(Tile tile, int number) {
    return palace(number).top() < tile.floor();
  }

  Estate build(Tile tile, int number) {
    return replace(number, palace(number).with(tile));
  }

  Estate found(Tile tile) {
    int[] more = Arrays.copyOf(palaces, palaces.length + 1);
    more[palaces.length] = Palace.of(tile).storeys();
    return new Estate(more);
  }

  // P11: rebuilding.

  boolean maySplit(int number, int floor) {
    return !palace(number).isSingle() && palace(number).has(floor);
  }

  /** A tile out of a palace founds a new one, which is the last. */
  Estate split(int number, Tile tile) {
    return replace(number, palace(number).without(tile.floor())).found(tile);
  }

  /** Whether a single tile may go into another palace, at whatever place its floor demands. */
  boolean mayJoin(int single, int number) {
    return single != number
        && palace(single).isSingle()
        && !palace(number).has(palace(single).base());
  }

  Estate join(int single, Tile tile, int number) {
    return replace(number, palace(number).with(tile)).clear(single);
  }

  Estate clear(int number) {
    int[] fewer = new int[palaces.length - 1];
    System.arraycopy(palaces, 0, fewer, 0, number - 1);
    System.arraycopy(palaces, number, fewer, number - 1, fewer.length - number + 1);
    return new Estate(fewer);
  }

  private Estate replace(int number, Palace palace) {
    int[] changed = palaces.clone();
    changed[number - 1] = palace.storeys();
    return new Estate(changed);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Estate estate && Arrays.equals(palaces, estate.palaces);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(palaces);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
