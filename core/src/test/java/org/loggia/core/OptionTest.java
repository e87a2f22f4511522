package org.loggia.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OptionTest {
  @Test
  void a_flag_can_be_turned_over_also_where_tests_play_one_side_only() {
    Option<Boolean> flag = new Option.Flag("moonlight", true, false);
    assertThat(flag.values()).containsExactly("on", "off");
    assertThat(flag.variants()).containsExactly("on");
  }

  @Test
  void every_word_of_a_choice_is_played_through_the_standard_first() {
    Option<String> choice = new Option.Choice("side", List.of("coloured", "grey"));
    assertThat(choice.values()).containsExactly("coloured", "grey");
    assertThat(choice.variants()).isEqualTo(choice.values());
    assertThat(choice.standard()).isEqualTo("coloured");
  }

  @Test
  void a_number_is_not_chosen_from_a_list() {
    Option<Integer> count = new Option.Count("rounds", 1, 40, 12);
    assertThat(count.values()).isEmpty();
    assertThat(count.variants()).containsExactly("12");
    assertThat(count.read("40")).isEqualTo(40);
    assertThat(count.accepts("41")).isFalse();
    assertThat(count.accepts("012")).isFalse();
  }
}
