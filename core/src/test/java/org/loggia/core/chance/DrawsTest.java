package org.loggia.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.Unreadable;

class DrawsTest {
  @Test
  void haveAShortTextThatComesBack() {
    Draws draws = Draws.of(new Draw(6, 3), new Draw(6, 0), new Draw(Integer.MAX_VALUE, 7));

    assertThat(draws.text()).isEqualTo("6:3 6:0 2147483647:7");
    assertThat(Draws.read(draws.text())).isEqualTo(draws);
    assertThat(Draws.NONE.text()).isEmpty();
    assertThat(Draws.read("")).isEqualTo(Draws.NONE);
    assertThat(Draws.CODEC.text(draws)).isEqualTo("\"6:3 6:0 2147483647:7\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " ",
        "6",
        "6:",
        ":3",
        "6:6",
        "6:-1",
        "1:0",
        "0:0",
        "-6:3",
        "06:3",
        "6:03",
        "+6:3",
        "6:3 ",
        " 6:3",
        "6:3  6:1",
        "6:3,6:1",
        "6:3\n6:1",
        "6:3:1",
        "six:3",
        "2147483648:1",
        "6:99999999999",
        "٦:٣"
      })
  void anyOtherTextIsUnreadable(String text) {
    assertThatThrownBy(() -> Draws.read(text)).isInstanceOf(Unreadable.class);
  }

  @Test
  void complaintsSayWhichDraw() {
    assertThatThrownBy(() -> Draws.read("6:3 6:1 6"))
        .hasMessage("draw 3: bound and value such as 6:3 expected");
  }

  @Test
  void garbageIsReadOrUnreadable() {
    Random random = new Random(10);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder("6:3 12:11");
      text.setCharAt(random.nextInt(text.length()), "0123456789: -x".charAt(random.nextInt(14)));
      text.deleteCharAt(random.nextInt(text.length()));
      try {
        assertThat(Draws.read(text.toString()).text()).isEqualTo(text.toString());
      } catch (Unreadable unreadable) {
        assertThat(unreadable.problem()).contains("draw");
      }
    }
  }

  @Test
  void aDrawIsBelowItsBoundAndNeverCertain() {
    assertThatThrownBy(() -> new Draw(6, 6)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Draw(6, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Draw(1, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
