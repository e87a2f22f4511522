package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.json.Json;

/** K1: the tiles of the box, and lists that others bring along. */
class ManifestTest {
  private static final Manifest STANDARD = Manifest.of(Setup.of(2));

  private static int count(java.util.function.IntPredicate which) {
    int count = 0;
    for (int sort = 0; sort < STANDARD.sorts; sort++) {
      count += which.test(sort) ? STANDARD.count[sort] : 0;
    }
    return count;
  }

  private static Front front(int sort) {
    return STANDARD.tiles[sort].front();
  }

  @Test
  void the_standard_box_has_the_printed_totals() {
    assertThat(count(sort -> front(sort).isWindow())).isEqualTo(70);
    assertThat(count(sort -> front(sort) == Front.YELLOW)).isEqualTo(35);
    assertThat(count(sort -> front(sort) == Front.BLACK)).isEqualTo(35);
    assertThat(count(sort -> front(sort).isWindow() && !STANDARD.difficult[sort])).isEqualTo(40);
    assertThat(count(sort -> STANDARD.difficult[sort])).isEqualTo(30);
    assertThat(count(sort -> front(sort) == Front.ROOF)).isEqualTo(24);
    assertThat(count(sort -> STANDARD.birds[sort] > 0)).isEqualTo(9);
    assertThat(count(sort -> STANDARD.cats[sort] > 0)).isEqualTo(14);
    assertThat(count(sort -> front(sort) == Front.DOOR)).isEqualTo(3);
    assertThat(count(sort -> front(sort) == Front.WALL)).isEqualTo(3);
  }

  @Test
  void doors_and_walls_are_single_cells() {
    for (String name : new String[] {"D-SQ1", "W-SQ1"}) {
      int sort = STANDARD.sort(Tile.read(name));
      assertThat(STANDARD.shapeOf[sort].cells).as(name).containsExactly(new Cell(0, 0));
      assertThat(STANDARD.count[sort]).as(name).isEqualTo(3);
    }
  }

  @Test
  void all_roofs_together_can_close_48_columns() {
    int columns = 0;
    for (int sort = 0; sort < STANDARD.sorts; sort++) {
      columns +=
          front(sort) == Front.ROOF ? STANDARD.count[sort] * STANDARD.shapeOf[sort].width : 0;
    }
    assertThat(columns).isEqualTo(48);
  }

  @Test
  void both_colours_have_111_windows_and_as_many_tiles_behind_every_back() {
    Map<Front, Integer> cells = new TreeMap<>();
    for (int back = 0; back < STANDARD.backs.length; back++) {
      int difference = 0;
      for (int sort = STANDARD.firstSort[back]; sort < STANDARD.firstSort[back + 1]; sort++) {
        cells.merge(
            front(sort), STANDARD.count[sort] * STANDARD.shapeOf[sort].cells.size(), Integer::sum);
        difference += front(sort) == Front.YELLOW ? STANDARD.count[sort] : 0;
        difference -= front(sort) == Front.BLACK ? STANDARD.count[sort] : 0;
      }
      assertThat(difference).as(STANDARD.backs[back].text()).isZero();
    }
    assertThat(cells).containsEntry(Front.YELLOW, 111).containsEntry(Front.BLACK, 111);
  }

  @Test
  void backs_do_not_tell_turned_shapes_apart_but_mirrored_ones() {
    assertThat(Shape.drawn("a", "#./##").outline()).isEqualTo(Shape.drawn("b", "##/.#").outline());
    assertThat(Shape.drawn("a", ".##/##.").outline())
        .isEqualTo(Shape.drawn("b", "#./##/.#").outline())
        .isNotEqualTo(Shape.drawn("c", "##./.##").outline());
  }

  @Test
  void the_list_beside_the_rules_is_the_standard_box() throws IOException {
    Json written = Json.read(Files.readString(Path.of("manifest.json")));
    assertThat(ManifestDataCodec.CODEC.read(written)).isEqualTo(StandardManifest.DATA);
    assertThat(Kensington.GAME.check(Setup.of(4).withData(Manifest.DATA, written))).isNull();
  }

  // Lists that others bring along.

  private static String problem(String from, String to) {
    String text = Boxes.ODD.write();
    assertThat(text).contains(from);
    Json changed = Json.read(text.replace(from, to));
    Refusal refusal = Kensington.GAME.check(Setup.of(2).withData(Manifest.DATA, changed));
    if (refusal == null) {
      return "fine";
    }
    assertThat(refusal.clause()).isEqualTo("K1.5");
    return refusal.arguments().get("problem") instanceof Json.Text(String words) ? words : "";
  }

  @Test
  void other_lists_are_welcome() {
    assertThat(Kensington.GAME.check(Setup.of(2).withData(Manifest.DATA, Boxes.ODD))).isNull();
    assertThat(Kensington.GAME.check(Setup.of(5).withData(Manifest.DATA, Boxes.BRICKS))).isNull();
  }

  @Test
  void totals_that_do_not_add_up_are_named() {
    assertThat(problem("\"birds\":2}", "\"birds\":3}"))
        .isEqualTo("totals: there are 2 birds, but 3 are expected");
    assertThat(problem("\"totals\":{\"windows\"", "\"totals\":{\"widows\""))
        .startsWith("totals: 'widows' is none of windows, yellow, black");
  }

  @Test
  void lines_that_cannot_be_are_named() {
    assertThat(problem("\"shape\":\"W5\"", "\"shape\":\"W6\""))
        .isEqualTo("windows W6: there is no such shape");
    assertThat(problem("\"shape\":\"W5\"", "\"shape\":\"C5\""))
        .isEqualTo("windows C5: this line is there twice");
    assertThat(problem("\"catsYellow\":1", "\"catsYellow\":5"))
        .isEqualTo("windows SQ1: catsYellow is 0 to 4, not 5");
    assertThat(problem("\"count\":4,\"birds\":1", "\"count\":4,\"birds\":5"))
        .isEqualTo("roofs SQ1: birds is 0 to 4, not 5");
    assertThat(problem("\"yellow\":4", "\"yellow\":-4"))
        .isEqualTo("windows SQ1: yellow is 0 to 1000, not -4");
    assertThat(problem("\"cat\":[1,0]", "\"cat\":[1,1]"))
        .isEqualTo("windows I2: the cat sits in no cell of the shape");
    assertThat(problem("\"kind\":\"DOOR\",\"shape\":\"I2\"", "\"kind\":\"DOOR\",\"shape\":\"C5\""))
        .startsWith("specials DOOR C5: a door is one row high");
    assertThat(problem("\"kind\":\"WALL\"", "\"kind\":\"GATE\""))
        .isEqualTo("specials[1].kind: DOOR or WALL expected, not 'GATE'");
    assertThat(problem("\"black\":4", "\"black\":\"four\""))
        .isEqualTo("windows[0].black: a whole number expected");
    assertThat(problem("\"yellow\":4,\"black\":4", "\"yellow\":900,\"black\":900"))
        .isEqualTo("all tiles together have at most 1000 cells");
  }

  @Test
  void shapes_that_cannot_be_are_named() {
    assertThat(problem("\"I2\":[[0,0],[1,0]]", "\"I2\":[[0,0],[2,0]]"))
        .isEqualTo("shape I2 is not in one piece");
    assertThat(problem("\"I2\":[[0,0],[1,0]]", "\"I2\":[[1,0],[2,0]]"))
        .isEqualTo("shape I2 must begin at column 0 and row 0");
    assertThat(problem("\"I2\":[[0,0],[1,0]]", "\"I2\":[[0,0],[0,0]]"))
        .isEqualTo("shape I2 has the cell [0,0] twice");
    assertThat(problem("\"I2\":[[0,0],[1,0]]", "\"I2\":[]"))
        .isEqualTo("shape I2 needs 1 to 24 cells");
    assertThat(problem("\"I2\":[[0,0],[1,0]]", "\"I2\":[[0,0],[1,0,0]]"))
        .isEqualTo("shapes.I2[1]: a cell is a column and a row, two numbers");
    assertThat(problem("\"I2\":[[0,0]", "\"I-2\":[[0,0]"))
        .isEqualTo("a shape's name is 1 to 12 letters and digits, not 'I-2'");
  }

  @Test
  void data_that_means_nothing_is_refused() {
    Refusal refusal = Kensington.GAME.check(Setup.of(2).withData("manifesto", Boxes.ODD));
    assertThat(refusal).isNotNull();
    assertThat(String.valueOf(refusal)).contains("core.unknown-field", "manifesto");
  }
}
