package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** The bits of the result area against a plain row of fields. */
class ResultAreaTest {
  private static final int FREE = ResultArea.FREE;

  @Test
  void markers_go_down_and_are_pushed_as_on_a_row_of_24_fields() {
    for (int seed = 0; seed < 500; seed++) {
      FastChance chance = new FastChance(seed);
      ResultArea area = new ResultArea();
      int[] fields = new int[24];
      Arrays.fill(fields, FREE);
      int column = chance.below(Colour.COUNT);
      for (int step = 0; step < 26; step++) {
        int figure = chance.below(6);
        int target = chance.below(24);
        if (fields[target] != FREE && chance.below(2) == 0) {
          int fallen = area.push(column, target);
          area.put(column, target, figure);
          assertThat(fallen).isEqualTo(push(fields, target, figure));
        } else {
          int field = area.free(column, target);
          assertThat(field).isEqualTo(free(fields, target));
          if (field < 24) {
            area.put(column, field, figure);
            fields[field] = figure;
          }
        }
        mustBeSame(area, column, fields);
      }
    }
  }

  private static int free(int[] fields, int target) {
    int field = target;
    while (field < 24 && fields[field] != FREE) {
      field++;
    }
    return field;
  }

  /** Puts a marker on a taken field; whoever falls out below is answered. */
  private static int push(int[] fields, int target, int figure) {
    int moving = figure;
    for (int field = target; field < 24 && moving != FREE; field++) {
      int there = fields[field];
      fields[field] = moving;
      moving = there;
    }
    return moving;
  }

  private static void mustBeSame(ResultArea area, int column, int[] fields) {
    List<Integer> taken = new ArrayList<>();
    for (int field = 0; field < 24; field++) {
      assertThat(area.owner(column, field)).isEqualTo(fields[field]);
      if (fields[field] != FREE) {
        taken.add(field);
      }
    }
    assertThat(area.best(column)).isEqualTo(taken.isEmpty() ? ResultArea.OUT : taken.get(0));
    assertThat(area.second(column)).isEqualTo(taken.size() < 2 ? ResultArea.OUT : taken.get(1));
  }
}
