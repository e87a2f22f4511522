package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Proof;
import org.loggia.core.Refusal;
import org.loggia.core.Verification;

/** Tables whose dice prove themselves, as their players see them. */
class DiceTest {
  private static final String ANNAS = "0123456789abcdef0123456789abcdef";
  private static final String BRUNOS = "fedcba9876543210fedcba9876543210";

  @TempDir Path folder;
  private @Nullable TestServer open;

  @BeforeEach
  void open() {
    open = TestServer.on(TestServer.sqlite(folder));
  }

  @AfterEach
  void close() {
    server().close();
  }

  private TestServer server() {
    if (open == null) {
      throw new AssertionError("no server");
    }
    return open;
  }

  private GameRecord record(Player player) {
    String body = server().get("/api/tables/" + player.table() + "/record").body();
    return CoreCodecs.RECORD.parse(body);
  }

  private static Proof proof(GameRecord record) {
    Proof proof = record.proof();
    if (proof == null) {
      throw new AssertionError("no proof");
    }
    return proof;
  }

  private static @Nullable Refusal refusal(GameRecord record) {
    Game<?, ?, ?> game = Catalogue.game(record.game());
    if (game == null) {
      throw new AssertionError(record.game());
    }
    return Verification.refusal(game, record);
  }

  private static String contribution(String digits) {
    return "\"contribution\":\"" + digits + "\"";
  }

  private Player join(Player host, int seat) {
    Player guest = server().join(host, "Guest " + seat);
    guest.must("sit", "\"seat\":" + seat);
    host.hear(guest.seq());
    return guest;
  }

  @Test
  void everyContributionCountsOnceAndBeforeTheStart() {
    Player anna = server().open("azul", 3);
    Player bruno = join(anna, 1);
    anna.must("bot", "\"seat\":2", "\"level\":\"novice\"");
    String commitment = Read.text(anna.info(), "commitment");
    assertThat(anna.refused("contribute", contribution("xyz"))).isEqualTo("table.no-contribution");
    anna.must("contribute", contribution(ANNAS));
    assertThat(anna.refused("contribute", contribution(BRUNOS))).isEqualTo("table.contributed");
    assertThat(Read.text(anna.info(), "people.0.contribution")).isEqualTo(ANNAS);
    bruno.hear(anna.seq());
    anna.must("start");
    bruno.hear(anna.seq());
    assertThat(bruno.refused("contribute", contribution(BRUNOS)))
        .isEqualTo("table.already-started");

    for (Player each : List.of(anna, bruno)) {
      each.must("resign", "\"seat\":" + each.seats().getFirst());
    }
    anna.hearUntil(Player::isOver);
    GameRecord record = record(anna);
    assertThat(proof(record).contributions()).containsExactly(ANNAS, "none", "bot");
    assertThat(proof(record).commitment()).isEqualTo(commitment);
    assertThat(refusal(record)).isNull();
  }

  @Test
  void aGameWithMovesTakenBackIsProvedAndItsKeyIsToldOnlyThen() {
    Player anna = server().open("palazzo", 2);
    anna.must("contribute", contribution(ANNAS));
    anna.must("bot", "\"seat\":1", "\"level\":\"novice\"");
    anna.must("start");
    for (int k = 0; !anna.isOver(); k++) {
      anna.hearUntil(one -> one.isOver() || one.seats().contains(one.actor()));
      if (!anna.isOver()) {
        if (k % 10 == 3) {
          anna.ask("undo", "\"seat\":" + anna.seats().getFirst());
          anna.hearUntil(one -> one.isOver() || one.seats().contains(one.actor()));
        }
        anna.play(k);
      }
    }
    GameRecord record = record(anna);
    assertThat(refusal(record)).isNull();
    assertThat(String.join("\n", anna.everything())).doesNotContain(proof(record).key());

    anna.must("rematch");
    Player again = Player.at(server().port(), Read.text(anna.info(), "rematch"), anna.token());
    assertThat(Read.text(again.info(), "commitment")).isNotEqualTo(proof(record).commitment());
    assertThat(Read.isNull(again.info(), "people.0.contribution")).isTrue();
    again.close();
  }
}
