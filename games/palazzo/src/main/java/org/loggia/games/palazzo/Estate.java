package org.loggia.games.palazzo;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The palaces of one player, numbered from 1 in the order of their foundation; never changes. */
public final class Estate {
  static final Estate NONE = new Estate(new Palace[0]);

  private final Palace[] palaces;

  private Estate(Palace[] palaces) {
    this.palaces = palaces;
  }

  static Estate of(List<Palace> palaces) {
    return palaces.isEmpty() ? NONE : new Estate(palaces.toArray(new Palace[0]));
  }

  int size() {
    return palaces.length;
  }

  boolean has(int number) {
    return number >= 1 && number <= palaces.length;
  }

  Palace palace(int number) {
    return palaces[number - 1];
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
    return List.of(palaces);
  }

  int points() {
    int points = 0;
    for (Palace palace : palaces) {
      points += palace.points();
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
    Palace[] more = Arrays.copyOf(palaces, palaces.length + 1);
    more[palaces.length] = Palace.of(tile);
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
    Palace[] fewer = new Palace[palaces.length - 1];
    System.arraycopy(palaces, 0, fewer, 0, number - 1);
    System.arraycopy(palaces, number, fewer, number - 1, fewer.length - number + 1);
    return new Estate(fewer);
  }

  private Estate replace(int number, Palace palace) {
    Palace[] changed = palaces.clone();
    changed[number - 1] = palace;
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
