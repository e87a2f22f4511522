package org.loggia.server;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.loggia.server.host.Backups;
import org.loggia.server.host.Figures;
import org.loggia.server.host.LastErrors;
import org.loggia.server.http.Metrics;
import org.loggia.server.log.Log;
import org.loggia.server.log.LogBroken;
import org.loggia.server.table.Tables;
import org.loggia.server.wire.TableInfo.Status;

/** How the house is doing: what its metrics say, and what its owner wants to know beside them. */
final class Overview {
  /** Counting all tables takes a moment: so long a count is good. */
  private static final long GOOD_NANOS = TimeUnit.SECONDS.toNanos(10);

  /** Moves are looked at six times a minute. */
  static final long LOOK_SECONDS = 10;

  private static final int LOOKS_A_MINUTE = 6;

  private final Log log;
  private final Metrics metrics;
  private final Backups backups;
  private final InstantSource clock;
  private final LongSupplier nanos;
  private final long start;
  private final ArrayDeque<Long> moves = new ArrayDeque<>();
  private Map<String, Long> counted = new TreeMap<>();
  private long countedAt;

  Overview(Log log, Metrics metrics, Backups backups, InstantSource clock, LongSupplier nanos) {
    this.log = log;
    this.metrics = metrics;
    this.backups = backups;
    this.clock = clock;
    this.nanos = nanos;
    this.start = nanos.getAsLong();
    this.countedAt = start - GOOD_NANOS;
  }

  /** Lets the metrics tell of what the house knows. */
  void describe(Tables tables) {
    metrics.gauge("loggia.tables.warm", "tables with a position in memory", tables::warm);
    for (Status status : Status.values()) {
      metrics.gauge(
          "loggia.tables." + status.name().toLowerCase(Locale.ROOT),
          "tables of which the lobby says so",
          () -> tables().getOrDefault(status.name(), 0L));
    }
    metrics.total(
        "loggia.errors", "warnings and errors that were logged", LastErrors.OF_THIS_PROCESS::count);
    if (backups.folder() != null) {
      metrics.gauge(
          "loggia.backup.age",
          "seconds since the newest backup; NaN if there is none",
          () ->
              backups
                  .age(clock.instant())
                  .map(Duration::toSeconds)
                  .map(Double::valueOf)
                  .orElse(Double.NaN));
    }
  }

  /** By status; while the log cannot be read, as it was. */
  private synchronized Map<String, Long> tables() {
    long now = nanos.getAsLong();
    if (now - countedAt >= GOOD_NANOS) {
      countedAt = now;
      try {
        counted = log.tables();
      } catch (LogBroken gone) {
        // health says so
      }
    }
    return counted;
  }

  /** To be called every {@link #LOOK_SECONDS}. */
  synchronized void look() {
    moves.addLast(metrics.moves());
    if (moves.size() > LOOKS_A_MINUTE) {
      moves.removeFirst();
    }
  }

  private synchronized long movesAMinute() {
    return moves.isEmpty() ? metrics.moves() : metrics.moves() - moves.getFirst();
  }

  Figures figures() {
    Runtime runtime = Runtime.getRuntime();
    return new Figures(
        log.isWell(),
        Duration.ofNanos(nanos.getAsLong() - start),
        Math.max(1, (int) metrics.value("loggia.nodes")),
        backups.folder() != null,
        backups.age(clock.instant()),
        tables(),
        (long) metrics.value("loggia.tables.warm"),
        (int) metrics.value("loggia.people"),
        (int) metrics.value("loggia.watchers"),
        (int) metrics.value("loggia.sockets"),
        movesAMinute(),
        (int) metrics.value("loggia.bots.waiting"),
        processor(),
        runtime.totalMemory() - runtime.freeMemory(),
        runtime.maxMemory(),
        metrics.commitTime(),
        LastErrors.OF_THIS_PROCESS.count(),
        LastErrors.OF_THIS_PROCESS.lines());
  }

  private static double processor() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getProcessCpuLoad()
        : -1;
  }
}
