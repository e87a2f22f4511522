package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.loggia.core.Event;
import org.loggia.core.Pen;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;
import org.loggia.testkit.Said;

/** What is said about tiles that fall: every tile once, and every penalty in full. */
class AzulSentencesTest {
  private static String say(String language, Phrase phrase) throws IOException {
    Json texts = Json.read(Files.readString(Path.of("text/" + language + ".json")));
    return new Pen(new Phrasebook(language, List.of(texts)), _ -> "Ann", false, 80).say(phrase);
  }

  private static String say(String language, Table table, Class<? extends Event> kind)
      throws IOException {
    return say(language, Said.event(Azul.GAME.codecs(), table.heard(kind).getFirst()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Ann takes 2 black from display 1 to line 1; 1 of them goes into the lid.",
        "it | Ann prende 2 piastrelle di colore nero dall’espositore 1 e le mette nella riga 1;"
            + " nel coperchio ne va 1.",
        "ru | Ann берёт 2 плитки чёрного цвета с витрины 1 и кладёт в линию 1; из них в крышку"
            + " уходит 1."
      })
  void a_tile_that_finds_no_room_anywhere_goes_into_the_lid_and_is_counted_once(
      String language, String sentence) throws IOException {
    Table table = Table.of("F KKBB - - - -; floor0 BBYYRRW").play("F1 black 1");
    assertThat(say(language, table, AzulEvent.Took.class)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Ann takes 4 black from display 1 to line 1; 1 of them falls to the floor line; 2 of"
            + " them go into the lid.",
        "it | Ann prende 4 piastrelle di colore nero dall’espositore 1 e le mette nella riga 1;"
            + " sul pavimento ne cade 1; nel coperchio ne vanno 2.",
        "ru | Ann берёт 4 плитки чёрного цвета с витрины 1 и кладёт в линию 1; из них на пол падает"
            + " 1; из них в крышку уходят 2."
      })
  void what_falls_lies_on_the_floor_line_or_in_the_lid_never_both(String language, String sentence)
      throws IOException {
    Table table = Table.of("F KKKK - - - -; C B; floor0 BBYYRR").play("F1 black 1");
    assertThat(say(language, table, AzulEvent.Took.class)).isEqualTo(sentence);
    assertThat(table.section("floor0")).isEqualTo("BBYYRRK");
    assertThat(table.section("lid")).isEqualTo("0 0 0 2 0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Ann takes 3 black from display 1 to the floor line; 2 of them go into the lid.",
        "it | Ann prende 3 piastrelle di colore nero dall’espositore 1 e le mette sul pavimento;"
            + " nel coperchio ne vanno 2.",
        "ru | Ann берёт 3 плитки чёрного цвета с витрины 1 и кладёт на пол; из них в крышку уходят"
            + " 2."
      })
  void tiles_put_on_the_floor_line_may_go_on_into_the_lid(String language, String sentence)
      throws IOException {
    Table table = Table.of("F BKKK - - - -; floor0 BBYYRR").play("F1 black floor");
    assertThat(say(language, table, AzulEvent.Took.class)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | K      | No column of row 3 can take red: line 3 of Ann is emptied; 3 tiles fall to"
            + " the floor line.",
        "en | KKKKKK | No column of row 3 can take red: line 3 of Ann is emptied; 1 tile falls to"
            + " the floor line; 2 tiles go into the lid.",
        "en | KKKKKKK | No column of row 3 can take red: line 3 of Ann is emptied; 3 tiles go into"
            + " the lid.",
        "it | KKKKKK | Nella fila 3 nessuna colonna può accogliere il rosso: Ann svuota la riga 3;"
            + " sul pavimento cade 1 piastrella; nel coperchio vanno 2 piastrelle.",
        "ru | KKKKKK | В ряду 3 нет столбца для плитки красного цвета: Ann освобождает линию 3; на"
            + " пол падает 1 плитка; в крышку уходят 2 плитки."
      })
  void a_line_that_falls_on_the_grey_side_is_counted_once(
      String language, String floor, String sentence) throws IOException {
    Table table =
        Table.of(
                "F W - - - -; side grey; turn 1; wall0 ....R ..... BYKW. ..... .....;"
                    + " lines0 - - RRR - -; score0 20; floor0 "
                    + floor)
            .play("F1 white 5");
    assertThat(say(language, table, AzulEvent.LineFell.class)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | 20 | Ann has 5 spaces of the floor line taken: that costs 8 points.",
        "en |  5 | Ann has 5 spaces of the floor line taken: that costs 8 points, of which 3 are"
            + " forgiven: nobody falls below zero.",
        "en |  0 | Ann has 5 spaces of the floor line taken: that costs 8 points, of which 8 are"
            + " forgiven: nobody falls below zero.",
        "it | 20 | Ann ha 5 spazi occupati sulla linea del pavimento: costano 8 punti.",
        "it |  5 | Ann ha 5 spazi occupati sulla linea del pavimento: costano 8 punti, di cui 3"
            + " condonati: nessuno scende sotto lo zero.",
        "ru | 20 | Ann: на линии пола занято 5 мест, это стоит 8 очков.",
        "ru |  5 | Ann: на линии пола занято 5 мест, это стоит 8 очков, из них 3 прощаются: ниже"
            + " нуля никто не опускается."
      })
  void the_floor_line_is_said_in_full_and_what_is_forgiven_too(
      String language, int score, String sentence) throws IOException {
    Table table = Table.of("F W - - - -; turn 1; floor0 KK1YY; score0 " + score).play("F1 white 5");
    assertThat(say(language, table, AzulEvent.FloorScored.class)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"en | Round 1 is over.", "it | Il round 1 è finito.", "ru | Раунд 1 окончен."})
  void after_the_tiling_nobody_is_said_to_have_begun_the_round_who_begins_the_next(
      String language, String sentence) throws IOException {
    Table table = Table.of("F - - - - -; C W; turn 0; floor1 1").play("C white 5");
    assertThat(table.section("starter")).isEqualTo("1");
    List<Phrase> told = Azul.GAME.narrator().tell(table.position.view(0));
    assertThat(say(language, told.getFirst())).isEqualTo(sentence);
  }
}
