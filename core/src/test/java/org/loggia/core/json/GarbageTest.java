package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

/** Whatever comes from outside is read, or is unreadable; nothing else may happen. */
class GarbageTest {
  enum Colour {
    RED,
    DARK_BLUE
  }

  @Derived
  record Everything(
      int whole,
      double number,
      String text,
      boolean flag,
      long large,
      Colour colour,
      List<RecordCodecTest.Player> players,
      Map<String, Integer> points,
      List<UnionCodecTest.Event> events,
      @Nullable Integer perhaps,
      Json any) {}

  private static final Codec<Everything> EVERYTHING = GarbageTestEverythingCodec.CODEC;

  private static final Everything SAMPLE =
      new Everything(
          -17,
          0.25,
          "Ада \"\\\n🎲",
          true,
          1L << 60,
          Colour.DARK_BLUE,
          List.of(new RecordCodecTest.Player("Leo", 3, null)),
          Map.of("ada", 12),
          List.of(new UnionCodecTest.Placed(1, "x"), new UnionCodecTest.Shuffled()),
          4,
          Json.arr(Json.obj("a", Json.Null.NULL), Json.number(1.5)));

  private static final String SPICE = "{}[]\",:\\ue+-.0123456789 \n\u0000ntf\ud83c\uffff";

  @Test
  void theSampleItselfIsReadable() {
    assertThat(EVERYTHING.parse(EVERYTHING.text(SAMPLE))).isEqualTo(SAMPLE);
  }

  @Test
  void changedCharactersAreReadOrRefused() {
    Random random = new Random(20);
    String valid = EVERYTHING.text(SAMPLE);
    int read = 0;
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder(valid);
      for (int change = random.nextInt(3); change >= 0; change--) {
        mutate(text, random);
      }
      read += isReadAndCanonical(text.toString()) ? 1 : 0;
    }
    assertThat(read).as("both outcomes were met").isBetween(100, 49_900);
  }

  @Test
  void everyBeginningIsRefused() {
    String valid = EVERYTHING.text(SAMPLE);
    for (int end = 0; end < valid.length(); end++) {
      assertThat(isReadAndCanonical(valid.substring(0, end))).isFalse();
    }
  }

  @Test
  void valuesInTheWrongPlaceAreReadOrRefused() {
    Random random = new Random(21);
    Json valid = EVERYTHING.write(SAMPLE);
    for (int i = 0; i < 20_000; i++) {
      isReadAndCanonical(misplace(valid, valid, random).write());
    }
  }

  /** True if it was read, false if it was refused in words; everything else fails the test. */
  private static boolean isReadAndCanonical(String text) {
    try {
      Everything read = EVERYTHING.parse(text);
      assertThat(EVERYTHING.parse(EVERYTHING.text(read))).isEqualTo(read);
      return true;
    } catch (Unreadable unreadable) {
      assertThat(unreadable.problem()).isNotEmpty();
      return false;
    }
  }

  private static void mutate(StringBuilder text, Random random) {
    int at = random.nextInt(text.length());
    char spice = SPICE.charAt(random.nextInt(SPICE.length()));
    switch (random.nextInt(5)) {
      case 0 -> text.deleteCharAt(at);
      case 1 -> text.insert(at, spice);
      case 2 -> text.setCharAt(at, spice);
      case 3 -> text.insert(at, text.substring(random.nextInt(at + 1), at));
      default -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
    }
  }

  /** Puts a part of the whole in the place of another part. */
  private static Json misplace(Json json, Json whole, Random random) {
    if (random.nextInt(8) == 0) {
      return anyPart(whole, random);
    }
    return switch (json) {
      case Json.Obj obj -> {
        String name = anyName(obj, random);
        Json value = obj.get(name);
        yield value == null ? obj : obj.with(name, misplace(value, whole, random));
      }
      case Json.Arr arr when arr.size() > 0 ->
          Json.arr(misplace(arr.get(random.nextInt(arr.size())), whole, random));
      default -> anyPart(whole, random);
    };
  }

  private static Json anyPart(Json json, Random random) {
    if (random.nextInt(4) == 0) {
      return json;
    }
    return switch (json) {
      case Json.Obj obj -> {
        Json value = obj.get(anyName(obj, random));
        yield value == null ? obj : anyPart(value, random);
      }
      case Json.Arr arr when arr.size() > 0 -> anyPart(arr.get(random.nextInt(arr.size())), random);
      default -> json;
    };
  }

  private static String anyName(Json.Obj obj, Random random) {
    List<String> names = List.copyOf(obj.fields().keySet());
    return names.isEmpty() ? "" : names.get(random.nextInt(names.size()));
  }
}
