package org.loggia.lab.server;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.json.Json;

/**
 * Two people who play on, at the pace of people in a hurry, while all around them the server is
 * under attack. A finished game is followed by a new one.
 */
final class LiveGame<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Runnable {
  private static final long NANOS_BETWEEN = 200_000_000L;
  private static final String ADDRESS = "192.0.2.7";

  private final Game<P, M, V> game;
  private final Watched server;
  private final long end;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger games = new AtomicInteger();
  private volatile long slowest;
  private volatile @Nullable String broken;

  /**
   * @param end when to stop, by {@link System#nanoTime()}
   */
  LiveGame(Game<P, M, V> game, Watched server, long end) {
    this.game = game;
    this.server = server;
    this.end = end;
  }

  int moves() {
    return moves.get();
  }

  int games() {
    return games.get();
  }

  /** How long the slowest move waited for its answer, in milliseconds. */
  double slowest() {
    return slowest * 1e-6;
  }

  /** From now on the slowest move is looked for anew: a server that has just started is slow. */
  void beginAnew() {
    slowest = 0;
  }

  /** Why the game could not go on, or null. */
  @Nullable String broken() {
    return broken;
  }

  @Override
  public void run() {
    try {
      while (System.nanoTime() < end) {
        play();
      }
    } catch (IOException | InterruptedException failed) {
      broken = String.valueOf(failed.getMessage());
    }
  }

  private void play() throws IOException, InterruptedException {
    int seats = game.info().fewestSeats();
    Json.Obj opened =
        server.post(
            "/api/tables",
            "{\"title\":\""
                + game.info().id()
                + "\",\"seats\":"
                + seats
                + ",\"name\":\"Anna\",\"shuffle\":false}",
            ADDRESS);
    String table = text(opened, "table");
    try (Seated<P, M, V> anna =
        new Seated<>(game, new Wire(server.port(), table, true, ADDRESS), games.get() + 1L)) {
      hello(anna, opened);
      for (int seat = 1; seat < seats; seat++) {
        anna.must("sit", ",\"seat\":" + seat);
      }
      anna.must("start", "");
      Json.Obj message = hello(anna, opened);
      for (Seated.Choice choice = anna.choose(message, _ -> true);
          choice != null && System.nanoTime() < end;
          choice = anna.choose(message, _ -> true)) {
        LockSupport.parkNanos(NANOS_BETWEEN);
        long start = System.nanoTime();
        Json.Obj answer = anna.ask("move", choice.fields());
        if (!text(answer, "kind").equals("accepted")) {
          throw new IOException(answer.write());
        }
        slowest = Math.max(slowest, System.nanoTime() - start);
        moves.incrementAndGet();
        do {
          message = (Json.Obj) Json.read(anna.mustHear());
        } while (!text(message, "kind").equals("heard"));
      }
      games.incrementAndGet();
    }
  }

  private static Json.Obj hello(Seated<?, ?, ?> one, Json.Obj opened) throws IOException {
    return one.ask("hello", ",\"from\":0,\"token\":\"" + text(opened, "token") + "\"");
  }

  static String text(Json.Obj json, String field) {
    return json.get(field) instanceof Json.Text(String value) ? value : "";
  }
}
