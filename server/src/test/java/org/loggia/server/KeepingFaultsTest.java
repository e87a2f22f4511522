package org.loggia.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;
import org.loggia.server.StoredLogs.Row;

/** What goes wrong with logs and backups is said in one sentence, and nothing is lost by it. */
class KeepingFaultsTest {
  private static final StoredLogs OLD = StoredLogs.read(StoredLogs.files().getFirst());

  /** Files may grow so far: more than what SQLite unpacks, less than what is stored. */
  private static final int KILOBYTES_ON_DISK = 4_096;

  private static final int PADDING = 1_500;

  @TempDir Path folder;
  private String here;
  private Path backup;
  private List<Row> all;

  @BeforeEach
  void begin() throws SQLException {
    here = TestServer.sqlite(folder);
    backup = folder.resolve("backup.db");
    OLD.storeIn(here);
    all = StoredLogs.rows(here);
  }

  private void nothingIsLost() throws SQLException {
    assertThat(StoredLogs.rows(here)).isEqualTo(all);
  }

  @Test
  void aBackupThatWasCutShortIsNotRestored() throws Exception {
    Keeper.does(here, "backup", backup);
    try (RandomAccessFile file = new RandomAccessFile(backup.toFile(), "rw")) {
      file.setLength(file.length() / 2);
    }
    assertThat(Keeper.does(here, "restore", backup)).startsWith(backup + " is damaged.");
    nothingIsLost();
  }

  @Test
  void whatIsNoBackupIsNotRestored() throws Exception {
    Path text = Files.writeString(folder.resolve("notes.txt"), "milk, bread, ".repeat(1_000));
    Path empty = Files.createFile(folder.resolve("empty.db"));
    Path other = folder.resolve("other.db");
    try (Connection connection = DriverManager.getConnection(Keeper.sqlite(other))) {
      connection.createStatement().execute("CREATE TABLE song (title TEXT)");
    }
    assertThat(Keeper.does(here, "restore", text)).startsWith(text + " is no log of Loggia");
    assertThat(Keeper.does(here, "restore", empty)).isEqualTo(empty + " holds no log of Loggia.");
    assertThat(Keeper.does(here, "restore", other)).isEqualTo(other + " holds no log of Loggia.");
    assertThat(Keeper.does(here, "restore", folder.resolve("none.db")))
        .startsWith("There is no backup");
    nothingIsLost();
  }

  @Test
  void nothingIsRestoredMovedOrForgottenUnderARunningServer() throws Exception {
    Keeper.does(here, "backup", backup);
    String inUse = "Somebody else is using " + folder.resolve("loggia.db");
    String postgres = Databases.emptyPostgres();
    try (TestServer server = TestServer.on(here)) {
      assertThat(Keeper.does(here, "restore", backup)).startsWith(inUse);
      assertThat(Keeper.does(here, "move", postgres)).startsWith(inUse);
      assertThat(Keeper.does(here, "forget", OLD.tables().getFirst().table())).startsWith(inUse);
      server.open("azul", 2).close();
    }
    assertThat(StoredLogs.rows(here)).containsAll(all).hasSizeGreaterThan(all.size());
    assertThat(Keeper.does(here, "move", postgres)).contains("entries are in");
    try (TestServer server = TestServer.on(postgres)) {
      assertThat(server.get("/api/health").status()).isEqualTo(200);
      assertThat(Keeper.does(postgres, "forget", "some-table"))
          .startsWith("Somebody else is using");
    }
  }

  @Test
  void aLogOfANewerVersionIsLeftAlone() throws Exception {
    Keeper.does(here, "backup", backup);
    for (String url : List.of(here, Keeper.sqlite(backup))) {
      try (Connection connection = DriverManager.getConnection(url)) {
        connection
            .createStatement()
            .execute(
                """
                INSERT INTO flyway_schema_history
                SELECT 99, '99', 'from the future', type, 'V99__later.sql', checksum, installed_by,
                  installed_on, execution_time, success
                FROM flyway_schema_history WHERE version = '1'
                """);
      }
    }
    assertThat(Keeper.does(here, "backup", folder.resolve("other.db"))).contains("a newer Loggia");
    assertThat(Keeper.does(here, "restore", backup))
        .isEqualTo(backup + " was written by a newer Loggia: use that version, or a later one.");
    assertThat(started("--db", here)).contains("a newer Loggia").doesNotContain("\tat ");
    nothingIsLost();
  }

  @Test
  void whereNothingCanBeWrittenTheFolderIsNamed() throws Exception {
    Path file = Files.createFile(folder.resolve("a-file"));
    assertThat(started("--data", file.resolve("below").toString())).contains("cannot be written");
    assertThat(started("--db", "jdbc:sqlite:/proc/loggia.db"))
        .contains("/proc/loggia.db cannot be");
    assertThat(Keeper.does(here, "backup", "/proc/backup.db")).contains("cannot be written");
    assertThat(Keeper.does("jdbc:sqlite:/proc/loggia.db", "restore", backupOfAll()))
        .contains("cannot be written");
    nothingIsLost();
  }

  private Path backupOfAll() {
    Keeper.does(here, "backup", backup);
    return backup;
  }

  @Test
  void aDiskThatIsNotMountedIsNotTakenForAnEmptyLog() throws Exception {
    Path missing = folder.resolve("volume");
    assertThat(started("--data", missing.toString(), "--begin", "off"))
        .startsWith("There is no log at " + missing.resolve("loggia.db"));
    assertThat(missing).doesNotExist();
    assertThat(Keeper.does(TestServer.sqlite(missing), "backup", backup))
        .startsWith("There is no log at");
    assertThat(backup).doesNotExist();
    assertThat(started("--db", Databases.emptyPostgres(), "--begin", "off"))
        .contains("holds no log of Loggia");
  }

  @Test
  void aDatabaseThatIsNotThereOrNotOursIsSaid() throws Exception {
    String postgres = Databases.emptyPostgres();
    assertThat(Keeper.does(here, "move", postgres.replaceFirst("/loggia\\d+", "/nowhere")))
        .contains("There is no database");
    assertThat(Keeper.does(here, "move", "jdbc:postgresql://localhost:1/loggia"))
        .contains("localhost:1/loggia does not answer");
    try (Connection connection = DriverManager.getConnection(postgres)) {
      connection.createStatement().execute("CREATE TABLE song (title TEXT)");
    }
    assertThat(Keeper.does(here, "move", postgres)).contains("something else than a log");
    nothingIsLost();
  }

  @Test
  void onAFullDiskABackupEndsWithASentenceAndLeavesNoHalf() throws Exception {
    grow();
    all = StoredLogs.rows(here);
    Process process = onASmallDisk("backup", backup.toString(), "--db", here);

    assertThat(ended(process)).startsWith("There is no room left on the disk for " + backup);
    assertThat(backup).doesNotExist();
    assertThat(folder.resolve("backup.db.half")).doesNotExist();
    nothingIsLost();
  }

  @Test
  void aServerOnAFullDiskSaysSoAndKeepsWhatItHasAcknowledged() throws Exception {
    String table;
    int said = 0;
    try (ServerProcess server =
        ServerProcess.greeted(
            onASmallDisk("--port", "0", "--db", here, "--rate-limits", "off"), folder)) {
      try (Player anna = opener(server.port())) {
        table = anna.table();
        Json answer = anna.ask("chat", "\"text\":\"one\"");
        for (; Read.text(answer, "kind").equals("accepted"); said++) {
          assertThat(said).as("so much fits on a small disk").isLessThan(900);
          answer = anna.ask("chat", "\"text\":\"another\"");
        }
        assertThat(Read.text(answer, "refusal.clause")).isEqualTo("table.log-broken");
      }
      assertThat(asked(server.port(), "/api/health", null).statusCode()).isEqualTo(503);
    }
    assertThat(said).isPositive();
    assertThat(StoredLogs.rows(here)).containsAll(all);
    String there = table;
    assertThat(StoredLogs.rows(here))
        .filteredOn(row -> row.table().equals(there) && row.kind().equals("chatted"))
        .hasSize(said);
  }

  private static Player opener(int port) throws Exception {
    String wish = "{\"title\":\"azul\",\"seats\":2,\"name\":\"Anna\"}";
    Json opened = Json.read(asked(port, "/api/tables", wish).body());
    return Player.at(port, Read.text(opened, "table"), Read.text(opened, "token"));
  }

  private static HttpResponse<String> asked(int port, String path, @Nullable String body)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    if (body != null) {
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  /** More than fits on the small disk. */
  private void grow() throws SQLException {
    try (Connection connection = DriverManager.getConnection(here);
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO lobby (table_id, status, listed, touched, info) VALUES (?, 'OVER', 0,"
                    + " 0, ?)")) {
      connection.setAutoCommit(false);
      for (int i = 0; i < PADDING; i++) {
        insert.setString(1, "padding" + i);
        insert.setString(2, "x".repeat(3_900));
        insert.addBatch();
      }
      insert.executeBatch();
      connection.commit();
    }
  }

  /** A program of its own whose files may not grow beyond what a small disk has. */
  private Process onASmallDisk(String... arguments) throws IOException {
    List<String> command = ServerProcess.command(arguments);
    command.addAll(
        0, List.of("bash", "-c", "ulimit -f " + KILOBYTES_ON_DISK + "; exec \"$@\"", "bash"));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private String started(String... arguments) throws Exception {
    List<String> command = ServerProcess.command(arguments);
    command.addAll(List.of("--port", "0"));
    return ended(new ProcessBuilder(command).redirectErrorStream(true).start());
  }

  /** What was said, in one line, by something that could not do what it should. */
  private static String ended(Process process) throws Exception {
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(said).isEqualTo(1);
    assertThat(said.strip().lines()).as("one sentence").hasSize(1);
    return said.strip();
  }
}
