package org.loggia.lab.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.loggia.core.Game;

/**
 * A server with everybody's limits, all attacks on it at once, and a game that goes on meanwhile.
 */
public final class Siege {
  private static final long SECOND = 1_000_000_000L;
  private static final String DOCTOR = "192.0.2.9";

  /** Nobody's move may wait longer, in milliseconds. */
  private static final double LONGEST_WAIT = 1_000;

  private final List<Thread> threads = new ArrayList<>();
  private final List<Assailant> assailants = new ArrayList<>();
  private final ConcurrentLinkedQueue<String> fallen = new ConcurrentLinkedQueue<>();
  private int looks;
  private int unwell;
  private long memoryBefore = -1;
  private long mostMemory = -1;

  private Siege() {}

  /** What came out; without anything fallen all is well. */
  public record Report(List<String> lines, List<String> fallen) {}

  /**
   * @param seconds how long; a tenth of it, and at least a few seconds, the game has for itself
   *     first
   */
  public static Report run(Game<?, ?, ?> game, Path jar, int seconds) throws Exception {
    Path data = Files.createTempDirectory("loggia-attack");
    List<String> settings = List.of("--trusted-proxies", "127.0.0.0/8,::1");
    try (Watched server = Watched.start(jar, data, List.of(), settings)) {
      return new Siege().run(game, server, seconds);
    } finally {
      Measurement.remove(data);
    }
  }

  private Report run(Game<?, ?, ?> game, Watched server, int seconds) throws InterruptedException {
    long calm = Math.max(5, seconds / 10) * SECOND;
    long start = System.nanoTime() + calm;
    long end = start + seconds * SECOND;
    LiveGame<?, ?, ?> live = new LiveGame<>(game, server, end + SECOND);
    threads.add(Thread.startVirtualThread(live));
    watch(server, start);
    double calmest = live.slowest();
    live.beginAnew();
    double cpu = server.cpuSeconds();
    memoryBefore = server.resident();
    for (Attack attack : Attack.values()) {
      Assailant one = new Assailant(server.port(), attack.ordinal() + 1, end, attack.perSecond());
      assailants.add(one);
      threads.add(Thread.startVirtualThread(() -> go(attack, one)));
    }
    watch(server, end);
    cpu = (server.cpuSeconds() - cpu) / seconds;
    for (Thread thread : threads) {
      thread.join();
    }
    watch(server, System.nanoTime() + SECOND);
    return report(server, live, calmest, cpu);
  }

  /** Who is shown out comes back. */
  private void go(Attack attack, Assailant one) {
    do {
      try {
        attack.go(one);
      } catch (Attack.Fallen what) {
        fallen.add(attack.title() + ": " + what.getMessage());
      } catch (IOException cut) {
        one.wasCut();
      }
    } while (one.goesOn());
  }

  /** Looks once a second how the server is. */
  private void watch(Watched server, long until) throws InterruptedException {
    while (System.nanoTime() < until) {
      looks++;
      if (!server.isWell(DOCTOR)) {
        unwell++;
      }
      mostMemory = Math.max(mostMemory, server.resident());
      LockSupport.parkNanos(SECOND);
    }
  }

  private Report report(Watched server, LiveGame<?, ?, ?> live, double calmest, double cpu) {
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, "%-28s%9s%9s%9s", "", "tries", "refused", "cut"));
    for (Attack attack : Attack.values()) {
      Assailant one = assailants.get(attack.ordinal());
      lines.add(
          String.format(
              Locale.ROOT,
              "%-28s%,9d%,9d%,9d",
              attack.title(),
              one.attempts(),
              one.turnedAway(),
              one.cut()));
    }
    lines.add("");
    lines.add(line("moves of the live game", "%,d", live.moves()));
    lines.add(line("its slowest before", "%.0f ms", calmest));
    lines.add(line("its slowest", "%.0f ms", live.slowest()));
    lines.add(line("server's share of a core", "%.2f", cpu));
    lines.add(line("server's memory before", "%,d MB", memoryBefore));
    lines.add(line("server's memory at most", "%,d MB", mostMemory));
    lines.add(line("server's memory after", "%,d MB", server.resident()));
    lines.add(line("asked how it is", "%,d times", looks));
    lines.add(line("not well", "%,d times", unwell));
    judge(server, live);
    return new Report(lines, List.copyOf(fallen));
  }

  private void judge(Watched server, LiveGame<?, ?, ?> live) {
    String broken = live.broken();
    if (broken != null) {
      fallen.add("the live game could not go on: " + broken);
    }
    if (live.slowest() > LONGEST_WAIT) {
      fallen.add("a move waited longer than a second");
    }
    if (unwell > 0) {
      fallen.add("the server was not well at every moment");
    }
    if (!server.isAlive()) {
      fallen.add("the server has ended");
    }
  }

  private static String line(String name, String format, Object value) {
    return String.format(Locale.ROOT, "%-28s" + format, name, value);
  }
}
