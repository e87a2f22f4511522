package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The palaces of one player, numbered from 1 in the order of their foundation; never changes. */
public final class Estate {
  static final Estate NONE = new Estate(new int[0]);

  /** Each as its {@link Palace#storeys()}, since there are many estates and few who look at one. */
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

  /** The floors of a palace, as {@link Palace#floors()}. */
  int floors(int number) {
    return Palace.floors(palaces[number - 1]);
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
    return Palace.top(palaces[number - 1]) < tile.floor();
  }

  Estate build(Tile tile, int number) {
    int[] changed = palaces.clone();
    changed[number - 1] = Palace.with(palaces[number - 1], tile);
    return new Estate(changed);
  }

  Estate found(Tile tile) {
    int[] more = Arrays.copyOf(palaces, palaces.length + 1);
    more[palaces.length] = Palace.with(0, tile);
    return new Estate(more);
  }

  // P11: rebuilding.

  boolean maySplit(int number, int floor) {
    return !palace(number).isSingle() && palace(number).has(floor);
  }

  /** A tile out of a palace founds a new one, which is the last. */
  Estate split(int number, Tile tile) {
    int[] more = Arrays.copyOf(palaces, palaces.length + 1);
    more[number - 1] = Palace.without(palaces[number - 1], tile.floor());
    more[palaces.length] = Palace.with(0, tile);
    return new Estate(more);
  }

  /** Whether a single tile may go into another palace, at whatever place its floor demands. */
  boolean mayJoin(int single, int number) {
    return single != number
        && palace(single).isSingle()
        && !palace(number).has(palace(single).base());
  }

  Estate join(int single, Tile tile, int number) {
    int[] fewer = without(single);
    fewer[number - (number < single ? 1 : 2)] = Palace.with(palaces[number - 1], tile);
    return new Estate(fewer);
  }

  Estate clear(int number) {
    return new Estate(without(number));
  }

  private int[] without(int number) {
    int[] fewer = new int[palaces.length - 1];
    System.arraycopy(palaces, 0, fewer, 0, number - 1);
    System.arraycopy(palaces, number, fewer, number - 1, fewer.length - number + 1);
    return fewer;
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
