package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.StoredLogs.Row;
import org.loggia.server.http.Patience;
import org.loggia.server.table.LuckSource;

/** A log is kept, comes back, moves to another database and is brought up to date: tables go on. */
class KeepingTest {
  private static final StoredLogs OLD = StoredLogs.read(StoredLogs.files().getFirst());

  @TempDir Path folder;
  private String here;
  private Path backup;

  @BeforeEach
  void begin() {
    here = TestServer.sqlite(folder);
    backup = folder.resolve("backup.db");
  }

  /** Plays two moves at a new table; both seats are this one's. */
  private static Player atANewTable(TestServer server) {
    Player anna = server.open("azul", 2);
    anna.must("sit", "\"seat\":1");
    anna.must("start");
    anna.play(0);
    anna.play(1);
    return anna;
  }

  private static void goesOn(String url, Player before) {
    try (TestServer server = TestServer.on(url);
        Player again = Player.at(server.port(), before.table(), before.token())) {
      again.play(2);
      again.play(3);
    }
  }

  @Test
  void aBackupOfARunningServerIsWholeAndItsTablesGoOnElsewhere() throws SQLException {
    String elsewhere = Keeper.sqlite(folder.resolve("elsewhere/loggia.db"));
    Player anna;
    List<Row> then;
    try (TestServer server = TestServer.on(here)) {
      anna = atANewTable(server);
      then = StoredLogs.rows(here);
      assertThat(Keeper.does(here, "backup", backup))
          .startsWith("1 tables with " + then.size() + " entries are in " + backup);
      anna.play(4);
      anna.close();
    }
    assertThat(StoredLogs.rows(Keeper.sqlite(backup))).isEqualTo(then);
    assertThat(Keeper.does(elsewhere, "restore", backup)).startsWith("The tables of " + backup);

    assertThat(StoredLogs.rows(elsewhere)).isEqualTo(then);
    goesOn(elsewhere, anna);
    assertThat(Keeper.does(here, "backup", backup)).contains("There is a file " + backup);
  }

  @Test
  void whatARestoreReplacesIsPutAside() throws Exception {
    Player anna;
    try (TestServer server = TestServer.on(here)) {
      anna = atANewTable(server);
      anna.close();
      Keeper.does(here, "backup", backup);
      atANewTable(server).close();
    }
    List<Row> later = StoredLogs.rows(here);
    Path aside = folder.resolve("loggia.db.before-restore");
    assertThat(Keeper.does(here, "restore", backup)).endsWith("before is in " + aside + ".");
    assertThat(StoredLogs.rows(here)).isEqualTo(StoredLogs.rows(Keeper.sqlite(backup)));
    assertThat(StoredLogs.rows(Keeper.sqlite(aside))).isEqualTo(later);
    assertThat(Keeper.does(here, "restore", backup)).endsWith("before is in " + aside + "-2.");
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "loggia.db", "backup.db", "loggia.db.before-restore", "loggia.db.before-restore-2");
    }
    goesOn(here, anna);
  }

  @Test
  void fromSqliteToPostgresAndBackByABackupEveryTableGoesOn() throws SQLException {
    OLD.storeIn(here);
    Player anna;
    try (TestServer server = TestServer.on(here)) {
      anna = atANewTable(server);
      anna.close();
    }
    List<Row> all = StoredLogs.rows(here);
    String postgres = Databases.emptyPostgres();
    assertThat(Keeper.does(here, "move", postgres))
        .contains(" tables with " + all.size() + " entries are in postgresql://");
    assertThat(StoredLogs.rows(postgres)).containsExactlyInAnyOrderElementsOf(all);
    assertThat(StoredLogs.rows(here)).isEqualTo(all);
    goesOn(postgres, anna);
    List<Row> now = StoredLogs.rows(postgres);

    assertThat(Keeper.does(postgres, "backup", backup)).contains(" entries are in " + backup);
    assertThat(Keeper.does(here, "restore", backup)).startsWith("The tables of");
    assertThat(StoredLogs.rows(here)).containsExactlyInAnyOrderElementsOf(now);
    goesOn(here, anna);

    assertThat(Keeper.does(here, "move", postgres)).contains("has tables already");
    assertThat(Keeper.does(postgres, "restore", backup)).contains("has tables already");
    assertThat(StoredLogs.rows(postgres)).containsExactlyInAnyOrderElementsOf(now);
  }

  @Test
  void aServerOpensTheDatabaseOfTheFirstVersionAndItsTablesGoOn() throws SQLException {
    Flyway.configure()
        .dataSource(here, null, null)
        .locations("classpath:db/sqlite")
        .target("1")
        .load()
        .migrate();
    OLD.insertInto(here);
    assertThat(Keeper.does(here, "backup", backup)).contains("is of an older Loggia");
    assertThat(backup).doesNotExist();

    try (TestServer server = TestServer.on(here)) {
      for (StoredLogs.Kept table : OLD.tables()) {
        String token = table.tokens().isEmpty() ? null : table.tokens().getFirst();
        try (Player player = Player.at(server.port(), table.table(), token)) {
          assertThat(player.status()).as(table.about()).isEqualTo(table.status());
          if (token != null && !player.isOver()) {
            player.must("chat", "\"text\":\"still here\"");
          }
        }
      }
    }
    assertThat(StoredLogs.rows(here)).containsAll(OLD.entries());
    assertThat(Keeper.does(here, "backup", backup)).contains("entries are in");
  }

  @Test
  void aBackupOfAnOlderVersionIsRestoredAsOneOfToday() throws SQLException {
    Flyway.configure()
        .dataSource(Keeper.sqlite(backup), null, null)
        .locations("classpath:db/sqlite")
        .target("1")
        .load()
        .migrate();
    OLD.insertInto(Keeper.sqlite(backup));

    assertThat(Keeper.does(here, "restore", backup)).startsWith("The tables of");
    assertThat(StoredLogs.rows(here)).isEqualTo(StoredLogs.rows(Keeper.sqlite(backup)));
    assertThat(Keeper.does(here, "backup", folder.resolve("new.db"))).contains("entries are in");
    assertThat(Keeper.does(Keeper.sqlite(backup), "backup", folder.resolve("no.db")))
        .as("the backup itself was not touched")
        .contains("is of an older Loggia");
  }

  @Test
  void aPersonIsForgottenAtEveryTableTheyCameToWithTheSameToken() throws SQLException {
    OLD.storeIn(here);
    StoredLogs.Kept table =
        OLD.tables().stream()
            .filter(each -> each.about().equals("azul with moves taken back"))
            .findFirst()
            .orElseThrow();
    assertThat(Keeper.does(here, "forget", table.table(), "Nobody")).contains("Nobody called");
    assertThat(Keeper.does(here, "forget", table.table(), "Anna")).startsWith("Anna is forgotten");

    String rest = bodies(here, table.table());
    assertThat(rest).doesNotContain("Anna", "Ciao!").contains("Guest 1", "\"moved\"");
    try (TestServer server = TestServer.on(here);
        Player watcher = server.watch(table.table())) {
      assertThat(watcher.status()).isEqualTo(table.status());
      assertThat(
              watcher
                  .ask("hello", "\"from\":0", "\"token\":\"" + table.tokens().getFirst() + '"')
                  .write())
          .contains("refused");
    }
  }

  @Test
  void aTableIsForgottenWithAllThatHappenedThere() throws SQLException {
    OLD.storeIn(here);
    String gone = OLD.tables().getFirst().table();
    assertThat(Keeper.does(here, "forget", gone)).isEqualTo("The table " + gone + " is forgotten.");

    assertThat(bodies(here, gone)).isEmpty();
    assertThat(StoredLogs.rows(here))
        .isEqualTo(StoredLogs.rows(here).stream().filter(row -> !row.table().equals(gone)).toList())
        .isNotEmpty();
    assertThat(Keeper.does(here, "forget", gone)).isEqualTo("There is no table " + gone + ".");
    try (TestServer server = TestServer.on(here)) {
      assertThat(server.get("/api/tables/" + gone).status()).isEqualTo(404);
    }
  }

  private static String bodies(String url, String table) throws SQLException {
    StringBuilder bodies = new StringBuilder();
    for (Row row : StoredLogs.rows(url)) {
      if (row.table().equals(table)) {
        bodies.append(row.body()).append('\n');
      }
    }
    return bodies.toString();
  }

  @Test
  void tablesAreKeptAsLongAsTheHostWants() throws SQLException {
    OLD.storeIn(here);
    Habits inTwoYears =
        new Habits(
            () -> Instant.now().plus(Duration.ofDays(730)),
            LuckSource.KEYED,
            Patience.STANDARD,
            100);
    long over = OLD.tables().stream().filter(table -> table.status().equals("over")).count();
    assertThat(over).isPositive();
    for (String keep : List.of("forever", "729")) {
      try (TestServer server = TestServer.on(here, inTwoYears, false, "--keep-over", keep)) {
        server.server().tables().mendLobby();
        server.server().clear();
        assertThat(OLD.tables().stream().filter(table -> isOverAt(server, table)).count())
            .as(keep)
            .isEqualTo(keep.equals("forever") ? over : 0);
      }
    }
  }

  private static boolean isOverAt(TestServer server, StoredLogs.Kept table) {
    TestServer.Reply reply = server.get("/api/tables/" + table.table());
    return reply.status() == 200 && reply.text("status").equals("over");
  }
}
