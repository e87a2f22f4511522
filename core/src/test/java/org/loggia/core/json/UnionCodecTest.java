package org.loggia.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.union;
import static org.loggia.core.json.Codecs.variant;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

class UnionCodecTest {
  @Derived
  sealed interface Event {}

  record Placed(int seat, String tile) implements Event {}

  @Derived
  record Won(int seat) implements Event {}

  record Shuffled() implements Event {}

  record Whispered() implements Event {}

  static final Codec<Won> WON = UnionCodecTestWonCodec.CODEC;

  static final Codec<Event> EVENT = UnionCodecTestEventCodec.CODEC;

  private static void refuses(String text, String complaint) {
    assertThatThrownBy(() -> list(EVENT).parse(text))
        .isInstanceOf(Unreadable.class)
        .hasMessage(complaint);
  }

  @Test
  void eachMemberComesBackByItsKind() {
    List<Event> events = List.of(new Placed(1, "red"), new Won(1), new Shuffled());
    String text =
        "[{\"kind\":\"placed\",\"seat\":1,\"tile\":\"red\"},"
            + "{\"kind\":\"won\",\"seat\":1},{\"kind\":\"shuffled\"}]";

    assertThat(list(EVENT).text(events)).isEqualTo(text);
    assertThat(list(EVENT).write(events).write()).isEqualTo(text);
    assertThat(list(EVENT).parse(text)).isEqualTo(events);
  }

  @Test
  void theKindNeedNotComeFirst() {
    assertThat(EVENT.parse("{\"seat\":2,\"kind\":\"won\"}")).isEqualTo(new Won(2));
  }

  @Test
  void complaintsNameTheWay() {
    refuses(
        "[{\"kind\":\"lost\",\"seat\":1}]",
        "[0].kind: one of placed, won, shuffled, whispered expected");
    refuses("[{\"seat\":1}]", "[0]: a field \"kind\" expected");
    refuses("[{\"kind\":1,\"seat\":1}]", "[0]: a field \"kind\" expected");
    refuses("[{\"kind\":\"won\",\"seat\":true}]", "[0].seat: a whole number expected");
    refuses("[{\"kind\":\"won\",\"seat\":1,\"tile\":\"\"}]", "[0]: no field \"tile\" expected");
    refuses("[3]", "[0]: an object expected");
  }

  @Test
  void aMemberThatWasForgottenIsAMistakeInTheProgram() {
    Codec<Event> onlyWon = union("Event", variant("won", Won.class, WON));
    assertThatThrownBy(() -> onlyWon.text(new Whispered()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Event has no variant for Whispered");
  }

  @Test
  void membersAreRecordsWithoutAKindOfTheirOwn() {
    assertThatThrownBy(() -> variant("number", Integer.class, INT))
        .isInstanceOf(IllegalArgumentException.class);
    Field<Won, Integer> kind = field("kind", INT, Won::seat);
    Codec<Won> won = record("Won", List.of(kind), (json, path) -> new Won(kind.read(json, path)));
    assertThatThrownBy(() -> variant("won", Won.class, won))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void twoMembersOfOneKindAreAMistakeInTheProgram() {
    assertThatThrownBy(
            () -> union("Event", variant("won", Won.class, WON), variant("won", Won.class, WON)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
