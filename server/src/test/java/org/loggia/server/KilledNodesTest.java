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
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

/**
 * Nodes are killed one after the other while people play across all of them: whoever loses theirs
 * goes to the next, and what was acknowledged is there.
 */
class KilledNodesTest {
  private static final int NODES = 3;
  private static final int TABLES = 6;
  private static final int MOVES_BEFORE_A_KILL = 40;
  private static final long LONG_NANOS = 5_000_000_000L;
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @TempDir Path folder;
  private final AtomicIntegerArray ports = new AtomicIntegerArray(NODES);
  private final Semaphore acknowledged = new Semaphore(0);
  private final ConcurrentLinkedQueue<Long> waits = new ConcurrentLinkedQueue<>();
  private final List<Game> games = new ArrayList<>();
  private volatile boolean over;

  /** A table of two, and every move that was acknowledged there. */
  private static final class Game {
    final String table;
    final List<String> tokens;
    final Map<Integer, String> moves = new ConcurrentHashMap<>();
    final Map<Integer, Long> storedAt = new ConcurrentHashMap<>();

    Game(String table, List<String> tokens) {
      this.table = table;
      this.tokens = tokens;
    }
  }

  @Test
  void nothingIsLostWithANode() throws Exception {
    killNodes(4);
  }

  @Test
  @Tag("long")
  void nothingIsLostWithAHundredNodes() throws Exception {
    killNodes(100);
  }

  private void killNodes(int kills) throws Exception {
    String url = Databases.emptyPostgres();
    List<ServerProcess> nodes = new ArrayList<>();
    List<Thread> tables = new ArrayList<>();
    try {
      for (int i = 0; i < NODES; i++) {
        nodes.add(start(url, i));
      }
      for (int i = 0; i < TABLES; i++) {
        int number = i;
        tables.add(Thread.startVirtualThread(() -> keepPlaying(number)));
      }
      for (int kill = 0; kill < kills; kill++) {
        acknowledged.acquire(MOVES_BEFORE_A_KILL);
        nodes.get(kill % NODES).kill();
        nodes.set(kill % NODES, start(url, kill % NODES));
      }
      over = true;
      for (Thread table : tables) {
        table.join();
      }
      int moves = 0;
      for (Game game : games) {
        moves += game.moves.size();
        for (int i = 0; i < NODES; i++) {
          mustBeComplete(game, ports.get(i));
        }
      }
      assertThat(moves).isGreaterThanOrEqualTo(kills * MOVES_BEFORE_A_KILL);
      report(kills, moves);
      for (ServerProcess node : nodes) {
        assertThat(node.errors()).doesNotContain("event=table.failed");
      }
    } finally {
      over = true;
      nodes.forEach(ServerProcess::close);
    }
  }

  private ServerProcess start(String url, int slot) throws IOException {
    ServerProcess node = ServerProcess.start(folder, "--db", url, "--rate-limits", "off");
    ports.set(slot, node.port());
    return node;
  }

  /** How long somebody waits depends on the machine too: it is said, and nothing is asserted. */
  private void report(int kills, int moves) {
    long tooLong = waits.stream().filter(wait -> wait > LONG_NANOS).count();
    long longest = waits.stream().mapToLong(Long::longValue).max().orElse(0);
    System.out.printf(
        "%d kills, %d acknowledged moves, %d waits of over five seconds, the longest %.1f s%n",
        kills, moves, tooLong, longest * 1e-9);
  }

  /** One table after the other; the two at it come by different nodes. */
  private void keepPlaying(int number) {
    while (!over) {
      Game game = open(number);
      if (game == null) {
        return;
      }
      Thread other = Thread.startVirtualThread(() -> play(game, 1, number + 1));
      play(game, 0, number);
      try {
        other.join();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }
  }

  private @Nullable Game open(int number) {
    for (int at = number; !over; at++) {
      int port = ports.get(at % NODES);
      try {
        Json opened =
            post(port, "/api/tables", "{\"title\":\"azul\",\"seats\":2,\"name\":\"Anna\"}");
        String table = Read.text(opened, "table");
        Json joined =
            post(
                port,
                "/api/tables/" + table + "/people",
                "{\"name\":\"Bruno\",\"sit\":true,\"invite\":\""
                    + Read.text(opened, "invite")
                    + "\"}");
        try (Player anna = Player.at(port, table, Read.text(opened, "token"))) {
          anna.must("start");
        }
        Game game =
            new Game(table, List.of(Read.text(opened, "token"), Read.text(joined, "token")));
        synchronized (games) {
          games.add(game);
        }
        return game;
      } catch (IOException | RuntimeException | AssertionError killed) {
        // at the next node, another table
      }
    }
    return null;
  }

  private static Json post(int port, String path, String body) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try {
      return Json.read(HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body());
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /** Plays one seat to the end of the game, by whichever node is there. */
  private void play(Game game, int seat, int firstNode) {
    Turn turn = new Turn();
    for (int at = firstNode; !over && !turn.isOver; at++) {
      try (Player one = Player.at(ports.get(at % NODES), game.table, game.tokens.get(seat))) {
        playOn(one, game, turn);
      } catch (RuntimeException | AssertionError killed) {
        // at the next node
      }
    }
  }

  /** What somebody waits for, across the nodes they come by. */
  private static final class Turn {
    int seq = -1;
    long since;
    boolean isOver;
  }

  private void playOn(Player one, Game game, Turn turn) {
    while (!over) {
      turn.isOver = one.isOver();
      if (turn.isOver) {
        return;
      }
      if (!one.seats().contains(one.actor())) {
        one.await(_ -> true);
        continue;
      }
      if (turn.seq < one.seq()) {
        turn.seq = one.seq();
        turn.since = game.storedAt.getOrDefault(one.seq(), System.nanoTime());
      }
      String move = one.moves().getLast();
      int seq = one.must("move", one.move(move));
      long now = System.nanoTime();
      game.moves.put(seq, move);
      game.storedAt.put(seq, now);
      waits.add(now - turn.since);
      acknowledged.release();
    }
  }

  private static void mustBeComplete(Game game, int port) {
    try (Player anna = Player.at(port, game.table, game.tokens.getFirst())) {
      Map<Integer, String> logged = new LinkedHashMap<>();
      for (Json entry : anna.entries()) {
        assertThat(Read.number(entry, "seq")).as("no gap").isEqualTo(logged.size());
        logged.put(
            Read.number(entry, "seq"),
            Read.text(entry, "what.kind").equals("moved") ? Read.text(entry, "what.move") : "");
      }
      assertThat(logged).containsAllEntriesOf(game.moves);
      assertThat(anna.status()).isNotEqualTo("frozen");
    }
  }
}
