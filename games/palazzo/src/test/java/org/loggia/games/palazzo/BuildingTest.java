package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Answer;

class BuildingTest {

  private static final String FRANCESCA =
      "seats 2; phase build; pending b23 b41 b53; palaces0 m12-m33 b22-b42; hand0 2";

  @Test
  void francesca_cannot_put_the_second_floor_on_either_palace() {
    Table table = Table.of(FRANCESCA);
    table.refuses("build b23 on 1", "P10.4");
    table.refuses("build b23 on 2", "P10.4");
    table.allows("found b23", "box b23");
  }

  @Test
  void francescas_fourth_floor_goes_on_the_first_palace_or_on_the_one_founded_just_now() {
    Table table = Table.of(FRANCESCA);
    table.allows("build b41 on 1");
    table.refuses("build b41 on 2", "P10.4");
    table.refuses("build b41 on 3", "P10.3");
    table.play("found b23");
    table.allows("build b41 on 3");
  }

  @Test
  void francescas_fifth_floor_goes_on_any_palace_and_the_second_stays_of_one_stone() {
    Table table = Table.of(FRANCESCA).play("found b23");
    table.allows("build b53 on 1", "build b53 on 2", "build b53 on 3");
    table.play("build b53 on 2");
    assertThat(table.position.estate[0].palace(2).isOneMaterial()).isTrue();
    assertThat(table.position.estate[0].palace(2).points()).isEqualTo(7 + 3);
  }

  @Test
  void later_francesca_rebuilds_the_single_second_floor_into_the_first_palace() {
    Table table = Table.of(FRANCESCA).play("found b23", "build b41 on 1", "build b53 on 2");
    Table later = Table.of(table.text().replace("turn 1; ", ""));
    later.play("join 3 into 1 for 2");
    assertThat(later.position.estate[0].palace(1).text()).isEqualTo("m12-b23-m33-b41");
    Table spoilt = Table.of(FRANCESCA).play("found b23", "build b41 on 3", "build b53 on 2");
    spoilt = Table.of(spoilt.text().replace("turn 1; ", ""));
    spoilt.refuses("join 3 into 1 for 2", "P11.4");
  }

  @Test
  void on_floors_one_and_three_only_four_and_five_can_be_built() {
    Table table = Table.of("seats 2; phase build; pending b12 b23 b32 b41 b53; palaces0 m12-m33");
    table.refuses("build b12 on 1", "P10.4");
    table.refuses("build b23 on 1", "P10.4");
    table.refuses("build b32 on 1", "P10.4");
    table.allows("build b41 on 1", "build b53 on 1");
  }

  @Test
  void floors_rise_and_may_be_left_out() {
    assertThat(reads("b22-s42-m51")).isTrue();
    assertThat(reads("b12-b32")).isTrue();
    assertThat(reads("b22-m32-s53")).isTrue();
    assertThat(reads("b32-b12-b22")).isFalse();
    assertThat(reads("b22-b42-s42-b51")).isFalse();
  }

  private static boolean reads(String palace) {
    return Answer.reading(() -> Palace.read(palace)).isYes();
  }

  @Test
  void tiles_are_built_in_any_order_and_before_anything_else() {
    Table table = Table.of("seats 2; phase build; pending b12 m31");
    table.refuses("tiles", "P10.1");
    table.refuses("build s11 on 1", "P10.2");
    table.refuses("found s11", "P10.2");
    table.refuses("box s11", "P10.2");
    assertThat(table.legal())
        .containsExactlyInAnyOrder("found b12", "box b12", "found m31", "box m31");
    table.play("found m31");
    assertThat(table.position.actor()).isZero();
    assertThat(table.legal()).containsExactlyInAnyOrder("found b12", "box b12");
    table.play("found b12");
    assertThat(table.position.actor()).isEqualTo(1);
  }

  @Test
  void two_equal_tiles_are_one_choice() {
    Table table = Table.of("seats 2; phase build; pending s31 s31");
    assertThat(table.legal()).containsExactlyInAnyOrder("found s31", "box s31");
  }

  @Test
  void what_is_built_tells_its_points() {
    Table table = Table.of("seats 2; phase build; pending b41 b53; palaces0 b12-b23");
    table.play("build b41 on 1");
    assertThat(table.heard()).contains(new PalazzoEvent.Built(0, Tile.read("b41"), 1, 6 + 3));
    table.play("found b53");
    assertThat(table.heard()).contains(new PalazzoEvent.Founded(0, Tile.read("b53"), 2, -5));
  }
}
