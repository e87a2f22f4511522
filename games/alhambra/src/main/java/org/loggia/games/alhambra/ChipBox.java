package org.loggia.games.alhambra;

import java.util.Map;
import org.loggia.core.GameInfo;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;

/**
 * The bonus chips of the box by their backs: twenty light ones for rounds 1 to 4, six dark ones for
 * round 5. How many point chips there are of each value, and which chips have dark backs, is an
 * assumption (RULES.md, H2.3), so a set-up may replace it: {@code {"light": {"one": 4, …}, "dark":
 * {"one": 2, …}}}.
 *
 * @param light by kind of chip
 * @param dark by kind of chip
 */
@Derived
record ChipBox(Map<String, Integer> light, Map<String, Integer> dark) {
  /** The name of the replacement in {@link Setup#data()}. */
  static final String DATA = "chips";

  static final GameInfo.Replaceable REPLACEABLE = new GameInfo.Replaceable(DATA, 1_000);

  static final int LIGHT = 20;
  static final int DARK = 6;

  /** The kinds and the colours of their backs as we suppose them to be. */
  private static final int[] SUPPOSED_LIGHT = {4, 3, 3, 2, 2, 3, 3};

  private static final int[] SUPPOSED_DARK = {2, 2, 2, 0, 0, 0, 0};

  /** How many light chips there are of each kind; not to be changed. */
  static int[] light(Setup setup) {
    Json data = setup.data().get(DATA);
    return data == null ? SUPPOSED_LIGHT : counts(ChipBoxCodec.CODEC.read(data).light, LIGHT);
  }

  /** How many dark chips there are of each kind; not to be changed. */
  static int[] dark(Setup setup) {
    Json data = setup.data().get(DATA);
    return data == null ? SUPPOSED_DARK : counts(ChipBoxCodec.CODEC.read(data).dark, DARK);
  }

  private static int[] counts(Map<String, Integer> chips, int needed) {
    int[] counts = new int[Chip.KINDS];
    int total = 0;
    for (Map.Entry<String, Integer> entry : chips.entrySet()) {
      Chip chip = Worded.read(Chip.ALL, entry.getKey());
      int count = entry.getValue();
      if (chip == Chip.START || count < 0 || count > needed) {
        throw new Unreadable("0 to " + needed + " bonus chips of each kind expected");
      }
      counts[chip.ordinal()] = count;
      total += count;
    }
    if (total != needed) {
      throw new Unreadable(needed + " chips expected, not " + total);
    }
    return counts;
  }
}
