package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.http.Patience;
import org.loggia.server.table.LuckSource;

/** What malice tries at the door, small and bounded, against a real server with its limits on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AttackTest {
  private static final String TOKEN = "AAAAAAAAAAAAAAAAAAA%03d";

  /** No bucket ever fills again, so that it does not matter how fast this machine is. */
  private static final Habits FROZEN =
      new Habits(InstantSource.system(), LuckSource.KEYED, Patience.STANDARD, 100, () -> 1L);

  @TempDir static Path folder;
  private int visitors = 10;
  private TestServer server;

  @BeforeAll
  void open() {
    server =
        TestServer.on(
            "jdbc:sqlite:" + folder.resolve("loggia.db"),
            FROZEN,
            true,
            "--trusted-proxies",
            "127.0.0.0/8,::1");
  }

  @AfterAll
  void close() {
    server.close();
  }

  /** An address of their own for each attack, as a proxy would say it: no bucket is empty yet. */
  private String[] somebody() {
    return new String[] {"X-Forwarded-For", "203.0.113." + visitors++};
  }

  private String table(String[] somebody) {
    TestServer.Reply reply =
        server.post("/api/tables", "{\"title\":\"azul\",\"seats\":2,\"name\":\"A\"}", somebody);
    assertThat(reply.status()).isEqualTo(200);
    return reply.text("table");
  }

  private static String clause(Json answer) {
    return Read.text(answer, "refusal.clause");
  }

  @Test
  void aTokenThatIsNoneIsNotEvenLookedAt() {
    String[] thief = somebody();
    String table = table(thief);
    for (String token : List.of("x", "A".repeat(12_000), "AAAAAAAAAAAAAAAAAAAAA!")) {
      try (Player one = Player.silent(server.port(), table, token, thief)) {
        assertThat(clause(one.hello(0))).isEqualTo("table.wrong-token");
        assertThat(one.refused("ping")).isEqualTo("table.hello-first");
      }
    }
  }

  @Test
  void newTokensAreNoNewVisitors() {
    String[] thief = somebody();
    String table = table(thief);
    List<String> answers = new ArrayList<>();
    for (int socket = 0; socket < 5; socket++) {
      try (Player one = Player.silent(server.port(), table, null, thief)) {
        for (int i = 0; i < 25; i++) {
          String token = TOKEN.formatted(socket * 25 + i);
          answers.add(clause(one.ask("hello", "\"from\":0", "\"token\":\"" + token + "\"")));
        }
      }
    }
    // As many as one stranger may, and then no more, however many names there are.
    assertThat(answers.subList(0, 100)).containsOnly("table.wrong-token");
    assertThat(answers.subList(100, 125)).containsOnly("limit.too-fast");
  }

  /** Twice the limit: every other command is refused, and never fifty in a row. */
  @Test
  void aFloodThatIsNotTheFastestEndsInAClosedSocketToo() {
    AtomicLong time = new AtomicLong();
    Habits habits =
        new Habits(
            InstantSource.system(),
            LuckSource.KEYED,
            Patience.STANDARD,
            100,
            () -> time.addAndGet(10_000_000));
    try (TestServer ticking =
            TestServer.on("jdbc:sqlite:" + folder.resolve("ticking.db"), habits, true);
        Player flood = ticking.open("azul", 2)) {
      Object next = Json.Null.NULL;
      for (int i = 0; i < 2_000 && !(next instanceof Player.Closed); i++) {
        try {
          flood.send("ping");
        } catch (RuntimeException gone) {
          // said below
        }
        next = flood.nextOrClosed();
      }
      assertThat(next).isInstanceOf(Player.Closed.class);
      assertThat(((Player.Closed) next).status()).isIn(1008, -1);
    }
  }

  @Test
  void oneAddressHoldsSoManySocketsAndNoMore() {
    String[] greedy = somebody();
    String table = table(greedy);
    List<Player> open = new ArrayList<>();
    try {
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 200; i++) {
                  open.add(Player.silent(server.port(), table, null, greedy));
                }
              })
          .hasStackTraceContaining("429");
      assertThat(open.size()).isLessThanOrEqualTo(128);
      String[] neighbour = somebody();
      Player.silent(server.port(), table, null, neighbour).close();
    } finally {
      open.forEach(Player::close);
    }
  }

  @Test
  void figuresAndSchemasHaveALimitToo() {
    for (String path : List.of("/metrics", "/api/socket-schema.json?title=azul", "/api/nothing")) {
      String[] rude = somebody();
      int status = 0;
      for (int i = 0; i < 400 && status != 429; i++) {
        status = server.get(path, rude).status();
      }
      assertThat(status).as(path).isEqualTo(429);
    }
  }

  @Test
  void aVeryLongPathIsSimplyNotThere() {
    for (String path :
        List.of("/a".repeat(3_000), "/x" + "a.".repeat(3_000), "/api/" + "tables/".repeat(900))) {
      assertThat(server.get(path).status()).as(path.substring(0, 9)).isEqualTo(404);
    }
  }

  @Test
  void aPageThatHasGivenItsNameToOurAddressIsNotLetIn() throws IOException {
    for (String path : List.of("/", "/api/tables", "/metrics", "/api/tables/x/socket")) {
      assertThat(raw("GET " + path + " HTTP/1.1\r\nHost: evil.example.com\r\n\r\n"))
          .as(path)
          .startsWith("HTTP/1.1 421")
          .contains("http.unknown-host");
    }
    for (String host : List.of("localhost", "box.local:8080", "192.168.1.9", "[::1]:80")) {
      assertThat(raw("GET /api/health HTTP/1.1\r\nHost: " + host + "\r\n\r\n"))
          .as(host)
          .startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void aBodyIsReadOnlyAsFarAsItsRouteGoes() throws IOException {
    String[] rude = somebody();
    String large = "{\"title\":\"" + "x".repeat(70_000) + "\"}";
    assertThat(server.post("/api/tables", large, rude).status()).isEqualTo(413);
    assertThat(server.post("/api/mine", "[" + " ".repeat(20_000) + "]", rude).status())
        .isEqualTo(413);
    // Who does not say how much it will be is stopped on the way.
    String part = "2000\r\n" + " ".repeat(0x2000) + "\r\n";
    assertThat(
            raw(
                "POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + part.repeat(4)
                    + "0\r\n\r\n"))
        .startsWith("HTTP/1.1 413");
  }

  /**
   * What is answered to this, as far as the end of the first answer's head and a bit of its body.
   */
  private String raw(String request) throws IOException {
    try (Socket socket = new Socket("localhost", server.port())) {
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String wish(String title, String data) {
    return "{\"title\":\""
        + title
        + "\",\"seats\":2,\"name\":\"A\",\"access\":\"open\",\"data\":"
        + data
        + "}";
  }

  @Test
  void aTitleOfWhichNothingCanBeReplacedTakesNoData() {
    String[] rude = somebody();
    String data = "{\"x\":\"" + "x".repeat(30_000) + "\"}";
    for (String title : List.of("azul", "bossa")) {
      TestServer.Reply reply = server.post("/api/tables", wish(title, data), rude);
      assertThat(reply.status()).as(title).isEqualTo(400);
      assertThat(reply.text("clause")).isEqualTo("core.unknown-field");
    }
    for (String title : List.of("alhambra:chips", "kensington:manifest", "palazzo:stacks")) {
      String[] parts = title.split(":");
      String large = data.replace("\"x\":", "\"" + parts[1] + "\":");
      TestServer.Reply reply = server.post("/api/tables", wish(parts[0], large), rude);
      assertThat(reply.text("clause")).as(title).isEqualTo("core.too-much-data");
    }
  }

  @Test
  void theLobbyDoesNotCarryWhatSomebodyBroughtAlong() throws IOException {
    String[] somebody = somebody();
    Path file = Path.of("../games/kensington/src/test/records/1-own-list-guard.json");
    Json record = Json.read(Files.readString(file));
    TestServer.Reply opened =
        server.post(
            "/api/tables", wish("kensington", Read.at(record, "setup.data").write()), somebody);
    assertThat(opened.status()).as(opened.body()).isEqualTo(200);
    String lobby = server.get("/api/tables", somebody).body();
    assertThat(lobby).contains(opened.text("table")).doesNotContain("manifest");
    assertThat(server.get("/api/tables/" + opened.text("table"), somebody).body())
        .contains("manifest");
  }

  private static String tickets(List<String> tickets) {
    return "[" + String.join(",", tickets) + "]";
  }

  private static String ticket(String table, String token) {
    return "{\"table\":\"" + table + "\",\"token\":\"" + token + "\"}";
  }

  @Test
  void whoAsksForManyTablesPaysForMany() {
    String[] greedy = somebody();
    String table = table(greedy);
    List<String> hundred = Collections.nCopies(100, ticket(table, TOKEN.formatted(7)));
    for (int i = 0; i < 4; i++) {
      assertThat(server.post("/api/mine", tickets(hundred), greedy).body()).isEqualTo("[]");
    }
    assertThat(server.post("/api/mine", tickets(hundred), greedy).status()).isEqualTo(429);
    assertThat(server.get("/api/tables", greedy).status()).isEqualTo(200);
  }

  @Test
  void tokensAreCheckedWithoutPlayingAnyGameThrough() {
    String url = "jdbc:sqlite:" + folder.resolve("mine.db");
    List<String> right = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    String playing;
    try (TestServer first = TestServer.on(url)) {
      for (int i = 0; i < 5; i++) {
        try (Player anna = first.open("azul", 2)) {
          right.add(ticket(anna.table(), anna.token()));
          wrong.add(ticket(anna.table(), TOKEN.formatted(i)));
        }
      }
      try (Player anna = first.open("azul", 2)) {
        anna.must("sit", "\"seat\":1");
        anna.must("start");
        playing = ticket(anna.table(), anna.token());
        wrong.add(ticket(anna.table(), TOKEN.formatted(9)));
      }
    }
    try (TestServer again = TestServer.on(url)) {
      assertThat(again.post("/api/mine", tickets(wrong)).body()).isEqualTo("[]");
      assertThat(again.post("/api/mine", tickets(right)).list().items()).hasSize(5);
      assertThat(again.server().tables().warm()).isZero();
      Json mine = again.post("/api/mine", tickets(List.of(playing))).list().get(0);
      assertThat(Read.text(mine, "table.status")).isEqualTo("playing");
      assertThat(((Json.Bool) Read.at(mine, "yourTurn")).value()).isTrue();
      assertThat(again.server().tables().warm()).isOne();
    }
  }

  @Test
  void aTableHasRoomForSoManyWatchers() {
    String url = "jdbc:sqlite:" + folder.resolve("watchers.db");
    try (TestServer many = TestServer.on(url);
        Player anna = many.open("azul", 2)) {
      List<Player> watchers = new ArrayList<>();
      try {
        for (int i = 0; i < 200; i++) {
          watchers.add(many.watch(anna.table()));
        }
        try (Player late = Player.silent(many.port(), anna.table(), null)) {
          assertThat(clause(late.hello(0))).isEqualTo("table.crowded");
        }
        // Who watches already may greet again, and who plays is no watcher.
        assertThat(Read.text(watchers.getFirst().hello(0), "kind")).isEqualTo("welcome");
        many.join(anna, "Bruno").close();
      } finally {
        watchers.forEach(Player::close);
      }
    }
  }

  private static Player come(TestServer server, String table) {
    TestServer.Reply joined = server.post("/api/tables/" + table + "/people", "{\"name\":\"x\"}");
    assertThat(joined.status()).as(joined.body()).isEqualTo(200);
    return Player.at(server.port(), table, joined.text("token"));
  }

  @Test
  void anOpenTableWithoutSpectatorsHasNone() {
    String url = "jdbc:sqlite:" + folder.resolve("private.db");
    try (TestServer house = TestServer.on(url);
        Player anna = house.open("azul", 2, "\"access\":\"open\"", "\"spectators\":false");
        Player curious = come(house, anna.table());
        Player bruno = come(house, anna.table())) {
      bruno.must("sit", "\"seat\":1");
      anna.hear(bruno.seq());
      // All seats are taken: whoever comes now would only watch.
      assertThat(
              house
                  .post("/api/tables/" + anna.table() + "/people", "{\"name\":\"x\"}")
                  .text("clause"))
          .isEqualTo("table.no-spectators");
      anna.must("start");
      Json told = curious.await(message -> Read.text(message, "kind").equals("refused"));
      assertThat(clause(told)).isEqualTo("table.no-spectators");
      assertThat(curious.awaitClose().status()).isEqualTo(1008);
      Json again = Player.silent(house.port(), anna.table(), curious.token()).hello(0);
      assertThat(clause(again)).isEqualTo("table.no-spectators");
      assertThat(curious.everything().toString()).doesNotContain("\"started\"");
      bruno.hear(anna.seq());
      assertThat(bruno.views()).isNotEmpty();
    }
  }

  @Test
  void slowReadersShareOneBoundOfMemory() throws IOException {
    Patience narrow =
        new Patience(
            Duration.ofSeconds(20),
            Duration.ofSeconds(65),
            Duration.ofSeconds(15),
            1 << 20,
            200_000);
    Habits habits = new Habits(InstantSource.system(), LuckSource.KEYED, narrow, 100);
    try (TestServer small =
            TestServer.on("jdbc:sqlite:" + folder.resolve("small.db"), habits, false);
        Player anna = small.open("azul", 2)) {
      List<RawSocket> slow = new ArrayList<>();
      try {
        for (int i = 0; i < 8; i++) {
          slow.add(new RawSocket(small.port(), anna.table()));
        }
        // Each stays far below its own bound; together they are too many.
        for (int round = 0; round < 40_000 && slow.stream().noneMatch(RawSocket::isCut); round++) {
          for (RawSocket one : slow) {
            one.say("{\"kind\":\"hello\",\"id\":1,\"from\":0,\"token\":null}");
          }
          anna.ask("ping");
        }
        assertThat(slow).anyMatch(RawSocket::isCut);
        String metrics = small.get("/metrics").body();
        assertThat(metrics.lines().filter(line -> line.startsWith("loggia_sockets_unread")))
            .singleElement()
            .satisfies(
                line ->
                    assertThat(Double.parseDouble(line.substring(line.indexOf(' '))))
                        .isLessThan(400_000));
        assertThat(metrics.toLowerCase(Locale.ROOT)).contains("loggia_slow");
      } finally {
        for (RawSocket one : slow) {
          one.close();
        }
      }
    }
  }
}
