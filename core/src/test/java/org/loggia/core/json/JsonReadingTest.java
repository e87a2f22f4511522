package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.Unreadable;

class JsonReadingTest {
  @Test
  void readsEveryKindOfValue() {
    assertThat(Json.read(" { \"a\" : [ 1 , -2.5 , true , false , null ] ,\t\"b\":\r\n{ } } "))
        .isEqualTo(
            Json.obj(
                "a",
                Json.arr(
                    Json.of(1), Json.number(-2.5), Json.of(true), Json.of(false), Json.Null.NULL),
                "b",
                Json.obj()));
  }

  @Test
  void keepsTheOrderOfNames() {
    Json.Obj obj = (Json.Obj) Json.read("{\"z\":1,\"a\":2,\"m\":3}");

    assertThat(obj.fields().keySet()).containsExactly("z", "a", "m");
  }

  @Test
  void readsEscapes() {
    assertThat(Json.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\uD83C\\udfb2\""))
        .isEqualTo(Json.of("\"\\/\b\f\n\r\tAé🎲"));
  }

  @Test
  void takesWhatIsNotEscapedAsItIs() {
    assertThat(Json.read("\"Кремль 🎲 \u007f\u2028\""))
        .isEqualTo(Json.of("Кремль 🎲 \u007f\u2028"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "nul",
        "nulll",
        "True",
        "undefined",
        "NaN",
        "Infinity",
        "-Infinity",
        "'a'",
        "\"a",
        "\"a\\\"",
        "\"\\x41\"",
        "\"\\u12g4\"",
        "\"\\u12\"",
        "\"tab\there\"",
        "\"line\nbreak\"",
        "\"nul\u0000\"",
        "[",
        "]",
        "[1",
        "[1,",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1}",
        "{",
        "}",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":1,",
        "{\"a\":1,}",
        "{a:1}",
        "{1:1}",
        "{\"a\" 1}",
        "{\"a\":1 \"b\":2}",
        "{\"a\":1]",
        "1 2",
        "{} {}",
        "[] x",
        "// a comment\n1",
        "\ufeff1",
        "\u00a01",
        "\f1",
        "+1",
        "01",
        "-01",
        "-",
        "1.",
        ".5",
        "-.5",
        "1.e3",
        "1e",
        "1e+",
        "1e1.5",
        "0x10",
        "1_000",
        "１",
        "\u0000",
      })
  void refusesWhatIsNotJson(String text) {
    assertThatThrownBy(() -> Json.read(text)).isInstanceOf(Unreadable.class);
  }

  @Test
  void saysWhereAndWhatItExpected() {
    assertThatThrownBy(() -> Json.read("{\n  \"a\": 1,\n  \"b\": [1, ?]\n}"))
        .hasMessage("a value expected at line 3, column 12");
    assertThatThrownBy(() -> Json.read("[1 2]"))
        .hasMessage("',' or ']' expected at line 1, column 4");
    assertThatThrownBy(() -> Json.read("{\"a\"")).hasMessage("':' expected at line 1, column 5");
  }

  @Test
  void refusesANameThatComesTwice() {
    assertThatThrownBy(() -> Json.read("{\"a\":1,\"b\":2,\"\\u0061\":3}"))
        .isInstanceOf(Unreadable.class)
        .hasMessage("a name that is not yet taken expected at line 1, column 14");
  }

  @Test
  void allowsTheSameNameInDifferentObjects() {
    assertThat(Json.read("{\"a\":{\"a\":1}}").write()).isEqualTo("{\"a\":{\"a\":1}}");
  }

  @Test
  void goesSixtyFourLevelsDeepAndNoDeeper() {
    assertThat(Json.read("[".repeat(64) + "]".repeat(64)).write()).hasSize(128);
    assertThatThrownBy(() -> Json.read("[".repeat(65) + "]".repeat(65)))
        .isInstanceOf(Unreadable.class)
        .hasMessageContaining("at most 64 levels");
    assertThatThrownBy(() -> Json.read("{\"a\":[".repeat(1_000_000)))
        .isInstanceOf(Unreadable.class);
  }

  @Test
  void countsDepthNotBrackets() {
    String wide = "[" + "[],{},".repeat(1000) + "0]";

    assertThat(Json.read(wide).write()).isEqualTo(wide);
  }

  @Test
  void whatWasReadCannotBeChangedFromOutside() {
    Json.Obj obj = (Json.Obj) Json.read("{\"a\":[1]}");

    assertThatThrownBy(() -> obj.fields().put("b", Json.of(2)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(obj.with("b", Json.of(2)).write()).isEqualTo("{\"a\":[1],\"b\":2}");
    assertThat(obj.write()).isEqualTo("{\"a\":[1]}");
  }

  @Test
  void valuesKeepNothingOfTheCollectionsTheyWereMadeOf() {
    List<Json> items = new java.util.ArrayList<>(List.of(Json.of(1)));
    Map<String, Json> fields = new java.util.LinkedHashMap<>(Map.of("a", Json.of(1)));
    Json.Arr arr = Json.arr(items);
    Json.Obj obj = Json.obj(fields);
    items.clear();
    fields.clear();

    assertThat(arr.size()).isEqualTo(1);
    assertThat(obj.has("a")).isTrue();
  }
}
