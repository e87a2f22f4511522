package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.Answer;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/** What people type, and what the table writes. */
class AzulTextTest {
  private static final String FULL =
      "F BBYR - BKKW - -; C YYRW; side grey; rounds 12; round 3; turn 1; starter 1; marker 0; "
          + "lid 1 0 3 0 2; lines0 B - RRR - WW; wall0 .W... B.... ..... ..Y.. .....; "
          + "floor0 KKYYBBR; score0 4 gained 9 lost 6 paid 5; wall1 K.... ..... ..... ..... .....; "
          + "floor1 R; score1 12; first 1";

  @Test
  void moves_are_read_as_they_are_written() {
    AzulPosition position = Table.of("F BBYR KKWW BYRK WWWB YYRR").position;
    assertReads(position, "F3 red 2", new Take(3, Colour.RED, 2));
    assertReads(position, "C blue floor", new Take(0, Colour.BLUE, 0));
    assertReads(position, "F9 white 5", new Take(9, Colour.WHITE, 5));
    assertReads(position, "row 4 col 2", new Place(4, 2));
  }

  private static void assertReads(AzulPosition position, String text, AzulMove move) {
    assertThat(Azul.GAME.notation().readMove(position, text)).isEqualTo(Answer.yes(move));
    assertThat(Azul.GAME.notation().writeMove(move)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "F",
        "F0 red 1",
        "F10 red 1",
        "F1 green 1",
        "F1 red",
        "F1 red 6",
        "F1 red 0",
        "F1 red floor 2",
        "D1 red 1",
        "C1 red 1",
        "row 1",
        "row 6 col 1",
        "row 1 col 0",
        "row 1 column 2"
      })
  void other_texts_are_no_moves(String text) {
    AzulPosition position = Table.of("F BBYR KKWW BYRK WWWB YYRR").position;
    Refusal refusal = Azul.GAME.notation().readMove(position, text).refusal();
    assertThat(refusal).isNotNull().extracting(Refusal::clause).isEqualTo("core.unreadable");
  }

  @Test
  void a_whole_position_is_written_as_it_was_typed() {
    Table table = Table.of(FULL);
    assertThat(table.text()).isEqualTo(FULL);
    assertThat(table.position.setup())
        .isEqualTo(Setup.of(2).withFirst(1).with(Azul.SIDE, Azul.GREY).with(Azul.ROUNDS, 12));
    assertThat(table.position.census())
        .isEqualTo(
            Map.of("blue", 20, "yellow", 20, "red", 20, "black", 20, "white", 20, "marker", 1));
  }

  @Test
  void sections_and_tiles_may_come_in_any_order() {
    Table table = Table.of("turn 1;C KB ;  F RYBB - - - - ; floor0 1");
    assertThat(table.text()).isEqualTo("F BBYR - - - -; C BK; turn 1; floor0 1");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "C BB                                              | displays",
        "F BBYR                                            | displays",
        "F BBYRK - - - -                                   | at most four",
        "F BBYX - - - -                                    | a tile is one of",
        "F - - - - -                                       | on offer",
        "F BBBB BBBB BBBB BBBB BBBB; C B                   | only twenty blue",
        "F B - - - -; phase deal                           | on offer",
        "F B - - - -; round 0                              | round 0",
        "F B - - - -; round 41                             | round is 0 to 40",
        "F B - - - -; turn 2                               | turn is 0 to 1",
        "F B - - - -; side pink                            | coloured, grey",
        "F B - - - -; lines0 - - -                         | five words",
        "F B - - - -; lines0 BB - - - -                    | no room",
        "F B - - - -; lines0 - BY - - -                    | one colour",
        "F B - - - -; wall0 Y.... ..... ..... ..... .....  | cannot lie",
        "F B - - - -; wall0 B.... ..... ..... ..... ....   | five cells",
        "F B - - - -; wall0 BYRKW ..... ..... ..... .....  | over",
        "F B - - - -; lines0 B - - - -; wall0 B.... ..... ..... ..... ..... | already",
        "F B - - - -; floor0 KKKKKKKK                      | seven spaces",
        "F B - - - -; floor0 1K1                           | one marker",
        "F B - - - -; floor0 1; floor1 1                   | one marker",
        "F B - - - -; marker 1                             | unless that is full",
        "F B - - - -; score0 5 gained 3 lost 0 paid 0      | gained",
        "F B - - - -; score0 5 gained 9 lost 3 paid 2      | gained",
        "F B - - - -; ending row                           | over",
        "F B - - - -; hand0 B                              | means nothing",
        "F - - - - -; phase start; score0 3                | nothing has happened",
        "F - - - - -; phase over; ending row               | no complete row",
        "F - - - - -; phase over; ending cap               | last round",
        "F - - - - -; phase over; ending tired             | no such ending",
        "F - - - - -; phase over; ending nothing-dealt     | empty bag",
        "F - - - - -; phase deal; lines0 B - - - -         | no line is full",
        "F - - - - -; phase deal; turn 1                   | begins the next",
        "F - - - - -; phase deal; round 40                 | last round",
        "F - - - - -; phase tiling; lines0 B - - - -       | grey side only",
        "F - - - - -; phase tiling; side grey              | choice of columns",
        "F - - - - -; phase tiling; side grey; turn 1; floor0 B; lines1 B - - - - | in turn"
      })
  void positions_that_cannot_be_are_refused_with_a_reason(String text, String reason) {
    Refusal refusal = Azul.GAME.notation().readPosition(text, Map.of()).refusal();
    assertThat(refusal).as(text).isNotNull();
    assertThat(String.valueOf(refusal)).contains(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"RULES.md", "RULES.it.md", "RULES.ru.md"})
  void the_example_of_the_rules_arises_from_the_one_before_it(String rules) throws IOException {
    String first = "F BBYR KKWW BYRK WWWB YYRR";
    String later =
        "F BBYR - - WWWB YYRR; C BYK; turn 1; lines0 - KK WW - -; lines1 R - - - -; floor0 1";
    Table table = Table.of(first).play("F2 black 2", "F3 red 1", "C white 3");
    assertThat(table.text()).isEqualTo(Table.of(later).text());
    String page = Files.readString(Path.of(rules)).replace('\n', ' ');
    assertThat(page).contains("`" + first + "`").contains("`" + later + "`");
    assertThat(page).contains("`F2 black 2`, `F3 red 1`").contains("`C white 3`");
  }

  @Test
  void a_view_is_the_whole_position() {
    Table table = Table.of(FULL);
    AzulPosition world = AzulViews.position(table.position.view(1));
    assertThat(Azul.GAME.notation().writePosition(world)).isEqualTo(FULL);
  }
}
