package org.loggia.games.alhambra;

import java.util.Arrays;
import java.util.Map;
import org.loggia.core.chance.Chance;

/** Where the chips of the basic game are: unseen, on the bonus fields, with a player, or gone. */
final class Chips {
  /** No chip on a bonus field. */
  static final int EMPTY = -1;

  private final Table table;

  /** The chip of each column, or {@link #EMPTY}. */
  final int[] bonus = new int[Colour.COUNT];

  /** By figure and kind. */
  private final int[] held;

  /** By kind, as the two arrays that follow. */
  final int[] gone = new int[Chip.KINDS];

  /** Nobody has seen these yet: which of them come when is not decided. */
  final int[] light;

  final int[] dark;

  Chips(Table table) {
    this.table = table;
    held = new int[table.figures * Chip.KINDS];
    light = table.light.clone();
    dark = table.dark.clone();
    Arrays.fill(bonus, EMPTY);
  }

  /** H3.1: the start player chip where the die says, light chips elsewhere. */
  void layLight(Chance chance) {
    int start = chance.below(Colour.COUNT);
    for (int column = 0; column < Colour.COUNT; column++) {
      bonus[column] = column == start ? Chip.START.ordinal() : drawn(light, chance);
    }
  }

  /** H3.2: a dark chip everywhere. */
  void layDark(Chance chance) {
    for (int column = 0; column < Colour.COUNT; column++) {
      bonus[column] = drawn(dark, chance);
    }
  }

  private static int drawn(int[] unseen, Chance chance) {
    int total = 0;
    for (int count : unseen) {
      total += count;
    }
    int chip = chance.from(unseen, total);
    unseen[chip]--;
    return chip;
  }

  int held(int figure, Chip chip) {
    return held[figure * Chip.KINDS + chip.ordinal()];
  }

  void gain(int figure, Chip chip) {
    held[figure * Chip.KINDS + chip.ordinal()]++;
  }

  /** H9.6: a chip that was used is gone. */
  void spend(int seat, Chip chip) {
    held[seat * Chip.KINDS + chip.ordinal()]--;
    gone[chip.ordinal()]++;
  }

  int pointChips(int figure) {
    return held(figure, Chip.ONE) + held(figure, Chip.TWO) + held(figure, Chip.THREE);
  }

  /** H9.1: what the point chips of a figure bring at each scoring. */
  int points(int figure) {
    return held(figure, Chip.ONE) + 2 * held(figure, Chip.TWO) + 3 * held(figure, Chip.THREE);
  }

  void copyFrom(Chips other) {
    System.arraycopy(other.bonus, 0, bonus, 0, bonus.length);
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.gone, 0, gone, 0, gone.length);
    System.arraycopy(other.light, 0, light, 0, light.length);
    System.arraycopy(other.dark, 0, dark, 0, dark.length);
  }

  /** All chips of a kind that lie open somewhere or are gone. */
  int seen(int kind) {
    int chips = gone[kind];
    for (int chip : bonus) {
      chips += chip == kind ? 1 : 0;
    }
    for (int figure = 0; figure < table.figures; figure++) {
      chips += held(figure, Chip.ALL[kind]);
    }
    return chips;
  }

  void addTo(Map<String, Integer> census) {
    for (int kind = 0; kind < Chip.KINDS; kind++) {
      census.put("chips." + Chip.ALL[kind].word(), light[kind] + dark[kind] + seen(kind));
    }
  }
}
