package org.loggia.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.core.json.Codecs.list;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;

/** The page has a phrasebook of its own, in TypeScript; the same cases hold the two together. */
class SharedCasesTest {
  @Derived
  record Case(String language, Json texts, String key, Map<String, Json> arguments, String said) {}

  static List<Case> cases() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            SharedCasesTest.class.getResourceAsStream("/loggia/words/cases.json"))) {
      return list(SharedCasesTestCaseCodec.CODEC)
          .read(Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void thePhraseIsSaidAsInThePage(Case each) {
    Phrasebook book = Phrasebook.of(each.language(), each.texts());
    assertThat(book.say(new Phrase(each.key(), each.arguments()), seat -> "Seat " + seat))
        .isEqualTo(each.said());
  }
}
