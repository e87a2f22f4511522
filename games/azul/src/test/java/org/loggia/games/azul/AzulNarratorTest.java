package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Pen;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;

/** The table without a picture. */
class AzulNarratorTest {
  private static final String TEXT =
      "F BBYR KKWW BYRK - -; C YYRW; round 2; turn 1; lines0 Y - RR - -; "
          + "wall0 B.... ..... ..... ..... .....; floor0 KW; score0 1; "
          + "wall1 .Y... .B... ..... ..... .....; score1 3; starter 1; lid 2 0 1 0 0";

  private static Pen pen() throws IOException {
    Json texts = Json.read(Files.readString(Path.of("text/en.json")));
    return new Pen(
        new Phrasebook("en", List.of(texts)), seat -> seat == 0 ? "Ann" : "Bob", false, 80);
  }

  @Test
  void a_terminal_shows_the_offer_and_both_boards() throws IOException {
    AzulView view = Table.of(TEXT).position.view(0);
    assertThat(Azul.GAME.narrator().sketch(view, pen()))
        .isEqualTo(
            """
            Round 2    bag 73    lid 3

            F1 BBYR  F2 KKWW  F3 BYRK  F4 ....  F5 ....
            C  1YYRW

            Ann 1 point               > Bob 3 points
            1         Y | B y r k w   1         . | b Y r k w
            2       . . | w b y r k   2       . . | w B y r k
            3     . R R | k w b y r   3     . . . | k w b y r
            4   . . . . | r k w b y   4   . . . . | r k w b y
            5 . . . . . | y r k w b   5 . . . . . | y r k w b
            - KW..... -2              - .......

            B blue  Y yellow  R red  K black  W white  1 marker
            """);
  }

  @Test
  void the_spoken_board_begins_with_the_offer_and_the_own_board() throws IOException {
    AzulView view = Table.of(TEXT).position.view(1);
    Pen pen = pen();
    List<String> told = Azul.GAME.narrator().tell(view).stream().map(pen::say).toList();
    assertThat(told)
        .containsExactly(
            "Round 2. Bob began it.",
            "Display 1: blue, blue, yellow, red.",
            "Display 2: black, black, white, white.",
            "Display 3: blue, yellow, red, black.",
            "Centre: yellow, yellow, red, white.",
            "The marker lies in the centre.",
            "Bob has 3 points.",
            "Wall, row 1: yellow in column 2.",
            "Wall, row 2: blue in column 2.",
            "Ann has 1 point.",
            "Line 1: 1 of 1, yellow.",
            "Line 3: 2 of 3, red.",
            "Wall, row 1: blue in column 1.",
            "Floor line: black, white. It costs 2.",
            "73 tiles in the bag, 3 in the lid.");
  }
}
