package org.loggia.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

class PluralsTest {
  private static String say(String language, String text, int n) {
    return Phrasebook.of(language, Json.obj("t", Json.of(text)))
        .say(Phrase.of("t").with("n", n), Integer::toString);
  }

  @ParameterizedTest
  @CsvSource({"0, stones", "1, stone", "2, stones", "11, stones", "21, stones", "-1, stone"})
  void english(int n, String form) {
    assertThat(say("en", "{n} {n|stone|stones}", n)).isEqualTo(n + " " + form);
  }

  @ParameterizedTest
  @CsvSource({"0, pietre", "1, pietra", "2, pietre", "101, pietre"})
  void italian(int n, String form) {
    assertThat(say("it", "{n} {n|pietra|pietre}", n)).isEqualTo(n + " " + form);
  }

  @ParameterizedTest
  @CsvSource({
    "0, камней",
    "1, камень",
    "2, камня",
    "3, камня",
    "4, камня",
    "5, камней",
    "10, камней",
    "11, камней",
    "12, камней",
    "13, камней",
    "14, камней",
    "15, камней",
    "20, камней",
    "21, камень",
    "22, камня",
    "24, камня",
    "25, камней",
    "100, камней",
    "101, камень",
    "102, камня",
    "111, камней",
    "112, камней",
    "114, камней",
    "121, камень",
    "1001, камень",
    "1011, камней",
    "-1, камень",
    "-3, камня",
    "-11, камней",
    "-2147483648, камней",
    "2147483647, камней"
  })
  void russian(int n, String form) {
    assertThat(say("ru", "{n} {n|камень|камня|камней}", n)).isEqualTo(n + " " + form);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "", "EN", "en-GB"})
  void otherLanguagesAreUnreadable(String language) {
    assertThatThrownBy(() -> Phrasebook.of(language)).isInstanceOf(Unreadable.class);
  }

  @Test
  void aNumberOfFormsThatTheLanguageDoesNotHaveIsAProblem() {
    Json texts = Json.obj("t", Json.of("{n|камень|камня}"));

    assertThat(Phrasebook.of("ru", texts).problems())
        .containsExactly("t: 3 forms expected for {n|…}, not 2");
    assertThat(Phrasebook.of("en", texts).problems()).isEmpty();
  }
}
