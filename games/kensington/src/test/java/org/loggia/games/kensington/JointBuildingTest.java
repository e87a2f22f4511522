package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.games.kensington.KensingtonEvent.ChipEarned;
import org.loggia.games.kensington.KensingtonEvent.Joined;

/** K5: two or three tiles that need each other. */
class JointBuildingTest {
  private static final String CORNER = "house0 K-SQ1@0,1 Y-SQ1@1,0 K-SQ1@1,1";

  @Test
  void the_example_of_two_black_tiles() {
    Table table = Table.of("phase build; " + CORNER + "; hand K-SQ1; gates0 K-SQ1 -");
    table.refuses("build K-SQ1 at 2", "K4.5");
    table.refuses("join K-SQ1@2,1", "K5.1");
    table.play("join K-SQ1@2,0 K-SQ1@2,1");
    assertThat(table.text()).contains("K-SQ1@2,0 K-SQ1@2,1");
    assertThat(table.events()).hasAtLeastOneElementOfType(Joined.class);
  }

  @Test
  void the_order_in_which_the_tiles_are_named_means_nothing() {
    Table table = Table.of("phase build; " + CORNER + "; hand K-SQ1; gates0 K-SQ1 -");
    assertThat(table.move("join K-SQ1@2,1 K-SQ1@2,0"))
        .isEqualTo(table.move("join K-SQ1@2,0 K-SQ1@2,1"));
  }

  @Test
  void what_can_be_built_one_by_one_is_built_one_by_one() {
    Table table = Table.of("phase build; hand Y-SQ1; gates0 Y-SQ4 -");
    table.refuses("join Y-SQ1@1,0 Y-SQ4@2,0", "K5.4");
    table.allows("build Y-SQ1 at 1");
  }

  @Test
  void two_tiles_that_like_only_each_other_do_not_help() {
    Table table =
        Table.of("phase build; house0 Y-SQ1@0,1 Y-SQ1@1,0 Y-SQ1@1,1; hand K-SQ1; gates0 K-SQ1 -");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1", "K5.3");
    assertThat(table.legal()).noneMatch(text -> text.startsWith("join"));
  }

  @Test
  void joined_tiles_neither_overlap_nor_hang_in_the_air() {
    Table table = Table.of("phase build; " + CORNER + "; hand K-SQ1; gates0 K-SQ1 -");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,0", "K5.2");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,2", "K5.2");
    table.refuses("join K-SQ1@1,1 K-SQ1@1,2", "K5.2");
  }

  @Test
  void a_neutral_tile_on_top_makes_an_unwelcome_window_accepted() {
    Table table =
        Table.of(
            "phase build; house0 Y-SQ1@0,1 Y-SQ1@1,0 Y-SQ1@1,1; hand K-SQ1; gates0 W-SQ1 R-SQ1");
    table.allows("join K-SQ1@2,0 W-SQ1@2,1");
    table.allows("join K-SQ1@2,0 R-SQ1@2,1");
    table.refuses("join K-SQ1@2,1 R-SQ1@2,0", "K5.2");
  }

  @Test
  void a_joined_roof_stands_on_something_and_nothing_on_it() {
    Table table =
        Table.of(
            "phase build; house0 Y-SQ1@0,1 Y-SQ1@1,0 Y-SQ1@1,1; hand R-SQ1; gates0 W-SQ1 R-SQ1");
    table.refuses("join R-SQ1@2,0 W-SQ1@2,1", "K5.2");
    table.refuses("join R-SQ1@1,2 R-SQ1@1,3", "K5.2");
  }

  @Test
  void a_tile_bridges_the_ground_to_one_that_stands_apart() {
    Table table = Table.of("phase build; hand Y-SQ1; gates0 Y-L3c -");
    table.refuses("build Y-SQ1 at 2", "K4.4");
    table.refuses("build Y-L3c at 1", "K4.2");
    table.allows("join Y-L3c@1,0 Y-SQ1@2,0");
  }

  @Test
  void three_tiles_at_once_where_no_two_of_them_would_do() {
    // The third black tile reaches the black windows on top of the yellow ones.
    String house = Table.house(0, "DKKK", "YYYK");
    Table table =
        Table.of("phase build; house0" + house + "; hand K-SQ1; gates0 K-SQ1 K-SQ1", Boxes.BRICKS);
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1", "K5.3");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1 K-SQ1@2,2", "K5.3");
    String lower = Table.house(0, "DKK", "YYK");
    table =
        Table.of("phase build; house0" + lower + "; hand K-SQ1; gates0 K-SQ1 K-SQ1", Boxes.BRICKS);
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1", "K5.3");
    table.play("join K-SQ1@2,0 K-SQ1@2,1 K-SQ1@2,2");
    assertThat(table.position.turn).isEqualTo(1);
  }

  @Test
  void three_tiles_of_which_two_can_be_built_first_are_two_steps() {
    Table table = Table.of("phase build; " + CORNER + "; hand K-SQ1; gates0 K-SQ1 K-SQ1");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1 K-SQ1@2,2", "K5.4");
    table.play("join K-SQ1@2,0 K-SQ1@2,1").play("build K-SQ1 at 2");
  }

  @Test
  void each_difficult_tile_of_a_joint_step_brings_a_chip() {
    // The T on the ground touches yellow only; the one that stands on it reaches black.
    Table table = Table.of("phase build; " + CORNER + "; hand K-T4r; gates0 K-T4u -; chips 0 0");
    table.refuses("build K-T4u at 2", "K4.5");
    table.play("join K-T4u@2,0 K-T4r@2,1");
    assertThat(table.events()).filteredOn(ChipEarned.class::isInstance).hasSize(2);
    assertThat(table.chips(0)).isEqualTo(2);
  }

  @Test
  void more_than_three_tiles_are_too_many_and_others_tiles_are_not_mine() {
    Table table = Table.of("phase build; " + CORNER + "; hand K-SQ1; gates0 K-SQ1 -");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1 K-SQ1@2,2 K-SQ1@2,3", "K5.1");
    table.refuses("join K-SQ1@2,0 K-SQ4@2,1", "K4.1");
    table.refuses("join K-SQ1@2,0 K-SQ1@2,1 K-SQ1@2,2", "K4.1");
  }
}
