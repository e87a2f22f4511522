package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

/** What was acknowledged is in the log, however the server dies. */
class KillTest {
  private static final int KILLS = 5;
  private static final int TABLES = 6;
  private static final int MOVES_BEFORE_A_KILL = 40;

  @TempDir Path folder;

  /** A table with one person on both seats, and every move that was acknowledged there. */
  private static final class Ledger {
    final String table;
    final String token;
    final Map<Integer, String> acknowledged = new ConcurrentHashMap<>();

    Ledger(String table, String token) {
      this.table = table;
      this.token = token;
    }
  }

  @Test
  void noAcknowledgedMoveIsLostWhenTheServerIsKilled() throws Exception {
    List<Ledger> ledgers = new ArrayList<>();
    int moves = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      try (ServerProcess server = ServerProcess.start(folder, "--rate-limits", "off")) {
        ledgers.forEach(ledger -> mustBeComplete(server, ledger));
        while (ledgers.size() < TABLES) {
          ledgers.add(newTable(server));
        }
        CountDownLatch enough = new CountDownLatch(MOVES_BEFORE_A_KILL);
        List<Thread> players = new ArrayList<>();
        for (Ledger ledger : ledgers) {
          players.add(Thread.startVirtualThread(() -> playOn(server.port(), ledger, enough)));
        }
        enough.await();
        server.kill();
        for (Thread player : players) {
          player.join();
        }
      }
    }
    try (ServerProcess server = ServerProcess.start(folder, "--rate-limits", "off")) {
      for (Ledger ledger : ledgers) {
        mustBeComplete(server, ledger);
        moves += ledger.acknowledged.size();
      }
      assertThat(moves).isGreaterThanOrEqualTo(KILLS * MOVES_BEFORE_A_KILL);
      assertThat(server.errors()).doesNotContain("frozen");
      for (Ledger ledger : ledgers) {
        assertThat(server.errors()).doesNotContain(ledger.token);
      }
      assertThat(server.stop()).isEqualTo(143);
    }
  }

  private static Ledger newTable(ServerProcess server) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/tables"))
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    "{\"title\":\"azul\",\"seats\":2,\"name\":\"Anna\"}"))
            .build();
    Json opened =
        Json.read(
            HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body());
    Ledger ledger = new Ledger(Read.text(opened, "table"), Read.text(opened, "token"));
    try (Player anna = Player.at(server.port(), ledger.table, ledger.token)) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
    }
    return ledger;
  }

  /** Plays until the connection breaks or the game is over. */
  private static void playOn(int port, Ledger ledger, CountDownLatch enough) {
    try (Player anna = Player.at(port, ledger.table, ledger.token)) {
      while (!anna.isOver()) {
        String move = anna.moves().getLast();
        int seq = anna.must("move", anna.move(move));
        ledger.acknowledged.put(seq, move);
        enough.countDown();
      }
    } catch (AssertionError | RuntimeException killed) {
      // that is the point
    }
  }

  private static void mustBeComplete(ServerProcess server, Ledger ledger) {
    try (Player anna = Player.at(server.port(), ledger.table, ledger.token)) {
      Map<Integer, String> logged = new LinkedHashMap<>();
      for (Json entry : anna.entries()) {
        assertThat(Read.number(entry, "seq")).as("no gap").isEqualTo(logged.size());
        logged.put(
            Read.number(entry, "seq"),
            Read.text(entry, "what.kind").equals("moved") ? Read.text(entry, "what.move") : "");
      }
      assertThat(logged).containsAllEntriesOf(ledger.acknowledged);
      assertThat(anna.status()).isNotEqualTo("frozen");
    }
  }
}
