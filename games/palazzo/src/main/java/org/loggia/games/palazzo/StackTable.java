package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.GameInfo;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Codecs;
import org.loggia.core.json.Field;
import org.loggia.core.json.Json;

/**
 * Which tiles have I, II and III on their back (P1.2). What the box says is not known to us: the
 * standard is an assumption, and {@code setup.data("stacks")} replaces it: {@code {"I": ["b12", …],
 * "II": […], "III": […]}}.
 */
record StackTable(Tiles first, Tiles second, Tiles third) {
  static final String DATA = "stacks";

  static final GameInfo.Replaceable REPLACEABLE = new GameInfo.Replaceable(DATA, 2_000);

  /** P2.2: so many tiles of the first stack are laid out. */
  static final int LAID_OUT = 5;

  static final List<String> NAMES = List.of("I", "II", "III");

  /** Floor and windows. */
  private static final String[][] STANDARD_TILES = {
    {"12 13 21 23 31", "11 22 31 33 42 53", "32 41 43 51 52"},
    {"11 13 21 22 32", "12 23 31 31 43 51", "33 41 42 52 53"},
    {"11 12 22 23 33", "13 21 31 32 41 52", "31 42 43 51 53"}
  };

  static final StackTable STANDARD = new StackTable(standard(0), standard(1), standard(2));

  private static final Codec<List<Tile>> STACK =
      Codecs.list(Codecs.text("Tile", Tile::text, Tile::read));

  private static final Field<StackTable, List<Tile>> FIRST =
      Codecs.field(NAMES.get(0), STACK, table -> table.first.list());

  private static final Field<StackTable, List<Tile>> SECOND =
      Codecs.field(NAMES.get(1), STACK, table -> table.second.list());

  private static final Field<StackTable, List<Tile>> THIRD =
      Codecs.field(NAMES.get(2), STACK, table -> table.third.list());

  private static final Codec<StackTable> CODEC =
      Codecs.record(
          "Stacks",
          List.of(FIRST, SECOND, THIRD),
          (json, path) ->
              new StackTable(
                  Tiles.of(FIRST.read(json, path)),
                  Tiles.of(SECOND.read(json, path)),
                  Tiles.of(THIRD.read(json, path))));

  private static Tiles standard(int stack) {
    List<Tile> tiles = new ArrayList<>();
    for (Material material : Material.ALL) {
      for (String digits : STANDARD_TILES[material.ordinal()][stack].split(" ")) {
        tiles.add(Tile.read(material.letter() + digits));
      }
    }
    return Tiles.of(tiles);
  }

  Tiles stack(int number) {
    return switch (number) {
      case 0 -> first;
      case 1 -> second;
      default -> third;
    };
  }

  private int size() {
    return first.size() + second.size() + third.size();
  }

  Tiles all() {
    return first.plus(second).plus(third);
  }

  /** The table of a set-up that has been checked. */
  static StackTable of(Setup setup) {
    Json data = setup.data().get(DATA);
    return data == null ? STANDARD : CODEC.read(data);
  }

  Json json() {
    return CODEC.write(this);
  }

  /** Why the replacement data will not do, or null. */
  static @Nullable Refusal check(Setup setup) {
    Json data = setup.data().get(DATA);
    String problem = data == null ? null : problem(data);
    return problem == null ? null : Refusal.of("P1.2").with("problem", problem);
  }

  private static @Nullable String problem(Json data) {
    StackTable table;
    try {
      table = CODEC.read(data);
    } catch (Unreadable e) {
      return e.problem();
    }
    if (table.size() != STANDARD.size() || !table.all().equals(STANDARD.all())) {
      return "the three stacks must hold each of the 48 tiles exactly once";
    }
    return table.first.size() < LAID_OUT ? "stack I needs at least 5 tiles" : null;
  }
}
