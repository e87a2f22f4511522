package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Entry;
import org.loggia.core.Past;
import org.loggia.core.chance.Draw;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.KeyedChance;
import org.loggia.core.json.Json;

/** What servers of earlier days have stored is opened, understood and played on for ever. */
class StoredLogsTest {
  private static final int MOVES_MORE = 4;

  @TempDir Path folder;

  static Stream<Arguments> files() {
    return StoredLogs.files().stream()
        .map(file -> arguments(file.getFileName().toString(), StoredLogs.read(file)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void oldLogsArePlayedOn(String file, StoredLogs logs) throws SQLException {
    String url = TestServer.sqlite(folder);
    logs.storeIn(url);
    // Twice: what this server adds to the old log must be understood with it.
    for (int again = 0; again < 2; again++) {
      try (TestServer server = TestServer.on(url)) {
        for (StoredLogs.Kept table : logs.tables()) {
          open(server, table, again == 0);
        }
      }
    }
    StoredLogs now = new StoredLogs(logs.tables(), StoredLogs.rows(url));
    assertThat(now.entries()).containsAll(logs.entries());
    assertThat(now.entries()).hasSizeGreaterThan(logs.entries().size());
    logs.tables().forEach(table -> itsLuckComesFromItsKey(table, now));
  }

  private static void open(TestServer server, StoredLogs.Kept table, boolean first) {
    List<Player> people = new ArrayList<>();
    if (table.tokens().isEmpty()) {
      people.add(server.watch(table.table()));
    }
    for (String token : table.tokens()) {
      people.add(Player.at(server.port(), table.table(), token));
    }
    Player one = people.getFirst();
    if (first) {
      assertThat(one.status()).as(table.about()).isEqualTo(table.status());
      assertThat(one.seq()).as(table.about()).isGreaterThanOrEqualTo(table.seq());
    }
    assertThat(one.status()).as(table.about()).isNotEqualTo("frozen");
    switch (one.status()) {
      case "playing" -> playOn(table, people);
      case "over" -> {
        boolean byTheRules = !Read.isNull(one.info(), "result");
        assertThat(server.get("/api/tables/" + table.table() + "/record").status()).isEqualTo(200);
        assertThat(byTheRules || !Read.numbers(one.info(), "resigned").isEmpty()).isTrue();
      }
      default -> one.must("chat", "\"text\":\"anybody there?\"");
    }
    people.forEach(Player::close);
  }

  /** Whose turn it is, and not a bot's, plays. */
  private static void playOn(StoredLogs.Kept table, List<Player> people) {
    for (int k = 0; k < MOVES_MORE; k++) {
      Player all = people.getFirst();
      all.hearUntil(one -> one.isOver() || people.stream().anyMatch(each -> mayMove(each, one)));
      Player mover = people.stream().filter(each -> mayMove(each, all)).findFirst().orElse(null);
      if (mover == null) {
        break;
      }
      mover.hear(all.seq());
      mover.play(5 * k);
      people.forEach(each -> each.hear(mover.seq()));
    }
    assertThat(people.getFirst().status()).as(table.about()).isNotEqualTo("frozen");
  }

  private static boolean mayMove(Player player, Player asSeenBy) {
    int actor = asSeenBy.actor();
    return player.seats().contains(actor)
        && Read.isNull(asSeenBy.info(), "chairs." + actor + ".bot");
  }

  /** By ply and move where the log says nothing else, or by all that counted before. */
  private static void itsLuckComesFromItsKey(StoredLogs.Kept table, StoredLogs logs) {
    Json opened = Json.Null.NULL;
    Json setup = opened;
    int revision = 0;
    List<Entry> entries = new ArrayList<>();
    for (StoredLogs.Row row : logs.entries()) {
      if (row.table().equals(table.table()) && !table.tokens().isEmpty()) {
        Json body = Json.read(row.body());
        switch (row.kind()) {
          case "opened" -> {
            opened = body;
            setup = Read.at(body, "setup");
            revision = Read.number(body, "revision");
          }
          case "configured" -> setup = Read.at(body, "setup");
          case "revised" -> revision = Read.number(body, "revision");
          case "undone" -> entries.subList(Read.number(body, "ply"), entries.size()).clear();
          case "started", "moved" -> {
            String move = row.kind().equals("moved") ? Read.text(body, "move") : "";
            Entry entry = new Entry(move, Draws.read(Read.text(body, "draws")));
            comesFrom(luck(opened, setup, revision, entries, move), entry.draws(), row);
            entries.add(entry);
          }
          default -> {}
        }
      }
    }
  }

  private static KeyedChance luck(
      Json opened, Json setup, int revision, List<Entry> before, String move) {
    byte[] key = HexFormat.of().parseHex(Read.text(opened, "key"));
    if (Read.isNull(opened, "luck")) {
      return new KeyedChance(key, before.size(), move);
    }
    Past past = Past.none(Read.text(opened, "title"), revision, CoreCodecs.SETUP.read(setup));
    for (Entry entry : before) {
      past = past.then(entry);
    }
    return new KeyedChance(key, past, move);
  }

  private static void comesFrom(KeyedChance chance, Draws draws, StoredLogs.Row row) {
    for (Draw draw : draws.list()) {
      assertThat(chance.below(draw.bound())).as(row.toString()).isEqualTo(draw.value());
    }
  }
}
