package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** One step of arithmetic for all colours says what counting colour by colour says. */
class TilesTest {

  @Test
  void a_heap_is_what_was_counted() {
    FastChance chance = new FastChance(1);
    for (int i = 0; i < 1_000; i++) {
      List<Integer> counts = anyHeap(chance);
      long heap = Tiles.ofCounts(counts);
      assertThat(Tiles.counts(heap)).isEqualTo(counts);
      assertThat(Tiles.size(heap)).isEqualTo(counts.stream().mapToInt(n -> n).sum());
      assertThat(Tiles.of(Tiles.list(heap))).isEqualTo(heap);
      assertThat(Tiles.counts(Tiles.colours(heap)))
          .isEqualTo(counts.stream().map(n -> n > 0 ? 1 : 0).toList());
    }
  }

  @Test
  void what_is_up_to_a_colour_is_of_it_and_of_those_before_it() {
    FastChance chance = new FastChance(2);
    for (int i = 0; i < 1_000; i++) {
      List<Integer> counts = anyHeap(chance);
      long upTo = Tiles.upTo(Tiles.ofCounts(counts));
      int sum = 0;
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        sum += counts.get(colour);
        assertThat(Tiles.count(upTo, colour)).isEqualTo(sum);
      }
      assertThat(Tiles.counts(Tiles.between(upTo))).isEqualTo(counts);
    }
  }

  @Test
  void the_tile_that_is_drawn_is_missing_from_its_colour_on() {
    FastChance chance = new FastChance(3);
    for (int i = 0; i < 200; i++) {
      long bag = Tiles.ofCounts(anyHeap(chance));
      List<Colour> oneByOne = Tiles.list(bag);
      long upTo = Tiles.upTo(bag);
      for (int k = 0; k < oneByOne.size(); k++) {
        long drawn = Tiles.between(Tiles.above(upTo, k));
        assertThat(Tiles.list(drawn)).containsExactly(oneByOne.get(k));
      }
    }
  }

  private static List<Integer> anyHeap(FastChance chance) {
    List<Integer> counts = new ArrayList<>();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      counts.add(chance.below(2) * chance.below(Tiles.OF_EACH_COLOUR + 1));
    }
    return counts;
  }
}
