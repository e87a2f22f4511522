package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.lazy;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

class RecordCodecTest {
  record Player(String name, int points, @Nullable String motto) {
    Player {
      if (points < 0) {
        throw new IllegalArgumentException("points must not be negative");
      }
    }
  }

  record Standings(List<Player> seats, int round) {}

  record Tree(String label, List<Tree> branches) {}

  static final Codec<Player> PLAYER =
      record(
          "Player",
          Player::new,
          field("name", TEXT, Player::name),
          field("points", INT, Player::points),
          field("motto", nullable(TEXT), Player::motto));

  static final Codec<Standings> STANDINGS =
      record(
          "Standings",
          Standings::new,
          field("seats", list(PLAYER), Standings::seats),
          field("round", INT, Standings::round));

  private static void refuses(String text, String complaint) {
    assertThatThrownBy(() -> STANDINGS.parse(text))
        .isInstanceOf(Unreadable.class)
        .hasMessage(complaint);
  }

  @Test
  void comesBackAsItWas() {
    Standings standings =
        new Standings(List.of(new Player("Ada", 12, null), new Player("Leo", 0, "slowly")), 3);
    String text =
        "{\"seats\":[{\"name\":\"Ada\",\"points\":12,\"motto\":null},"
            + "{\"name\":\"Leo\",\"points\":0,\"motto\":\"slowly\"}],\"round\":3}";

    assertThat(STANDINGS.text(standings)).isEqualTo(text);
    assertThat(STANDINGS.write(standings).write()).isEqualTo(text);
    assertThat(STANDINGS.parse(text)).isEqualTo(standings);
  }

  @Test
  void fieldsMayComeInAnyOrder() {
    assertThat(STANDINGS.parse("{\"round\":3,\"seats\":[]}"))
        .isEqualTo(new Standings(List.of(), 3));
  }

  @Test
  void aFieldThatMayBeNullMayBeLeftOut() {
    assertThat(PLAYER.parse("{\"name\":\"Ada\",\"points\":1}"))
        .isEqualTo(new Player("Ada", 1, null));
  }

  @Test
  void complaintsNameTheWay() {
    refuses(
        "{\"seats\":[{\"name\":\"Ada\",\"points\":1},{\"name\":\"Leo\",\"points\":\"x\"}],\"round\":1}",
        "seats[1].points: a whole number expected");
    refuses("{\"seats\":[],\"round\":null}", "round: a whole number expected");
    refuses("{\"seats\":[7],\"round\":1}", "seats[0]: an object expected");
    refuses("[]", "an object expected");
  }

  @Test
  void nothingMayBeMissing() {
    refuses("{\"seats\":[]}", "a field \"round\" expected");
    refuses(
        "{\"seats\":[{\"name\":\"Ada\"}],\"round\":1}", "seats[0]: a field \"points\" expected");
  }

  @Test
  void nothingUnknownMayBeThere() {
    refuses("{\"seats\":[],\"round\":1,\"luck\":2}", "no field \"luck\" expected");
    refuses(
        "{\"seats\":[{\"name\":\"Ada\",\"points\":1,\"Motto\":\"\"}],\"round\":1}",
        "seats[0]: no field \"Motto\" expected");
  }

  @Test
  void whatTheConstructorRefusesIsUnreadable() {
    refuses(
        "{\"seats\":[{\"name\":\"Ada\",\"points\":-1}],\"round\":1}",
        "seats[0]: points must not be negative");
  }

  @Test
  void aRecordMayHoldItself() {
    Tree tree = new Tree("a", List.of(new Tree("b", List.of()), new Tree("c", List.of())));
    String text =
        "{\"label\":\"a\",\"branches\":[{\"label\":\"b\",\"branches\":[]},{\"label\":\"c\",\"branches\":[]}]}";

    assertThat(TREE.text(tree)).isEqualTo(text);
    assertThat(TREE.write(tree).write()).isEqualTo(text);
    assertThat(TREE.parse(text)).isEqualTo(tree);
    assertThatThrownBy(() -> TREE.parse("{\"label\":\"a\",\"branches\":[{\"label\":1}]}"))
        .hasMessage("branches[0].label: a text expected");
  }

  private static Codec<Tree> tree() {
    return TREE;
  }

  static final Codec<Tree> TREE =
      record(
          "Tree",
          Tree::new,
          field("label", TEXT, Tree::label),
          field("branches", list(lazy("Tree", RecordCodecTest::tree)), Tree::branches));

  @Test
  void twoFieldsOfOneNameAreAMistakeInTheProgram() {
    assertThatThrownBy(
            () ->
                record(
                    "Player",
                    (Integer a, Integer b) -> a + b,
                    field("points", INT, sum -> sum),
                    field("points", INT, sum -> sum)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A list as a record of its items: what went in at one place must come out there. */
  private static Field<List<Integer>, Integer> f(int index) {
    return field("f" + index, INT, items -> items.get(index));
  }

  @Test
  void everyNumberOfComponentsKeepsThemInOrder() {
    List<Codec<List<Integer>>> codecs =
        List.of(
            record("R0", () -> List.of()),
            record("R1", a -> List.of(a), f(0)),
            record("R2", (a, b) -> List.of(a, b), f(0), f(1)),
            record("R3", (a, b, c) -> List.of(a, b, c), f(0), f(1), f(2)),
            record("R4", (a, b, c, d) -> List.of(a, b, c, d), f(0), f(1), f(2), f(3)),
            record("R5", (a, b, c, d, e) -> List.of(a, b, c, d, e), f(0), f(1), f(2), f(3), f(4)),
            record(
                "R6",
                (a, b, c, d, e, f) -> List.of(a, b, c, d, e, f),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5)),
            record(
                "R7",
                (a, b, c, d, e, f, g) -> List.of(a, b, c, d, e, f, g),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6)),
            record(
                "R8",
                (a, b, c, d, e, f, g, h) -> List.of(a, b, c, d, e, f, g, h),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7)),
            record(
                "R9",
                (a, b, c, d, e, f, g, h, i) -> List.of(a, b, c, d, e, f, g, h, i),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8)),
            record(
                "R10",
                (a, b, c, d, e, f, g, h, i, j) -> List.of(a, b, c, d, e, f, g, h, i, j),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9)),
            record(
                "R11",
                (a, b, c, d, e, f, g, h, i, j, k) -> List.of(a, b, c, d, e, f, g, h, i, j, k),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9),
                f(10)),
            record(
                "R12",
                (a, b, c, d, e, f, g, h, i, j, k, l) -> List.of(a, b, c, d, e, f, g, h, i, j, k, l),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9),
                f(10),
                f(11)),
            record(
                "R13",
                (a, b, c, d, e, f, g, h, i, j, k, l, m) ->
                    List.of(a, b, c, d, e, f, g, h, i, j, k, l, m),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9),
                f(10),
                f(11),
                f(12)),
            record(
                "R14",
                (a, b, c, d, e, f, g, h, i, j, k, l, m, n) ->
                    List.of(a, b, c, d, e, f, g, h, i, j, k, l, m, n),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9),
                f(10),
                f(11),
                f(12),
                f(13)),
            record(
                "R15",
                (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) ->
                    List.of(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9),
                f(10),
                f(11),
                f(12),
                f(13),
                f(14)),
            record(
                "R16",
                (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) ->
                    List.of(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p),
                f(0),
                f(1),
                f(2),
                f(3),
                f(4),
                f(5),
                f(6),
                f(7),
                f(8),
                f(9),
                f(10),
                f(11),
                f(12),
                f(13),
                f(14),
                f(15)));
    for (int size = 0; size <= 16; size++) {
      List<Integer> items = new ArrayList<>();
      StringBuilder text = new StringBuilder("{");
      for (int i = 0; i < size; i++) {
        items.add(100 + i);
        text.append(i == 0 ? "" : ",").append("\"f").append(i).append("\":").append(100 + i);
      }
      Codec<List<Integer>> codec = codecs.get(size);

      assertThat(codec.text(items)).isEqualTo(text + "}");
      assertThat(codec.parse(text + "}")).isEqualTo(items);
    }
  }
}
