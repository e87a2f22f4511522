package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.http.Patience;
import org.loggia.server.table.LuckSource;

/** Each has a stated answer, and the table beside it goes on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadInputTest {
  /** How a player's socket tells that it was not closed but lost. */
  private static final int CUT = -1;

  /** More than a person may say at once, but so few that nobody is shown out for it. */
  private static final int LARGE_BURST = 110;

  private static final Patience SHORT =
      new Patience(
          Duration.ofMillis(200), Duration.ofSeconds(3), Duration.ofSeconds(3), 64 * 1024, 1 << 20);

  @TempDir static Path folder;
  private TestServer server;
  private TestServer strict;
  private Player bystander;

  @BeforeAll
  void open() {
    Habits habits = new Habits(InstantSource.system(), LuckSource.KEYED, SHORT, 100);
    server = TestServer.on("jdbc:sqlite:" + folder.resolve("calm.db"), habits, false);
    strict = TestServer.on("jdbc:sqlite:" + folder.resolve("strict.db"), Habits.STANDARD, true);
    bystander = game(server);
  }

  @AfterAll
  void close() {
    bystander.close();
    server.close();
    strict.close();
  }

  /** One person on both seats of a game that is on. */
  private static Player game(TestServer server) {
    Player anna = server.open("azul", 2);
    anna.must("sit", "\"seat\":1");
    anna.must("start");
    return anna;
  }

  private void theTableBesideGoesOn() {
    if (bystander.isOver()) {
      bystander = game(server);
    }
    int before = bystander.seq();
    assertThat(bystander.play(0)).isEqualTo(before + 1);
  }

  @Test
  void whatIsNoJsonIsUnreadable() {
    try (Player anna = game(server)) {
      int seq = anna.seq();
      for (String bad : List.of("", "{", "nonsense", "[1,2", "{\"kind\":\"move\"}}", "\u0000")) {
        anna.raw(bad);
        Json answer = anna.await(message -> Read.text(message, "kind").equals("refused"));
        assertThat(Read.isNull(answer, "id")).isTrue();
        assertThat(Read.text(answer, "refusal.clause")).isEqualTo("core.unreadable");
      }
      anna.raw("{\"kind\":\"fly\",\"id\":77}");
      Json answer = anna.await(message -> Read.text(message, "kind").equals("refused"));
      assertThat(Read.number(answer, "id")).isEqualTo(77);
      anna.raw("{\"kind\":\"move\",\"id\":78,\"seat\":\"0\",\"move\":\"x\",\"after\":1}");
      answer = anna.await(message -> Read.text(message, "kind").equals("refused"));
      assertThat(Read.text(answer, "refusal.arguments.problem")).contains("seat");
      anna.play(0);
      assertThat(anna.seq()).isEqualTo(seq + 1);
    }
    assertThat(server.post("/api/tables", "{").status()).isEqualTo(400);
    assertThat(server.post("/api/tables", "[]").text("clause")).isEqualTo("core.unreadable");
    theTableBesideGoesOn();
  }

  @Test
  void anUnknownTableIsSaidToBeUnknown() {
    String nowhere = "aaaaaaaaaaaaaaaa";
    Json answer = Player.silent(server.port(), nowhere, null).hello(0);
    assertThat(Read.text(answer, "refusal.clause")).isEqualTo("table.unknown");
    assertThat(server.get("/api/tables/" + nowhere).status()).isEqualTo(404);
    assertThat(server.get("/api/tables/" + nowhere + "/record").status()).isEqualTo(404);
    assertThat(server.post("/api/tables/" + nowhere + "/people", "{\"name\":\"x\"}").status())
        .isEqualTo(404);
    assertThatThrownBy(() -> Player.silent(server.port(), "no-table", null))
        .hasStackTraceContaining("404");
    assertThat(server.get("/api/nothing").status()).isEqualTo(404);
    theTableBesideGoesOn();
  }

  @Test
  void aWrongTokenIsNotLetIn() {
    try (Player anna = game(server);
        Player thief = Player.silent(server.port(), anna.table(), "AAAAAAAAAAAAAAAAAAAAAA")) {
      assertThat(Read.text(thief.hello(0), "refusal.clause")).isEqualTo("table.wrong-token");
      assertThat(thief.refused("move", anna.move("x"))).isEqualTo("table.hello-first");
      anna.play(0);
    }
    theTableBesideGoesOn();
  }

  @Test
  void helloComesFirst() {
    try (Player anna = game(server);
        Player rude = Player.silent(server.port(), anna.table(), anna.token())) {
      assertThat(rude.refused("move", anna.move("x"))).isEqualTo("table.hello-first");
    }
  }

  @Test
  void movesOutOfTurnIllegalOrStaleAreRefusedWithTheirClause() {
    try (Player anna = game(server)) {
      int seq = anna.seq();
      int actor = anna.actor();
      String legal = Json.of(anna.moves().getFirst()).write();
      String after = "\"after\":" + seq;
      assertThat(anna.refused("move", "\"seat\":" + (1 - actor), "\"move\":" + legal, after))
          .isEqualTo("core.not-your-turn");
      assertThat(anna.refused("move", "\"seat\":" + actor, "\"move\":\"gibberish\"", after))
          .isNotEmpty();
      assertThat(anna.refused("move", "\"seat\":7", "\"move\":" + legal, after))
          .isEqualTo("core.no-such-seat");
      assertThat(anna.refused("move", "\"seat\":-3", "\"move\":" + legal, after))
          .isEqualTo("core.no-such-seat");
      anna.must("move", "\"seat\":" + actor, "\"move\":" + legal, after);
      assertThat(anna.refused("move", "\"seat\":" + actor, "\"move\":" + legal, after))
          .isEqualTo("table.stale");
      assertThat(anna.seq()).isEqualTo(seq + 1);
      // What somebody says meanwhile does not make a move stale.
      int known = anna.seq();
      anna.must("chat", "\"text\":\"hm\"");
      anna.must(
          "move",
          "\"seat\":" + anna.actor(),
          "\"move\":" + Json.of(anna.moves().getFirst()).write(),
          "\"after\":" + known);
    }
    theTableBesideGoesOn();
  }

  @Test
  void aMoveMayBeSaidInItsPartsAndBadPartsAreRefused() {
    try (Player anna = game(server)) {
      int seq = anna.seq();
      String seat = "\"seat\":" + anna.actor();
      String after = "\"after\":" + seq;
      for (String parts :
          List.of(
              "{\"kind\":\"take\",\"source\":99,\"colour\":\"red\",\"line\":1}",
              "{\"kind\":\"take\",\"source\":1,\"colour\":\"pink\",\"line\":1}",
              "{\"kind\":\"give\",\"source\":1}",
              "{\"source\":1}",
              "[1]",
              "7",
              "null")) {
        assertThat(anna.refused("move", seat, "\"move\":" + parts, after)).isNotEmpty();
      }
      assertThat(anna.seq()).isEqualTo(seq);

      String[] words = anna.moves().getFirst().split(" ");
      String source = words[0].equals("C") ? "0" : words[0].substring(1);
      String line = words[2].equals("floor") ? "0" : words[2];
      String parts =
          "{\"kind\":\"take\",\"source\":%s,\"colour\":\"%s\",\"line\":%s}"
              .formatted(source, words[1], line);
      anna.must("move", seat, "\"move\":" + parts, after);
      assertThat(anna.seq()).isEqualTo(seq + 1);
    }
    theTableBesideGoesOn();
  }

  @Test
  void anOversizedFrameClosesItsSocketOnly() {
    try (Player anna = game(server)) {
      anna.raw("{\"kind\":\"chat\",\"id\":1,\"text\":\"" + "x".repeat(20_000) + "\"}");
      assertThat(anna.awaitClose().status()).isEqualTo(1009);
      try (Player again = Player.at(server.port(), anna.table(), anna.token())) {
        again.play(0);
      }
    }
    String large = "{\"name\":\"" + "x".repeat(1_100_000) + "\"}";
    assertThat(server.post("/api/tables", large).status()).isEqualTo(413);
    theTableBesideGoesOn();
  }

  @Test
  void aFloodIsRefusedAndThenClosed() {
    try (Player calm = game(strict);
        Player flood = game(strict)) {
      while (refusedOf(flood, LARGE_BURST) == 0) {
        // until the bucket is empty, however slowly this machine sends
      }
      try {
        for (int i = 0; i < 2_000; i++) {
          flood.send("ping");
        }
      } catch (CompletionException closedMeanwhile) {
        // as it should be
      }
      // Who still sends when we hang up may find the line cut before the goodbye is heard.
      Player.Closed closed = flood.awaitClose();
      assertThat(closed.status()).as(closed.reason()).isIn(1008, CUT);
      calm.play(0);
    }
    int status = 200;
    for (int i = 0; i < 60 && status == 200; i++) {
      status =
          strict.post("/api/tables", "{\"title\":\"azul\",\"seats\":2,\"name\":\"x\"}").status();
    }
    assertThat(status).isEqualTo(429);
    assertThat(strict.get("/api/health").status()).isEqualTo(200);
  }

  /** Sends so many commands at once, and hears how many of them were too many. */
  private static int refusedOf(Player player, int commands) {
    int last = 0;
    for (int i = 0; i < commands; i++) {
      last = player.send("ping");
    }
    int refused = 0;
    for (int heard = last - commands; heard < last; heard++) {
      Json answer = player.await(message -> !Read.isNull(message, "id"));
      if (Read.text(answer, "kind").equals("refused")) {
        assertThat(Read.text(answer, "refusal.clause")).isEqualTo("limit.too-fast");
        refused++;
      }
    }
    return refused;
  }

  @Test
  void aSlowReaderIsDroppedAndNobodyWaitsForIt() throws IOException {
    try (Player anna = game(server);
        RawSocket slow = rawSocket(anna.table(), anna.token())) {
      // It asks for everything again and again and never reads: its buffers fill, then ours.
      byte[] hello =
          RawSocket.frame(
              "{\"kind\":\"hello\",\"id\":1,\"from\":0,\"token\":\"" + anna.token() + "\"}");
      OutputStream out = slow.out();
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 100_000; i++) {
                  out.write(hello);
                  if (i % 20 == 0) {
                    anna.ask("ping"); // nobody else at the table has to wait
                  }
                }
              })
          .isInstanceOf(IOException.class);
      anna.play(0);
    }
    theTableBesideGoesOn();
  }

  @Test
  void aHalfOpenSocketIsNoticed() throws IOException {
    try (Player anna = game(server);
        Player bruno = server.join(anna, "Bruno");
        RawSocket dead = rawSocket(anna.table(), bruno.token())) {
      bruno.close();
      // It answers no ping, so after a while the others hear that Bruno is gone.
      anna.await(
          message ->
              Read.text(message, "kind").equals("present")
                  && Read.numbers(message, "people").equals(List.of(0)));
      InputStream in = dead.in();
      while (in.read() >= 0) {
        // until the server hangs up
      }
    }
    theTableBesideGoesOn();
  }

  @Test
  void aPageOfAnotherOriginIsNotLetIn() {
    String table = bystander.table();
    assertThatThrownBy(
            () -> Player.silent(server.port(), table, null, "Origin", "https://evil.example"))
        .hasStackTraceContaining("403");
    Player.silent(server.port(), table, null, "Origin", "http://localhost:" + server.port())
        .close();
    assertThat(server.post("/api/mine", "[]", "Origin", "https://evil.example").text("clause"))
        .isEqualTo("http.foreign-origin");
    theTableBesideGoesOn();
  }

  /** A socket that has said hello and from then on does nothing by itself. */
  private RawSocket rawSocket(String table, String token) throws IOException {
    RawSocket socket = new RawSocket(server.port(), table);
    socket.say("{\"kind\":\"hello\",\"id\":1,\"from\":0,\"token\":\"" + token + "\"}");
    return socket;
  }
}
