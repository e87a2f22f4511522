package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.loggia.core.Pen;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;

class SketchTest {
  private static Pen pen(int width) throws IOException {
    Json texts = Json.read(Files.readString(Path.of("text/en.json")));
    String[] names = {"Arianna", "Francesca"};
    return new Pen(Phrasebook.of("en", texts), seat -> names[seat], false, width);
  }

  @Test
  void palaces_are_towers_and_other_hands_have_question_marks() throws IOException {
    Table table =
        Table.of(
            "seats 2; turn 1; builder east; north b12; depot s23 m31;"
                + " palaces0 b11-b23-m32 s13; palaces1 m11; hand0 4r 2; secret0 7s; secret1 5g 5g");
    assertThat(Palazzo.GAME.narrator().sketch(table.position.view(0), pen(80)))
        .isEqualTo(
            """
            Stack I: 11 left   Riders ○○○○○   Money: 50 in the deck, 0 discarded
            Depot       (8) S2··· M3·
            North       B1··
            East      ▲
            South
            West

            Arianna: 1 point, 3 cards
            Hand        4r 7s 2
              M3··
              B2···
              B1·    S1···
              1      2

            Francesca: -5 points, 2 cards
            Hand        ? ?
              M1·
              1
            """);
  }

  @Test
  void an_auction_shows_what_lies_in_front_of_whom() throws IOException {
    Table table = Table.of("seats 2; phase bid; builder west; west b12; at 1; hand0 2; secret1 4r");
    table.play("raise 4r");
    assertThat(Palazzo.GAME.narrator().sketch(table.position.view(1), pen(80)))
        .contains("Arianna: 0 points, 1 card\nHand        2\nBid         (3)\n")
        .contains("Francesca: 0 points, 0 cards\nBid         (4) 4r\n");
  }

  @Test
  void long_rows_are_broken() throws IOException {
    Table table = Table.of("seats 2; deck 2; hand0 rest");
    String sketch = Palazzo.GAME.narrator().sketch(table.position.view(0), pen(40));
    assertThat(sketch.lines().skip(1)).allMatch(line -> line.length() <= 40);
    assertThat(sketch.lines().filter(line -> line.contains("7s 7s"))).hasSize(1);
  }
}
