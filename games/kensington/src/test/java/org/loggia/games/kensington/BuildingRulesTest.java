package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** K4: what may be built where. Each case is a house in writing and tiles at hand. */
class BuildingRulesTest {
  private static Table build(String house, String tiles) {
    return Table.of("phase build; house0 " + house + "; " + tiles);
  }

  @Test
  void a_tile_that_touches_only_the_other_colour_is_refused_until_its_own_colour_is_there() {
    Table table = build("Y-SQ1@0,1 Y-SQ4@-2,0", "gates0 K-SQ4 -; hand K-L4f");
    table.refuses("build K-SQ4 at -2", "K4.5");
    table.play("build K-L4f at 0"); // its left side touches the door
    assertThat(table.chips(0)).isEqualTo(2);
    table.allows("build K-SQ4 at -2");
  }

  @Test
  void touching_the_other_colour_besides_does_no_harm() {
    Table table = build("Y-SQ4@1,0", "hand K-SQ1");
    table.allows("build K-SQ1 at 0"); // between the door below and yellow windows beside
    table.refuses("build K-SQ1 at 1", "K4.5");
  }

  @Test
  void a_window_of_any_colour_may_stand_beside_a_roof_and_nothing_above_it() {
    Table table = build("K-SQ4@1,0", "gates0 Y-SQ1 K-SQ1; hand R-L3c");
    table.play("build R-L3c at 0");
    assertThat(table.text()).contains("R-L3c@0,1");
    table.allows("build Y-SQ1 at 2");
    for (String tile : new String[] {"Y-SQ1", "K-SQ1"}) {
      table.refuses("build " + tile + " at 0", "K4.3");
      table.refuses("build " + tile + " at 1", "K4.3");
    }
  }

  @Test
  void doors_stand_on_the_ground_beside_the_building() {
    Table table = Table.of("phase build; hand D-SQ1; gates0 K-SQ1 D-SQ1");
    table.allows("build D-SQ1 at 1");
    table.allows("build D-SQ1 at -1");
    table.refuses("build D-SQ1 at 0", "K4.8");
    table.refuses("build D-SQ1 at 2", "K4.4");
    table.play("build D-SQ1 at 1").play("build K-SQ1 at 2");
    table.allows("build D-SQ1 at 3");
  }

  @Test
  void a_door_can_be_built_on() {
    Table table = build("D-SQ1@1,0", "hand Y-SQ4");
    table.allows("build Y-SQ4 at 0");
  }

  @Test
  void nothing_hangs_over_the_ground() {
    Table table = Table.of("phase build; hand Y-L3c; gates0 Y-L3d R-L3d");
    table.refuses("build Y-L3c at 0", "K4.2");
    table.allows("build Y-L3d at 0");
  }

  @Test
  void every_cell_needs_support_not_only_the_tile() {
    Table table = build("Y-SQ4@1,0", "hand Y-SQ4");
    table.refuses("build Y-SQ4 at 0", "K4.2");
    table.refuses("build Y-SQ4 at 2", "K4.2");
    table.allows("build Y-SQ4 at 1");
  }

  @Test
  void a_roof_has_no_foot_on_the_ground() {
    Table table = Table.of("phase build; hand R-L3d; gates0 R-SQ1 -");
    table.refuses("build R-L3d at 0", "K4.6");
    table.refuses("build R-SQ1 at 1", "K4.6");
    table.allows("build R-SQ1 at 0");
  }

  @Test
  void a_roof_asks_for_no_colour() {
    Table table = build("Y-SQ1@1,0 K-SQ1@0,1", "hand R-SQ1");
    table.allows("build R-SQ1 at 0");
    table.allows("build R-SQ1 at 1");
  }

  @Test
  void a_wall_is_neutral_and_may_stand_on_the_ground() {
    Table table = build("Y-SQ1@1,0", "hand W-SQ1; gates0 K-SQ1 -");
    table.allows("build W-SQ1 at 0");
    table.allows("build W-SQ1 at 1");
    table.allows("build W-SQ1 at 2");
    table.allows("build W-SQ1 at -1");
    table.refuses("build K-SQ1 at 2", "K4.5");
    table.play("build W-SQ1 at 2");
    table.allows("build K-SQ1 at 3");
    table.allows("build K-SQ1 at 2");
  }

  @Test
  void without_the_option_a_wall_stands_on_tiles_only() {
    Table table = Table.of("walls high; phase build; house0 Y-SQ1@1,0; hand W-SQ1");
    table.refuses("build W-SQ1 at 2", "K4.7");
    table.allows("build W-SQ1 at 1");
    assertThat(table.position.setup().get(Kensington.WALL_ON_GROUND)).isFalse();
  }

  @Test
  void a_tile_touches_the_building() {
    Table table = build("Y-SQ1@1,0", "hand Y-SQ4");
    table.allows("build Y-SQ4 at 2");
    table.allows("build Y-SQ4 at -2");
    table.refuses("build Y-SQ4 at 3", "K4.4");
    table.refuses("build Y-SQ4 at -3", "K4.4");
  }

  @Test
  void tiles_are_never_turned_or_mirrored() {
    // Two rows stand in column 0. L4f has its long leg on the right, L4e on the left.
    Table table = build("Y-SQ1@0,1", "hand K-L4f; gates0 Y-L4e -");
    assertThat(table.legal())
        .contains("build K-L4f at 0", "build Y-L4e at -1")
        .doesNotContain("build K-L4f at -1", "build Y-L4e at 0");
  }

  @Test
  void pits_are_filled_from_above() {
    String walls = "Y-L4a-cat@1,0 Y-SQ4@-2,0 Y-SQ4@-2,2";
    Table table = build(walls, "hand Y-SQ1");
    table.allows("build Y-SQ1 at 0");
    assertThat(table.position.buildings[0].height(table.position.buildings[0].column(0)))
        .isEqualTo(1);
  }

  @Test
  void only_own_tiles_are_built_and_each_once() {
    Table table = Table.of("phase build; hand Y-SQ1; gates0 K-SQ4 -; gates1 Y-SQ4 -");
    table.refuses("build Y-SQ4 at 1", "K4.1");
    table.play("build Y-SQ1 at 1");
    table.refuses("build Y-SQ1 at 2", "K4.1");
    table.refuses("build Y-L3a-cat at 2", "K4.1");
  }

  @Test
  void the_drawn_tile_and_both_stored_ones_can_be_built_in_any_order() {
    Table table = Table.of("phase build; hand Y-SQ1; gates0 K-SQ4 Y-L3b");
    table.play("build K-SQ4 at 1").play("build Y-L3b at -2").play("build Y-SQ1 at 0");
    assertThat(table.position.buildings[0].size).isEqualTo(3);
    assertThat(table.position.turn).isEqualTo(1);
    assertThat(table.text()).doesNotContain("gates0");
  }

  @Test
  void all_columns_roofed_still_leaves_the_ground_beside() {
    Table table = build("R-SQ1@0,1", "hand Y-SQ1");
    assertThat(table.legal()).containsExactly("build Y-SQ1 at -1", "build Y-SQ1 at 1", "done");
  }
}
