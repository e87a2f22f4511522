package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.loggia.core.json.Codecs.AS_JSON;
import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.INT_ARRAY;
import static org.loggia.core.json.Codecs.JSON;
import static org.loggia.core.json.Codecs.LONG;
import static org.loggia.core.json.Codecs.NUMBER;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.text;
import static org.loggia.core.json.Codecs.via;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

class CodecsTest {
  enum Direction {
    NORTH,
    NORTH_EAST,
    STAYING_IN_PLACE
  }

  private static <T extends @Nullable Object> void travels(Codec<T> codec, T value, String text) {
    assertThat(codec.text(value)).isEqualTo(text);
    assertThat(codec.write(value).write()).isEqualTo(text);
    assertThat(codec.parse(text)).isEqualTo(value);
  }

  private static void refuses(Codec<?> codec, String text, String complaint) {
    assertThatThrownBy(() -> codec.parse(text))
        .isInstanceOf(Unreadable.class)
        .hasMessage(complaint);
  }

  @Test
  void wholeNumbers() {
    travels(INT, 0, "0");
    travels(INT, Integer.MIN_VALUE, "-2147483648");
    travels(INT, Integer.MAX_VALUE, "2147483647");
    refuses(INT, "2147483648", "a whole number expected");
    refuses(INT, "1.5", "a whole number expected");
    refuses(INT, "\"1\"", "a whole number expected");
    refuses(INT, "null", "a whole number expected");
  }

  @Test
  void aValueBringsItsOwnCodec() {
    AsJson<List<Integer>> value = new AsJson<>(INTS, List.of(1, 2));
    assertThat(AS_JSON.text(value)).isEqualTo("[1,2]");
    assertThat(AS_JSON.write(value)).isEqualTo(Json.arr(Json.of(1), Json.of(2)));
    assertThat(AS_JSON.parse("[1,2]").json()).isEqualTo(value.json());
  }

  @Test
  void numbers() {
    travels(NUMBER, 0.25, "0.25");
    travels(NUMBER, -3.0, "-3");
    refuses(NUMBER, "true", "a number expected");
  }

  @Test
  void texts() {
    travels(TEXT, "", "\"\"");
    travels(TEXT, "Ада \"🎲\"", "\"Ада \\\"🎲\\\"\"");
    refuses(TEXT, "5", "a text expected");
  }

  @Test
  void trueAndFalse() {
    travels(BOOL, true, "true");
    travels(BOOL, false, "false");
    refuses(BOOL, "0", "true or false expected");
  }

  @Test
  void longsTravelAsText() {
    travels(LONG, Long.MAX_VALUE, "\"9223372036854775807\"");
    travels(LONG, Long.MIN_VALUE, "\"-9223372036854775808\"");
    travels(LONG, 0L, "\"0\"");
    for (String other :
        List.of(
            "5",
            "\"+5\"",
            "\"05\"",
            "\"-0\"",
            "\"\"",
            "\" 5\"",
            "\"9223372036854775808\"",
            "\"٥\"")) {
      refuses(LONG, other, "a whole number as a text expected");
    }
  }

  @Test
  void anyJson() {
    travels(JSON, Json.obj("a", Json.Null.NULL), "{\"a\":null}");
  }

  @Test
  void lists() {
    travels(list(TEXT), List.of("a", "b"), "[\"a\",\"b\"]");
    travels(INTS, List.of(), "[]");
    travels(list(list(INT)), List.of(List.of(1), List.of()), "[[1],[]]");
    refuses(list(list(INT)), "[[1],[2,3,\"x\"]]", "[1][2]: a whole number expected");
    refuses(INTS, "{}", "a list expected");
  }

  @Test
  void arraysOfInts() {
    assertThat(INT_ARRAY.text(new int[] {3, 1, 2})).isEqualTo("[3,1,2]");
    assertThat(INT_ARRAY.parse("[3,1,2]")).containsExactly(3, 1, 2);
    refuses(list(INT_ARRAY), "[[1],[1,null]]", "[1][1]: a whole number expected");
  }

  @Test
  void mapsKeepTheirOrder() {
    Map<String, Integer> points = new LinkedHashMap<>();
    points.put("zoe", 1);
    points.put("ada", 2);

    travels(map(INT), points, "{\"zoe\":1,\"ada\":2}");
    assertThat(map(INT).parse("{\"zoe\":1,\"ada\":2}").keySet()).containsExactly("zoe", "ada");
    refuses(map(INTS), "{\"zoe\":[1,2,true]}", "zoe[2]: a whole number expected");
    refuses(map(INT), "[]", "an object expected");
  }

  @Test
  void nothing() {
    travels(nullable(INT), null, "null");
    travels(nullable(INT), 5, "5");
    travels(nullable(list(INT)), List.of(5), "[5]");
    refuses(nullable(list(INT)), "[null]", "[0]: a whole number expected");
    travels(list(nullable(INT)), Arrays.asList(1, null), "[1,null]");
  }

  @Test
  void constantsOfAnEnum() {
    Codec<Direction> codec = enumeration("Direction", Direction.values());

    travels(codec, Direction.NORTH, "\"north\"");
    travels(codec, Direction.NORTH_EAST, "\"north-east\"");
    travels(codec, Direction.STAYING_IN_PLACE, "\"staying-in-place\"");
    refuses(codec, "\"NORTH\"", "one of north, north-east, staying-in-place expected");
    refuses(codec, "1", "one of north, north-east, staying-in-place expected");
  }

  @Test
  void constantsOfAnEnumAreTheSameInTurkey() {
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.of("tr"));
      assertThat(enumeration("Direction", Direction.values()).text(Direction.STAYING_IN_PLACE))
          .isEqualTo("\"staying-in-place\"");
    } finally {
      Locale.setDefault(usual);
    }
  }

  record Card(char suit, int rank) {
    static Card read(String text) {
      if (text.length() < 2) {
        throw new Unreadable("suit and rank expected");
      }
      return new Card(text.charAt(0), Integer.parseInt(text.substring(1)));
    }

    String text() {
      return "" + suit + rank;
    }
  }

  @Test
  void thingsWithATextOfTheirOwn() {
    Codec<Card> card = text("Card", Card::text, Card::read);

    travels(card, new Card('h', 12), "\"h12\"");
    refuses(card, "\"h\"", "suit and rank expected");
    refuses(card, "\"hearts\"", "a Card expected, not \"hearts\"");
    refuses(card, "12", "a text expected");
    refuses(list(card), "[\"h1\",\"h\"]", "[1]: suit and rank expected");
  }

  @Test
  void complaintsDoNotRepeatALongTextAtLength() {
    Codec<Card> card = text("Card", Card::text, Card::read);

    refuses(
        card, "\"" + "x".repeat(10_000) + "\"", "a Card expected, not \"" + "x".repeat(40) + "…\"");
    refuses(
        map(INT),
        "{\"" + "x".repeat(39) + "🎲🎲\":null}",
        "x".repeat(39) + "…: a whole number expected");
  }

  @Test
  void thingsThatTravelAsSomethingElse() {
    Codec<BitSet> bits =
        via(
            INTS,
            set -> set.stream().boxed().toList(),
            list -> {
              BitSet set = new BitSet();
              for (int bit : list) {
                if (bit < 0) {
                  throw new IllegalArgumentException("bits count from 0");
                }
                if (bit > 99) {
                  throw new Unreadable("bits end at 99");
                }
                set.set(bit);
              }
              return set;
            });
    BitSet set = new BitSet();
    set.set(3);
    set.set(5);

    travels(bits, set, "[3,5]");
    refuses(list(bits), "[[1],[-1]]", "[1]: bits count from 0");
    refuses(list(bits), "[[1],[100]]", "[1]: bits end at 99");
    refuses(list(bits), "[[1],[\"\"]]", "[1][0]: a whole number expected");
    assertThat(bits.shape()).isEqualTo(INTS.shape());
  }

  @Test
  void textThatIsNoJsonIsUnreadableToo() {
    refuses(INT, "[1", "',' or ']' expected at line 1, column 3");
  }
}
