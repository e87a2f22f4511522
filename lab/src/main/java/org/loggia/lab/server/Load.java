package org.loggia.lab.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.json.Json;

/**
 * Many tables at once, two people at each over sockets of their own: who is to move moves as soon
 * as they hear of it, or as the rate allows. A finished table is followed by a new one.
 */
final class Load<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** So many tables are set up at the same time. */
  private static final int SETTING_UP = 32;

  private static final int SEATS = 2;
  private static final long SECOND = 1_000_000_000L;

  private final Game<P, M, V> game;
  private final Watched server;
  private final Measurement.Plan plan;
  private final long nanosBetween;
  private final AtomicLong nextSlot = new AtomicLong(System.nanoTime());
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger games = new AtomicInteger();
  private final ConcurrentLinkedQueue<long[]> latencies = new ConcurrentLinkedQueue<>();
  private final Semaphore settingUp = new Semaphore(SETTING_UP);
  private volatile boolean measuring;
  private volatile boolean over;
  private volatile @Nullable Exception failure;
  private volatile @Nullable Ticket finished;

  private record Ticket(String table, String token) {}

  /** What came out. */
  record Figures(
      int moves,
      double seconds,
      double p50,
      double p99,
      int games,
      long resync,
      long megabytes,
      double serverCpu,
      double ownCpu) {}

  Load(Game<P, M, V> game, Watched server, Measurement.Plan plan) {
    this.game = game;
    this.server = server;
    this.plan = plan;
    this.nanosBetween = plan.rate() == 0 ? 0 : SECOND / plan.rate();
  }

  Figures run() throws Exception {
    CountDownLatch ready = new CountDownLatch(plan.tables());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < plan.tables(); i++) {
      int number = i;
      threads.add(Thread.startVirtualThread(() -> keepPlaying(number, ready)));
    }
    // Who sits plays: whoever waited in silence for thousands of others would be taken for gone.
    ready.await();
    throwFailure();
    LockSupport.parkNanos(plan.warmUp() * SECOND);
    moves.set(0);
    games.set(0);
    measuring = true;
    double serverCpu = server.cpuSeconds();
    double ownCpu = Watched.cpuSeconds(ProcessHandle.current());
    long start = System.nanoTime();
    LockSupport.parkNanos(plan.seconds() * SECOND);
    double took = (System.nanoTime() - start) * 1e-9;
    serverCpu = server.cpuSeconds() - serverCpu;
    ownCpu = Watched.cpuSeconds(ProcessHandle.current()) - ownCpu;
    int counted = moves.get();
    measuring = false;
    long megabytes = server.resident();
    over = true;
    long resync = resync();
    throwFailure();
    long[] all = latencies.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    return new Figures(
        counted,
        took,
        percentile(all, 0.50),
        percentile(all, 0.99),
        games.get(),
        resync,
        megabytes,
        serverCpu,
        ownCpu);
  }

  private void throwFailure() throws Exception {
    Exception failed = failure;
    if (failed != null) {
      throw failed;
    }
  }

  private static double percentile(long[] sorted, double part) {
    return sorted.length == 0 ? 0 : sorted[(int) (part * (sorted.length - 1))] * 1e-6;
  }

  private void keepPlaying(int number, CountDownLatch ready) {
    boolean first = true;
    try {
      while (!over) {
        try (TableOfTwo table = setUp(number)) {
          if (first) {
            ready.countDown();
            first = false;
          }
          table.play();
        }
      }
    } catch (Exception broken) {
      fail(broken);
    } finally {
      if (first) {
        ready.countDown();
      }
    }
  }

  /** Not all at the same time; and when one has failed, the others need not try. */
  private TableOfTwo setUp(int number) throws IOException, InterruptedException {
    settingUp.acquire();
    try {
      if (over) {
        throw new IOException("another table has failed");
      }
      return new TableOfTwo(number);
    } finally {
      settingUp.release();
    }
  }

  /** One table from its opening to its end. */
  private final class TableOfTwo implements AutoCloseable {
    private final Ticket ticket;
    private final List<Seated<P, M, V>> people = new ArrayList<>();
    private final Json.Obj[] latest = new Json.Obj[SEATS];

    TableOfTwo(int number) throws IOException, InterruptedException {
      Json.Obj opened =
          server.post(
              "/api/tables",
              "{\"title\":\""
                  + game.info().id()
                  + "\",\"seats\":2,\"name\":\"Load\",\"shuffle\":false}");
      ticket = new Ticket(text(opened, "table"), text(opened, "token"));
      Json.Obj joined =
          server.post(
              "/api/tables/" + ticket.table + "/people",
              "{\"name\":\"Test\",\"invite\":\"" + text(opened, "invite") + "\"}");
      for (String token : List.of(ticket.token, text(joined, "token"))) {
        Seated<P, M, V> one =
            new Seated<>(game, server.port(), ticket.table, number + people.size() * 31L);
        one.ask("hello", ",\"from\":0,\"token\":\"" + token + "\"");
        people.add(one);
      }
      people.get(1).must("sit", ",\"seat\":1");
      people.get(0).must("start", "");
      for (int i = 0; i < SEATS; i++) {
        latest[i] = people.get(i).ask("hello", ",\"from\":1000000,\"token\":" + tokenOf(i, joined));
      }
    }

    private String tokenOf(int i, Json.Obj joined) {
      return Json.of(i == 0 ? ticket.token : text(joined, "token")).write();
    }

    /** Each has a thread that listens; who hears that it is their turn moves. */
    void play() throws Exception {
      Thread other =
          Thread.startVirtualThread(
              () -> {
                try {
                  play(1);
                } catch (IOException broken) {
                  fail(broken);
                }
              });
      play(0);
      other.join();
    }

    private void play(int seat) throws IOException {
      Seated<P, M, V> one = people.get(seat);
      long[] times = new long[256];
      int count = 0;
      String text = null;
      Json.Obj message = latest[seat];
      while (!over) {
        Seated.Choice choice = message == null ? null : one.choose(message, who -> who == seat);
        if (choice != null) {
          pace();
          long start = System.nanoTime();
          String answer = "\"id\":" + one.say("move", choice.fields()) + ",";
          do {
            text = one.mustHear();
          } while (!text.contains(answer));
          if (!text.startsWith("{\"kind\":\"accepted\"")) {
            throw new IOException(text);
          }
          if (measuring && count < times.length) {
            times[count++] = System.nanoTime() - start;
          }
          moves.incrementAndGet();
        }
        text = one.mustHear();
        if (text.contains("\"status\":\"over\"")) {
          if (seat == 0) {
            games.incrementAndGet();
            finished = ticket;
          }
          break;
        }
        message = Seated.mayCall(text, seat) ? (Json.Obj) Json.read(text) : null;
      }
      latencies.add(Arrays.copyOf(times, count));
    }

    @Override
    public void close() throws IOException {
      for (Seated<P, M, V> one : people) {
        one.close();
      }
    }
  }

  private synchronized void fail(Exception broken) {
    if (!over) {
      failure = broken;
    }
    over = true;
  }

  /** Waits for the next slot, where a rate is given. */
  private void pace() {
    if (nanosBetween > 0) {
      // What could not be played in time is not made up for: nobody moves twice as fast later.
      long now = System.nanoTime();
      long slot = nextSlot.getAndUpdate(next -> Math.max(next, now) + nanosBetween);
      for (long wait = slot - System.nanoTime(); wait > 0; wait = slot - System.nanoTime()) {
        LockSupport.parkNanos(wait);
      }
    }
  }

  /** What it costs a browser to hear a whole finished game again. */
  private long resync() throws IOException {
    Ticket ticket = finished;
    if (ticket == null) {
      return -1;
    }
    try (Seated<P, M, V> back =
        new Seated<>(game, new Wire(server.port(), ticket.table, true), 1)) {
      back.ask("hello", ",\"from\":0,\"token\":\"" + ticket.token + "\"");
      return back.wire().received();
    }
  }

  private static String text(Json.Obj json, String field) {
    return json.get(field) instanceof Json.Text(String value) ? value : "";
  }
}
