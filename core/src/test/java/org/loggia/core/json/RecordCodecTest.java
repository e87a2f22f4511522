package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

class RecordCodecTest {
  @Derived
  record Player(String name, int points, @Nullable String motto) {
    Player {
      if (points < 0) {
        throw new IllegalArgumentException("points must not be negative");
      }
    }
  }

  @Derived
  record Standings(List<Player> seats, int round) {}

  static final Codec<Player> PLAYER = RecordCodecTestPlayerCodec.CODEC;

  static final Codec<Standings> STANDINGS = RecordCodecTestStandingsCodec.CODEC;

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
  void twoFieldsOfOneNameAreAMistakeInTheProgram() {
    Field<Integer, Integer> points = field("points", INT, sum -> sum);
    assertThatThrownBy(() -> record("Sum", List.of(points, points), points::read))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
