package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Receipt;
import org.loggia.core.Result;

/** K9: what a building is worth. Houses are told column by column, from the ground upwards. */
class ScoringTest {
  private static Score score(String... columns) {
    return Table.of("house0" + Table.house(0, columns), Boxes.BRICKS).score(0);
  }

  private static Result result(String houses) {
    return Table.of("phase over; ending stuck; " + houses, Boxes.BRICKS).position.result();
  }

  @Test
  void the_sample_building_is_worth_29() {
    Score score = score("DYYYR", "YYYyR", "KKKKKR", "DKKR", "KKKR", "Kk");
    assertThat(score.windows()).isEqualTo(17);
    assertThat(score.doors()).isEqualTo(2);
    assertThat(score.levels()).isEqualTo(3);
    assertThat(score.cats()).isEqualTo(2);
    assertThat(score.width()).isZero();
    assertThat(score.points()).isEqualTo(29);
  }

  @Test
  void with_a_roof_on_its_last_column_it_is_worth_41() {
    Score score = score("DYYYR", "YYYyR", "KKKKKR", "DKKR", "KKKR", "KkR");
    assertThat(score.windows()).isEqualTo(19);
    assertThat(score.floorPoints()).isEqualTo(10);
    assertThat(score.width()).isEqualTo(6);
    assertThat(score.points()).isEqualTo(41);
  }

  @Test
  void five_different_heights_are_worth_15() {
    Score score = score("DR", "YYR", "YYYR", "YYYYR", "YYYYYR", "YYYYYR", "Y");
    assertThat(score.levels()).isEqualTo(5);
    assertThat(score.floorPoints()).isEqualTo(15);
  }

  @Test
  void a_roofed_door_alone_is_worth_4() {
    Score score = score("DR");
    assertThat(score.points()).isEqualTo(2 + 1 + 1);
    assertThat(score.receipts())
        .containsExactly(
            new Receipt("windows", 0, 0),
            new Receipt("doors", 1, 2),
            new Receipt("floors", 1, 1),
            new Receipt("cats", 0, 0),
            new Receipt("width", 1, 1));
  }

  @Test
  void an_open_building_is_worth_its_cats() {
    assertThat(score("DY", "YyK", "kK").points()).isEqualTo(2);
  }

  @Test
  void walls_make_height_but_no_points() {
    Score score = score("DWR", "Y");
    assertThat(score.windows()).isZero();
    assertThat(score.points()).isEqualTo(2 + 1);
    assertThat(score("DWR", "YR").floorPoints()).isEqualTo(3);
  }

  @Test
  void under_a_roof_of_several_rows_only_other_cells_make_height() {
    // The roof L3c has two cells in column 0 and one in column 1.
    Table table = Table.of("house0 Y-SQ4@1,0 R-L3c@0,1 R-SQ1@2,2");
    assertThat(table.score(0).levels()).isEqualTo(2);
    assertThat(table.score(0).points()).isEqualTo(4 + 2 + 3 + 3);
  }

  @Test
  void equal_points_are_decided_by_birds_on_own_roofs_not_by_stored_ones() {
    Result result =
        result(
            "house0"
                + Table.house(0, "Dr", "YR", "Yr")
                + "; gates0 R-SQ1-bird R-SQ1-bird; house1"
                + Table.house(0, "Dr", "Yr", "Yr"));
    assertThat(result.of(0).points()).isEqualTo(result.of(1).points());
    assertThat(result.of(1).place()).isEqualTo(1);
    assertThat(result.of(0).place()).isEqualTo(2);
    assertThat(result.of(1).tieBreaks().getFirst().value()).isEqualTo(3);
  }

  @Test
  void who_is_equal_in_birds_too_shares_the_victory() {
    Result result =
        result(
            "seats 3; house0"
                + Table.house(0, "Dr", "YR")
                + "; house1"
                + Table.house(0, "DR", "Kr")
                + "; house2"
                + Table.house(0, "DR"));
    assertThat(result.share(0)).isEqualTo(0.5);
    assertThat(result.share(1)).isEqualTo(0.5);
    assertThat(result.share(2)).isZero();
  }

  @Test
  void most_points_win_whatever_the_birds_say() {
    Result result =
        result("house0" + Table.house(0, "Dr", "Y") + "; house1" + Table.house(0, "DYR", "Y"));
    assertThat(result.of(1).place()).isEqualTo(1);
  }
}
