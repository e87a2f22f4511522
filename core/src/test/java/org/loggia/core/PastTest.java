package org.loggia.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.Draw;
import org.loggia.core.chance.Draws;

class PastTest {
  private static final Setup SETUP = new Setup(2, 1, Map.of("side", "grey"), Map.of());
  private static final Entry LUCK = new Entry("", Draws.of(new Draw(6, 3), new Draw(5, 0)));

  private static String sha256(String text) throws Exception {
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash);
  }

  /** As its documentation says, with the JDK's own tools. */
  @Test
  void canBeRecomputedByAnyone() throws Exception {
    String none =
        sha256(
            "azul\n3\n" + "{\"seats\":2,\"first\":1,\"options\":{\"side\":\"grey\"},\"data\":{}}");
    String begun = sha256(none + "\n\n6:3 5:0");
    String moved = sha256(begun + "\nF3 red 2\n");

    Past past = Past.none("azul", 3, SETUP);
    assertThat(past).isEqualTo(new Past(0, none));
    assertThat(past.then(LUCK)).isEqualTo(new Past(1, begun));
    assertThat(past.then(LUCK).then(new Entry("F3 red 2", Draws.NONE)))
        .isEqualTo(new Past(2, moved));
  }

  @Test
  void whateverWasOtherwiseMakesAnotherPast() {
    Past past = Past.none("azul", 3, SETUP).then(LUCK);
    assertThat(Past.none("azul", 3, SETUP.withFirst(0)).then(LUCK)).isNotEqualTo(past);
    assertThat(Past.none("azul", 4, SETUP).then(LUCK)).isNotEqualTo(past);
    assertThat(Past.none("azul", 3, SETUP).then(new Entry("", Draws.of(new Draw(6, 3)))))
        .isNotEqualTo(past);
  }
}
