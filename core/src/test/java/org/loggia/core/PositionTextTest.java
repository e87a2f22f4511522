package org.loggia.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position has is written and read by one declaration. */
class PositionTextTest {
  private enum Season implements Worded {
    SPRING,
    LATE_SUMMER,
    WINTER
  }

  /** A garden: enough of a position to have every kind of section. */
  private static final class Garden {
    int bees = 3;
    Season season = Season.SPRING;
    @Nullable Season sown;
    @Nullable String ending;
    boolean fenced;
    String beds = "";

    void sections(PositionText text) {
      bees = text.number("bees", bees, 0, 9, 3);
      season = text.word("season", season, Season.values(), Season.SPRING);
      sown = text.perhaps("sown", sown, Season.values());
      fenced = text.flag("fence", fenced, "high");
      text.part(
          "beds", () -> beds, tokens -> beds = tokens.hasNext() ? tokens.next("a bed") : "none");
      ending = text.perhaps("ending", ending);
    }

    static Garden read(String text) {
      Garden garden = new Garden();
      PositionText.read(new Sections(text), garden::sections);
      return garden;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "beds roses",
    "bees 0; beds roses",
    "season late-summer; sown winter; beds roses",
    "bees 9; season winter; fence high; beds roses; ending frost"
  })
  void whatIsWrittenIsReadAsTheSame(String text) {
    assertThat(PositionText.write(Garden.read(text)::sections)).isEqualTo(text);
  }

  @Test
  void writingChangesNothing() {
    Garden garden = Garden.read("bees 5; season winter; beds roses");
    PositionText.write(garden::sections);
    assertThat(garden.bees).isEqualTo(5);
    assertThat(garden.season).isEqualTo(Season.WINTER);
    assertThat(garden.beds).isEqualTo("roses");
  }

  @Test
  void whatIsLeftOutIsTheStandardAlsoInAnyOrder() {
    Garden garden = Garden.read("beds roses; season winter");
    assertThat(garden.bees).isEqualTo(3);
    assertThat(garden.season).isEqualTo(Season.WINTER);
    assertThat(garden.ending).isNull();
    assertThat(Garden.read("bees 1").beds).as("asked for, though left out").isEqualTo("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bees 10 | bees is 0 to 9, not 10",
        "season autumn | one of spring, late-summer, winter expected, not 'autumn'",
        "season winter winter | nothing more expected, but there is 'winter'",
        "fence low | fence is 'high', or left out",
        "beds roses lilies | nothing more expected, but there is 'lilies'",
        "trees 3 | means nothing here"
      })
  void whatCannotBeIsSaid(String text, String problem) {
    assertThatThrownBy(() -> Garden.read(text))
        .isInstanceOfSatisfying(
            Unreadable.class, unreadable -> assertThat(unreadable.problem()).contains(problem));
  }

  @Test
  void aMeterTellsItsMetricsInTheOrderInWhichTheyAreDeclared() {
    final class Bees extends CountingMeter<Garden, Move> {
      private final int flights = metric("flights");
      private final int most = metric("most-bees");

      @Override
      public void move(Garden before, Move move) {
        count(flights);
        set(most, Math.max(figure(most), before.bees));
      }

      @Override
      protected void end(Garden garden) {
        add(flights, 0.5);
      }
    }

    Bees meter = new Bees();
    double[] figures = new double[2];
    for (int game = 0; game < 2; game++) {
      meter.begin(new Garden());
      meter.move(Garden.read("bees 7; beds roses"), new Move() {});
      meter.move(Garden.read("bees 4; beds roses"), new Move() {});
      meter.over(new Garden(), figures);
      assertThat(figures).as("game %d", game).containsExactly(2.5, 7);
    }
    assertThat(meter.metrics()).containsExactly("flights", "most-bees");
  }
}
