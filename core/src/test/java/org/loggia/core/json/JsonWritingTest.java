package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonWritingTest {
  @Test
  void writesWithoutSpaceAndInOrder() {
    Json json =
        Json.obj(
            "b", Json.arr(Json.of(1), Json.of("x"), Json.arr(), Json.obj()),
            "a", Json.Null.NULL,
            "c", Json.of(true));

    assertThat(json.write()).isEqualTo("{\"b\":[1,\"x\",[],{}],\"a\":null,\"c\":true}");
  }

  @Test
  void aReplacedFieldKeepsItsPlaceAndARemovedOneIsGone() {
    Json.Obj obj = Json.obj("a", Json.of(1), "b", Json.of(2));

    assertThat(obj.with("a", Json.of(3)).write()).isEqualTo("{\"a\":3,\"b\":2}");
    assertThat(obj.without("a").write()).isEqualTo("{\"b\":2}");
  }

  @Test
  void escapesOnlyWhatMustBeEscaped() {
    assertThat(Json.of("\"\\/\b\f\n\r\t\u0000\u001f\u007f é🎲").write())
        .isEqualTo("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f é🎲\"");
    assertThat(Json.obj("a\"b", Json.of(1)).write()).isEqualTo("{\"a\\\"b\":1}");
  }

  @Test
  void halfACharacterSurvivesAsAnEscape() {
    for (String half :
        List.of("\ud83c", "\udfb2", "a\ud83cb", "\udfb2\ud83c", "\ud83c\ud83c\udfb2")) {
      String text = Json.of(half).write();

      assertThat(text).contains("\\ud");
      assertThat(Json.read(text)).isEqualTo(Json.of(half));
    }
    assertThat(Json.of("\ud83c").write()).isEqualTo("\"\\ud83c\"");
    assertThat(Json.of("\ud83c\ud83c\udfb2").write()).isEqualTo("\"\\ud83c🎲\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "[]",
        "{}",
        "\"\"",
        "{\"\":\"\"}",
        "[[],[[]],{\"a\":{}}]",
        "{\"kind\":\"placed\",\"seat\":2,\"points\":-7,\"odds\":0.166667,\"names\":[\"Ада\",null]}"
      })
  void whatIsCanonicalComesBackAsItIs(String text) {
    assertThat(Json.read(text).write()).isEqualTo(text);
  }
}
