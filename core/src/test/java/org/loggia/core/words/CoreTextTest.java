package org.loggia.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.loggia.core.json.Json;

class CoreTextTest {
  private static Phrasebook english() throws Exception {
    try (InputStream in = CoreTextTest.class.getResourceAsStream("/loggia/core/text/en.json")) {
      assertThat(in).isNotNull();
      return Phrasebook.of("en", Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    }
  }

  @Test
  void isWellFormed() throws Exception {
    assertThat(english().problems()).isEmpty();
  }

  @Test
  void everyRefusalIsAFullSentenceWhenItsArgumentsAreGiven() throws Exception {
    Phrasebook book = english();
    for (String key : book.keys()) {
      Phrase phrase = Phrase.of(key);
      for (String name : book.placeholders(key)) {
        phrase = phrase.with(name, 2);
      }
      String said = book.say(phrase, seat -> "Ada");

      assertThat(said).doesNotContain("⟨");
      if (key.startsWith("refusal.")) {
        assertThat(said).as(key).matches("\\p{Lu}.*\\.");
      }
    }
  }

  @Test
  void tellsWhoseTurnItIs() throws Exception {
    Phrase phrase = Phrase.of("refusal.core.not-your-turn").with("actor", 1);

    assertThat(english().say(phrase, seat -> seat == 1 ? "Leo" : "Ada")).contains("Leo’s turn");
  }

  @Test
  void namesASeatWithoutAPlayer() throws Exception {
    assertThat(english().say(Phrase.of("seat").with("n", 3), Integer::toString))
        .isEqualTo("Seat 3");
  }
}
