package org.loggia.core.crypto;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {
  @Test
  void everyCharacterIsWrittenAsJavaWritesIt() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      String text = Character.toString(point);
      assertThat(Utf8.bytes(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void anyMixtureIsWrittenAsJavaWritesIt() {
    Random random = new Random(4);
    char[] limits = {
      0, 'a', 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff
    };
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(8); length > 0; length--) {
        text.append(limits[random.nextInt(limits.length)]);
      }
      assertThat(Utf8.bytes(text.toString()))
          .isEqualTo(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }
}
