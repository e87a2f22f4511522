package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.Tape;
import org.loggia.core.json.Json;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.http.Patience;
import org.loggia.server.table.LuckSource;

/** Nobody hears over the wire what the rules do not let them know. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LeakTest {
  @TempDir static Path folder;

  /** The luck of the next command, as the twins agree on it. */
  private final AtomicReference<Draws> luck = new AtomicReference<>(Draws.NONE);

  private TestServer twinServer;
  private TestServer server;

  @BeforeAll
  void open() {
    Habits arranged =
        new Habits(
            () -> Instant.EPOCH, (_, _, _, _) -> new Tape(luck.get()), Patience.STANDARD, 100);
    twinServer = TestServer.on("jdbc:sqlite:" + folder.resolve("twins.db"), arranged, false);
    server =
        TestServer.on(
            "jdbc:sqlite:" + folder.resolve("plain.db"),
            new Habits(() -> Instant.EPOCH, LuckSource.KEYED, Patience.STANDARD, 100),
            false);
  }

  @AfterAll
  void close() {
    twinServer.close();
    server.close();
  }

  /** Without who is there, which is told once a second and hangs on nothing but time. */
  private static List<String> heardBy(Player player) {
    return player.everything().stream()
        .filter(text -> !text.startsWith("{\"kind\":\"present\""))
        .toList();
  }

  /** A table of which one seat, or nobody's seat, is looked at. */
  private final class Observed implements AutoCloseable {
    final Player host;
    final Player observer;

    /** The host holds all seats but the observer's. */
    Observed(String title, Setup setup, int seat) {
      StringBuilder options = new StringBuilder();
      setup
          .options()
          .forEach(
              (name, value) ->
                  options
                      .append(options.isEmpty() ? "" : ",")
                      .append('"')
                      .append(name)
                      .append("\":\"")
                      .append(value)
                      .append('"'));
      host =
          twinServer.open(
              title,
              setup.seats(),
              "\"options\":{" + options + "}",
              "\"shuffle\":false",
              "\"first\":" + setup.first());
      observer =
          seat == Seat.SPECTATOR
              ? twinServer.watch(host.table())
              : twinServer.join(host, "Observer");
      for (int each = 1; each < setup.seats(); each++) {
        if (each != seat) {
          host.must("sit", "\"seat\":" + each);
        }
      }
      if (seat == 0) {
        host.must("stand", "\"seat\":0");
      }
      if (seat >= 0) {
        observer.hear(host.seq());
        observer.must("sit", "\"seat\":" + seat);
        host.hear(observer.seq());
      }
    }

    void start(Draws draws) {
      luck.set(draws);
      host.must("start");
      observer.hear(host.seq());
    }

    void play(int seat, String move, Draws draws) {
      luck.set(draws);
      Player mover = observer.seats().contains(seat) ? observer : host;
      mover.must(
          "move",
          "\"seat\":" + seat,
          "\"move\":" + Json.of(move).write(),
          "\"after\":" + mover.seq());
      host.hear(mover.seq());
      observer.hear(mover.seq());
    }

    /** Everything the observer was sent, without the names of this very table. */
    String heard() {
      observer.ask("look", "\"seq\":" + observer.seq());
      return String.join("\n", heardBy(observer))
          .replace(observer.table(), "TABLE")
          .replace(host.invite(), "INVITE")
          .replace(Read.text(host.info(), "commitment"), "COMMITMENT");
    }

    @Override
    public void close() {
      host.close();
      observer.close();
    }
  }

  @ParameterizedTest(name = "{0} {1}, {3}")
  @CsvSource({
    "palazzo, 2, '', 0",
    "palazzo, 2, '', -3",
    "palazzo, 3, '', 1",
    "palazzo, 3, '', 2",
    "bossa, 2, expansion=on, 0",
    "bossa, 2, expansion=on, 1",
    "bossa, 2, expansion=on, -3"
  })
  void twinsThatLookTheSameSoundTheSame(String title, int seats, String option, int seat) {
    Game<?, ?, ?> game = Objects.requireNonNull(Catalogue.game(title));
    // Somebody else begins: who acts last has no secret left to hide.
    Setup setup = Setup.of(seats).withFirst(seat == 0 ? seats - 1 : 0);
    if (!option.isEmpty()) {
      String[] parts = option.split("=");
      setup = setup.withText(Objects.requireNonNull(game.info().option(parts[0])), parts[1]);
    }
    int different = 0;
    int steps = 0;
    for (int seed = 0; seed < 10; seed++) {
      TwinGames<?, ?, ?> twins = TwinGames.of(game, setup, seat, 1000 * seats + seed);
      try (Observed one = new Observed(title, setup, seat);
          Observed two = new Observed(title, setup, seat)) {
        one.start(twins.luckOfOne());
        two.start(twins.luckOfTwo());
        assertThat(two.heard()).isEqualTo(one.heard());
        while (steps < 150 && twins.goOn()) {
          one.play(twins.actor(), twins.moveOfOne(), twins.luckOfOne());
          two.play(twins.actor(), twins.moveOfTwo(), twins.luckOfTwo());
          steps++;
        }
        assertThat(two.heard()).isEqualTo(one.heard());
        // Also somebody who comes back hears the same of the past.
        assertThat(again(two)).isEqualTo(again(one));
        different += twins.haveDiffered() ? 1 : 0;
      }
    }
    assertThat(steps).as("steps together").isGreaterThan(8);
    assertThat(different).as("games with different secrets").isPositive();
  }

  private String again(Observed table) {
    try (Player back =
        Player.again(
            twinServer.port(),
            table.observer.table(),
            table.observer.isWatcher() ? null : table.observer.token(),
            0)) {
      return String.join("\n", heardBy(back))
          .replace(table.observer.table(), "TABLE")
          .replace(table.host.invite(), "INVITE")
          .replace(Read.text(table.host.info(), "commitment"), "COMMITMENT");
    }
  }

  @ParameterizedTest
  @MethodSource("titles")
  void beforeTheEndNobodyHearsAKeyOrADraw(String title, int seats) throws SQLException {
    try (Player anna = server.open(title, seats);
        Player watcher = server.watch(anna.table())) {
      for (int seat = 1; seat < seats; seat++) {
        anna.must("sit", "\"seat\":" + seat);
      }
      anna.must("start");
      List<String> rest = new ArrayList<>();
      for (int k = 0; k < 60 && !anna.isOver(); k++) {
        anna.play(3 * k);
        if (k % 20 == 0) {
          anna.ask("look", "\"seq\":" + (anna.seq() - 1));
          rest.add(server.get("/api/tables/" + anna.table()).body());
          rest.add(server.get("/api/tables/" + anna.table() + "/record").body());
          rest.add(server.get("/api/tables").body());
        }
      }
      watcher.hear(anna.seq());
      String heard =
          String.join("\n", anna.everything())
              + String.join("\n", watcher.everything())
              + String.join("\n", rest);
      assertThat(heard).doesNotContain("\"draws\"", "\"key\"", "\"check\"", "\"told\"");
      List<String> secrets = secretsOf(anna.table());
      assertThat(secrets).as("at least the key").isNotEmpty();
      for (String secret : secrets) {
        assertThat(heard).doesNotContain(secret);
      }
    }
  }

  static Stream<Arguments> titles() {
    return Catalogue.games().stream()
        .map(game -> arguments(game.info().id(), game.info().fewestSeats()));
  }

  @Test
  void theKeyStaysEvenWhenTheGameIsOver() throws SQLException {
    try (Player anna = server.open("bossa", 2)) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
      while (!anna.isOver()) {
        anna.play(1);
      }
      String record = server.get("/api/tables/" + anna.table() + "/record").body();
      assertThat(record).contains("\"draws\"").doesNotContain(secretsOf(anna.table()).getFirst());
    }
  }

  /** The table's key, and all draws that could not be there by chance. */
  private static List<String> secretsOf(String table) throws SQLException {
    List<String> secrets = new ArrayList<>();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("plain.db"));
        ResultSet rows =
            connection
                .createStatement()
                .executeQuery(
                    "SELECT body FROM entry WHERE table_id = '" + table + "' ORDER BY seq")) {
      while (rows.next()) {
        Json.Obj body = (Json.Obj) Json.read(rows.getString(1));
        if (body.get("key") instanceof Json.Text(String key)) {
          secrets.add(key);
        }
        if (body.get("draws") instanceof Json.Text(String draws) && Draws.read(draws).size() > 1) {
          secrets.add(draws);
        }
      }
    }
    return secrets;
  }
}
