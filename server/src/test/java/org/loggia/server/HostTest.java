package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.settings.Settings;
import org.loggia.server.settings.WrongSetting;

/** The owner of a server sees how it is; nobody else does. */
class HostTest {
  private static final String SECRET = "sixteen letters.";

  @TempDir Path folder;

  private TestServer open(String... more) {
    return TestServer.on(TestServer.sqlite(folder), Habits.STANDARD, true, more);
  }

  private static String[] password(String secret) {
    byte[] pair = ("host:" + secret).getBytes(StandardCharsets.UTF_8);
    return new String[] {"Authorization", "Basic " + Base64.getEncoder().encodeToString(pair)};
  }

  @Test
  void whoSitsAtTheMachineSeesTheHouse() {
    try (TestServer server = open();
        Player anna = server.open("azul", 2);
        Player bruno = server.join(anna, "Bruno");
        Player watcher = server.watch(anna.table())) {
      bruno.must("sit", "\"seat\":1");
      anna.hear(bruno.seq());
      anna.must("start");
      server.open("bossa", 2).close();
      watcher.hear(anna.seq());
      TestServer.Reply page = server.get("/host");
      assertThat(page.status()).isEqualTo(200);
      assertThat(page.header("cache-control")).isEqualTo("no-store");
      assertThat(row(page, "Games going on")).isEqualTo("1");
      assertThat(row(page, "Tables that wait for players")).isEqualTo("1");
      assertThat(row(page, "People watching")).isEqualTo("1");
      assertThat(row(page, "Servers on this database")).isEqualTo("1");
      assertThat(row(page, "Age of the newest backup")).startsWith("not told");
      assertThat(page.body()).contains("All is well").doesNotContain(anna.token(), anna.table());
      assertThat(server.get("/host", "Accept-Language", "ru-RU,ru").body())
          .contains("Как дела у дома");
      assertThat(server.get("/host.css").status()).isEqualTo(200);
    }
  }

  private static String row(TestServer.Reply page, String name) {
    String before = "<dt>" + name + "</dt><dd>";
    assertThat(page.body()).contains(before);
    String rest = page.body().substring(page.body().indexOf(before) + before.length());
    return rest.substring(0, rest.indexOf('<'));
  }

  @Test
  void whoComesByAProxyIsNotTakenForTheHost() {
    try (TestServer server = open()) {
      for (String sign : List.of("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via")) {
        assertThat(server.get("/host", sign, "127.0.0.1").status()).as(sign).isEqualTo(403);
      }
    }
    try (TestServer server = open("--public-url", "https://play.example.org")) {
      assertThat(server.get("/host").status()).isEqualTo(403);
    }
  }

  @Test
  void whoKnowsTheSecretSeesTheHouseFromAnywhere() {
    try (TestServer server =
        open("--public-url", "https://play.example.org", "--host-secret", SECRET)) {
      TestServer.Reply asked = server.get("/host");
      assertThat(asked.status()).isEqualTo(401);
      assertThat(asked.header("www-authenticate")).startsWith("Basic");
      assertThat(server.get("/host", password("sixteen letters,")).status()).isEqualTo(401);
      assertThat(server.get("/host", "Authorization", "Basic ???").status()).isEqualTo(401);
      assertThat(server.get("/host", password(SECRET)).status()).isEqualTo(200);
    }
  }

  @Test
  void theSecretCannotBeTriedWithoutEnd() {
    Habits frozen =
        new Habits(
            Habits.STANDARD.clock(),
            Habits.STANDARD.lucks(),
            Habits.STANDARD.patience(),
            Habits.STANDARD.memory(),
            () -> 1L);
    try (TestServer server =
        TestServer.on(
            TestServer.sqlite(folder),
            frozen,
            true,
            "--public-url",
            "https://play.example.org",
            "--host-secret",
            SECRET)) {
      List<Integer> answers = new ArrayList<>();
      for (int i = 0; i < 250; i++) {
        answers.add(server.get("/host", password("guess number " + i)).status());
      }
      assertThat(answers).contains(401, 429).endsWith(429);
    }
    assertThatThrownBy(() -> Settings.read(List.of("--host-secret", "short"), Map.of()))
        .isInstanceOf(WrongSetting.class);
  }

  @Test
  void theAgeOfTheNewestBackupIsTold() throws IOException {
    Path backups = Files.createDirectory(folder.resolve("backups"));
    try (TestServer server = open("--backups", backups.toString())) {
      assertThat(server.get("/host").body())
          .contains("Age of the newest backup</dt><dd class=\"unwell\">there is none");
      backup(backups, "old.db", Duration.ofDays(40));
      assertThat(server.get("/host").body()).contains("<dd class=\"unwell\">40 days");
      backup(backups, "new.db", Duration.ofHours(5));
      assertThat(row(server.get("/host"), "Age of the newest backup")).isEqualTo("5 hours");
      assertThat(server.get("/metrics").body()).contains("loggia_backup_age 18");
    }
  }

  private static void backup(Path folder, String name, Duration age) throws IOException {
    Path file = Files.createFile(folder.resolve(name));
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }

  @Test
  void whatWentWrongIsSaidInTheWordsOfTheLog() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("data"))) {
      String url = "http://localhost:" + server.port();
      assertThat(page(url + "/host")).contains("None since the start.");
      try (Connection connection =
          DriverManager.getConnection(
              "jdbc:sqlite:" + folder.resolve("data").resolve("loggia.db"))) {
        connection.createStatement().execute("ALTER TABLE lobby RENAME TO elsewhere");
      }
      page(url + "/api/tables");
      assertThat(page(url + "/host"))
          .contains("Nothing can be stored just now", "event=log.broken", "no such table");
    }
  }

  private static String page(String url) throws IOException, InterruptedException {
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "it", "ru"})
  void thePageHasTheSameWordsInEveryLanguage(String language) throws IOException {
    Phrasebook words = book(language);
    assertThat(words.problems()).isEmpty();
    assertThat(words.keys()).isEqualTo(book("en").keys());
  }

  private static Phrasebook book(String language) throws IOException {
    Path texts = Path.of("src", "main", "resources", "host", language + ".json");
    return Phrasebook.of(language, Json.read(Files.readString(texts)));
  }
}
