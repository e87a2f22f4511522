package org.loggia.lab.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** A server that is killed under load, and what it still knows afterwards. */
public final class Crash<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** After so many acknowledged moves, more or less, it is killed. */
  private static final int MOVES_BEFORE_A_KILL = 300;

  private final Game<P, M, V> game;
  private final int tables;
  private final FastChance chance = new FastChance(1);
  private final List<Ledger> ledgers = new ArrayList<>();
  private final List<String> losses = new ArrayList<>();
  private final AtomicInteger moves = new AtomicInteger();

  private Crash(Game<P, M, V> game, int tables) {
    this.game = game;
    this.tables = tables;
  }

  /** A table with one person on all seats, and every move that was acknowledged there. */
  private record Ledger(String table, String token, Map<Integer, String> acknowledged) {}

  /** What came out; without losses all is well. */
  public record Report(int kills, int moves, List<String> losses) {}

  public static Report run(
      Game<?, ?, ?> game, Path jar, int kills, int tables, Consumer<String> progress)
      throws Exception {
    Path data = Files.createTempDirectory("loggia-crash");
    try {
      return new Crash<>(game, tables).run(jar, data, kills, progress);
    } finally {
      Measurement.remove(data);
    }
  }

  private Report run(Path jar, Path data, int kills, Consumer<String> progress) throws Exception {
    for (int kill = 1; kill <= kills && losses.isEmpty(); kill++) {
      try (Watched server = Watched.start(jar, data, List.of())) {
        checkAll(server);
        while (ledgers.size() < tables) {
          ledgers.add(open(server));
        }
        playUntilKilled(server);
      }
      if (kill % 10 == 0) {
        progress.accept(kill + " kills, " + moves.get() + " acknowledged moves");
      }
    }
    try (Watched server = Watched.start(jar, data, List.of())) {
      checkAll(server);
    }
    return new Report(kills, moves.get(), losses);
  }

  private Ledger open(Watched server) throws IOException, InterruptedException {
    int seats = game.info().fewestSeats();
    Json.Obj opened =
        server.post(
            "/api/tables",
            "{\"title\":\"" + game.info().id() + "\",\"seats\":" + seats + ",\"name\":\"Crash\"}");
    Ledger ledger =
        new Ledger(text(opened, "table"), text(opened, "token"), new ConcurrentHashMap<>());
    try (Seated<P, M, V> one = sit(server, ledger)) {
      hello(one, ledger);
      for (int seat = 1; seat < seats; seat++) {
        one.must("sit", ",\"seat\":" + seat);
      }
      one.must("start", "");
    }
    return ledger;
  }

  private Seated<P, M, V> sit(Watched server, Ledger ledger) throws IOException {
    return new Seated<>(game, server.port(), ledger.table, ledger.table.hashCode());
  }

  private static Json.Obj hello(Seated<?, ?, ?> one, Ledger ledger) throws IOException {
    return one.ask("hello", ",\"from\":0,\"token\":\"" + ledger.token + "\"");
  }

  private void playUntilKilled(Watched server) throws InterruptedException {
    int enough = MOVES_BEFORE_A_KILL / 2 + chance.below(MOVES_BEFORE_A_KILL);
    CountDownLatch acknowledged = new CountDownLatch(enough);
    List<Thread> players = new ArrayList<>();
    for (Ledger ledger : ledgers) {
      players.add(Thread.startVirtualThread(() -> playOn(server, ledger, acknowledged)));
    }
    // All games may end before there were enough moves: then there is nothing left to lose.
    Thread watcher =
        Thread.startVirtualThread(
            () -> {
              try {
                for (Thread player : players) {
                  player.join();
                }
              } catch (InterruptedException stop) {
                return;
              }
              while (acknowledged.getCount() > 0) {
                acknowledged.countDown();
              }
            });
    acknowledged.await();
    server.kill();
    watcher.join();
  }

  /** Plays until the connection breaks or the game is over. */
  private void playOn(Watched server, Ledger ledger, CountDownLatch acknowledged) {
    try (Seated<P, M, V> one = sit(server, ledger)) {
      Json.Obj message = hello(one, ledger);
      for (Seated.Choice choice = one.choose(message, _ -> true);
          choice != null;
          choice = one.choose(message, _ -> true)) {
        Json.Obj answer = one.ask("move", choice.fields());
        if (!text(answer, "kind").equals("accepted")) {
          throw new IOException(answer.write());
        }
        ledger.acknowledged.put(number(answer, "seq"), choice.move());
        moves.incrementAndGet();
        acknowledged.countDown();
        do {
          message = (Json.Obj) Json.read(one.mustHear());
        } while (!text(message, "kind").equals("heard"));
      }
    } catch (IOException killed) {
      // that is the point
    }
  }

  private void checkAll(Watched server) throws IOException {
    List<Ledger> finished = new ArrayList<>();
    for (Ledger ledger : ledgers) {
      try (Seated<P, M, V> one = sit(server, ledger)) {
        Json.Obj welcome = hello(one, ledger);
        check(ledger, welcome);
        if (one.choose(welcome, _ -> true) == null) {
          finished.add(ledger);
        }
      }
    }
    // A finished game has nothing more to lose; a new table takes its place.
    ledgers.removeAll(finished);
  }

  private void check(Ledger ledger, Json.Obj welcome) {
    Map<Integer, String> logged = new ConcurrentHashMap<>();
    if (welcome.get("entries") instanceof Json.Arr entries) {
      for (Json each : entries.items()) {
        Json.Obj entry = (Json.Obj) each;
        if (entry.get("what") instanceof Json.Obj what && text(what, "kind").equals("moved")) {
          logged.put(number(entry, "seq"), text(what, "move"));
        }
      }
    }
    ledger.acknowledged.forEach(
        (seq, move) -> {
          if (!move.equals(logged.get(seq))) {
            losses.add("lost: " + move + " at seq " + seq + " of table " + ledger.table);
          }
        });
    if (welcome.get("table") instanceof Json.Obj table && text(table, "status").equals("frozen")) {
      losses.add("does not replay: table " + ledger.table);
    }
  }

  private static String text(Json.Obj json, String field) {
    return json.get(field) instanceof Json.Text(String value) ? value : "";
  }

  private static int number(Json.Obj json, String field) {
    return json.get(field) instanceof Json.Num num ? (int) num.value() : -1;
  }
}
