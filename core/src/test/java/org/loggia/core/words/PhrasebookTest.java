package org.loggia.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

class PhrasebookTest {
  private static final List<String> NAMES = List.of("Ada", "Leo", "Мия");

  private static final Phrasebook BOOK =
      Phrasebook.of(
          "en",
          Json.read(
              """
              {
                "hello": "Hello.",
                "event": {
                  "placed": "{seat:seat} places {tile:tile} on {line} for {points} {points|point|points}.",
                  "dealt": "{seats:seat} get {tiles:tile}: {numbers}."
                },
                "tile": {"red": "a red tile", "blue": "a blue tile", "7": "the seventh tile"},
                "set": "{{{a}}} = {{ {b} }} [[{a}]]",
                "moved": "{seat:seat} moves[ {tiles:tile}][, past {bridge},] to {line}.",
                "broken": "{a"
              }
              """),
          Json.read(
              "{\"event\": {\"won\": \"{seat:seat} wins.\"}, \"event.lost\": \"Nobody wins.\"}"));

  private static String say(Phrase phrase) {
    return BOOK.say(phrase, NAMES::get);
  }

  @Test
  void saysAPhraseWithItsArguments() {
    Phrase placed =
        Phrase.of("event.placed").with("seat", 0).with("tile", "red").with("line", "white");

    assertThat(say(placed.with("points", 1)))
        .isEqualTo("Ada places a red tile on white for 1 point.");
    assertThat(say(placed.with("points", 0)))
        .isEqualTo("Ada places a red tile on white for 0 points.");
  }

  @Test
  void saysListsWithCommas() {
    Phrase dealt =
        Phrase.of("event.dealt")
            .with("seats", Json.arr(Json.of(1), Json.of(2)))
            .with("tiles", List.of("red", "blue"))
            .with("numbers", Json.arr(Json.of(3), Json.number(1.5), Json.of("x"), Json.of(true)));

    assertThat(say(dealt)).isEqualTo("Leo, Мия get a red tile, a blue tile: 3, 1.5, x, true.");
  }

  @Test
  void aWordForANumberIsFoundToo() {
    assertThat(say(Phrase.of("event.placed").with("tile", 7))).contains("the seventh tile");
  }

  @Test
  void doubledBracesAndBracketsAreThemselves() {
    assertThat(say(Phrase.of("set").with("a", 1).with("b", 2))).isEqualTo("{1} = { 2 } [1]");
  }

  @Test
  void whatStandsInBracketsIsSaidOnlyWithItsArguments() {
    Phrase moved = Phrase.of("moved").with("seat", 1).with("line", "white");

    assertThat(say(moved)).isEqualTo("Leo moves to white.");
    assertThat(say(moved.with("tiles", List.of()).with("bridge", Json.Null.NULL)))
        .isEqualTo("Leo moves to white.");
    assertThat(say(moved.with("tiles", List.of("red")).with("bridge", "north")))
        .isEqualTo("Leo moves a red tile, past north, to white.");
    assertThat(BOOK.placeholders("moved")).containsExactly("seat", "tiles", "bridge", "line");
  }

  @Test
  void whatIsMissingIsShown() {
    assertThat(say(Phrase.of("event.stolen"))).isEqualTo("⟨event.stolen⟩");
    assertThat(say(Phrase.of("broken").with("a", 1))).isEqualTo("⟨broken⟩");
    assertThat(say(Phrase.of("event.placed").with("tile", "green").with("line", "white")))
        .isEqualTo("⟨seat⟩ places ⟨tile.green⟩ on white for ⟨points⟩ ⟨points⟩.");
  }

  @Test
  void whatDoesNotFitIsShownAsMissing() {
    Phrase phrase =
        Phrase.of("event.placed")
            .with("seat", "Ada")
            .with("tile", Json.obj())
            .with("line", Json.Null.NULL)
            .with("points", Json.number(1.5));

    assertThat(say(phrase)).isEqualTo("⟨seat⟩ places ⟨tile⟩ on ⟨line⟩ for 1.5 ⟨points⟩.");
    assertThat(say(Phrase.of("event.won").with("seat", Json.arr(Json.of(0), Json.of("x")))))
        .isEqualTo("Ada, ⟨seat⟩ wins.");
  }

  @Test
  void argumentsAreNotTakenForTemplates() {
    assertThat(say(Phrase.of("set").with("a", "{b}").with("b", "}")))
        .isEqualTo("{{b}} = { } } [{b}]");
  }

  @Test
  void knowsItsKeysInOrder() {
    assertThat(BOOK.keys())
        .containsExactly(
            "hello",
            "event.placed",
            "event.dealt",
            "tile.red",
            "tile.blue",
            "tile.7",
            "set",
            "moved",
            "broken",
            "event.won",
            "event.lost");
    assertThat(BOOK.has("event.placed")).isTrue();
    assertThat(BOOK.has("event")).isFalse();
  }

  @Test
  void knowsWhichArgumentsATextUses() {
    assertThat(BOOK.placeholders("event.placed")).containsExactly("seat", "tile", "line", "points");
    assertThat(BOOK.placeholders("hello")).isEmpty();
    assertThat(BOOK.placeholders("nowhere")).isEmpty();
  }

  @Test
  void refusesAKeyThatIsDefinedTwice() {
    Json one = Json.read("{\"event\": {\"won\": \"a\"}}");

    assertThatThrownBy(() -> Phrasebook.of("en", one, one))
        .isInstanceOf(Unreadable.class)
        .hasMessage("event.won: defined twice");
    assertThatThrownBy(() -> Phrasebook.of("en", Json.read("{\"a.b\":\"x\",\"a\":{\"b\":\"y\"}}")))
        .hasMessage("a.b: defined twice");
  }

  @Test
  void refusesWhatIsNoText() {
    assertThatThrownBy(() -> Phrasebook.of("en", Json.read("{\"a\":{\"b\":5}}")))
        .isInstanceOf(Unreadable.class)
        .hasMessage("a.b: a text expected");
    assertThatThrownBy(() -> Phrasebook.of("en", Json.arr())).isInstanceOf(Unreadable.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{a;an opening { without a closing one",
        "a};a closing } without an opening one",
        "{a}};a closing } without an opening one",
        "{};a name expected in {}",
        "{a b};a name expected, not \"a b\"",
        "{:tile};a name expected in {}",
        "{a:red tile};a name expected, not \"red tile\"",
        "{a:};a name expected in {}",
        "{a|one};2 forms expected for {a|…}, not 1",
        "{a|one|two|three};2 forms expected for {a|…}, not 3",
        "{a|{b}|c};a brace within braces",
        "[{a};an opening [ without a closing one",
        "{a}];a closing ] without an opening one",
        "[a];brackets without an argument that could be missing",
        "[{a} [{b}]];an opening [ without a closing one"
      })
  void listsMalformedTexts(String text, String problem) {
    assertThat(Phrasebook.of("en", Json.obj("t", Json.of(text))).problems())
        .containsExactly("t: " + problem);
  }

  @Test
  void noTextAndNoArgumentsMakeItThrow() {
    Random random = new Random(12);
    String alphabet = "{}[]|:abtermsn ";
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      Phrasebook book = Phrasebook.of("en", Json.obj("key", Json.of(text.toString())));
      String said = book.say(Phrase.of("key").with("a", 1).with("b", "x"), seat -> "Ada");

      assertThat(said.equals("⟨key⟩")).isEqualTo(!book.problems().isEmpty());
    }
  }

  @Test
  void phrasesTravelAsJson() {
    Phrase phrase = Phrase.of("refusal.B4.3").with("sum", 5).with("line", "white");
    String text = "{\"key\":\"refusal.B4.3\",\"arguments\":{\"sum\":5,\"line\":\"white\"}}";

    assertThat(PhraseCodec.CODEC.text(phrase)).isEqualTo(text);
    assertThat(PhraseCodec.CODEC.parse(text)).isEqualTo(phrase);
  }
}
