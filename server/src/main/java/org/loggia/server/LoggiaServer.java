package org.loggia.server;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.loggia.server.bots.Thinkers;
import org.loggia.server.host.Backups;
import org.loggia.server.http.Limits;
import org.loggia.server.http.Metrics;
import org.loggia.server.http.Patience;
import org.loggia.server.http.Web;
import org.loggia.server.log.Database;
import org.loggia.server.log.HouseTime;
import org.loggia.server.log.Log;
import org.loggia.server.log.Place;
import org.loggia.server.nodes.Nodes;
import org.loggia.server.settings.Retention;
import org.loggia.server.settings.Settings;
import org.loggia.server.table.Expiry;
import org.loggia.server.table.LuckSource;
import org.loggia.server.table.Neighbours;
import org.loggia.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The whole server: log, tables, bots and door. */
public final class LoggiaServer implements AutoCloseable {
  /**
   * What is the same for every host, and what tests want otherwise.
   *
   * @param memory about so many bytes the positions of all tables may take
   * @param nanos the time that limits go by, which nobody can set
   * @param random where keys of tables and seeds of bots come from
   */
  public record Habits(
      InstantSource clock,
      LuckSource lucks,
      Patience patience,
      long memory,
      LongSupplier nanos,
      RandomGenerator random) {
    /** Sockets, and what is forgotten at once, need the other half. */
    public static final Habits STANDARD =
        new Habits(
            InstantSource.system(),
            LuckSource.KEYED,
            Patience.STANDARD,
            Runtime.getRuntime().maxMemory() / 2);

    public Habits(InstantSource clock, LuckSource lucks, Patience patience, long memory) {
      this(clock, lucks, patience, memory, System::nanoTime);
    }

    public Habits(
        InstantSource clock, LuckSource lucks, Patience patience, long memory, LongSupplier nanos) {
      this(clock, lucks, patience, memory, nanos, new SecureRandom());
    }

    /** Games that come out the same every time, for tests. */
    public Habits seeded(long seed) {
      return new Habits(clock, lucks, patience, memory, nanos, new Random(seed));
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(LoggiaServer.class);

  private final Log log;
  private final Thinkers thinkers;
  private final @Nullable Nodes nodes;
  private final Neighbours neighbours;
  private final Tables tables;
  private final Web web;
  private final int port;
  private final HouseTime houseTime;
  private final ScheduledExecutorService chores;
  private final Expiry expiry;

  /** Of its own: who waits for a clock does not wait for chores. */
  private final ScheduledExecutorService clockmaker;

  private LoggiaServer(Settings settings, Habits habits, Database database) {
    Retention keep = settings.keep();
    this.expiry = new Expiry(keep.waiting(), keep.playing(), keep.over());
    Metrics metrics = new Metrics();
    this.log = new Log(database, metrics);
    this.thinkers = new Thinkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    this.houseTime = new HouseTime(log, habits.nanos());
    Function<Neighbours, Tables> among =
        neighbours ->
            new Tables(
                log,
                habits.lucks(),
                thinkers,
                habits.clock(),
                habits.random(),
                houseTime,
                metrics,
                neighbours,
                habits.memory());
    String node = database.node();
    this.nodes = node == null ? null : new Nodes(settings.jdbcUrl(), node, among);
    this.neighbours = nodes == null ? Neighbours.NONE : nodes;
    this.tables = nodes == null ? among.apply(neighbours) : nodes.tables();
    Overview overview =
        new Overview(log, metrics, new Backups(settings.backups()), habits.clock(), habits.nanos());
    this.web =
        new Web(
            tables,
            log,
            new Limits(settings.rateLimits(), habits.nanos()),
            metrics,
            habits.patience(),
            settings,
            overview::figures);
    overview.describe(tables);
    metrics.gauge("loggia.bots.waiting", "bots that wait for a thread", thinkers::waiting);
    if (nodes != null) {
      metrics.gauge("loggia.nodes", "servers on this database that are alive", nodes::count);
    }
    metrics.gauge(
        "loggia.chores",
        "1 where what is done once for all nodes is done",
        () -> neighbours.doChoresHere() ? 1 : 0);
    metrics.total("loggia.bots.thoughts", "moves that bots have thought of", thinkers::thoughts);
    this.port = web.open(settings.bind(), settings.port());
    this.clockmaker = onAThreadCalled("clockmaker");
    clockmaker.execute(tables::open);
    clockmaker.scheduleWithFixedDelay(this::lookAtClocks, 1, 1, TimeUnit.SECONDS);
    this.chores = onAThreadCalled("chores");
    // Not at the door: a big log takes a moment to look through.
    chores.execute(tables::mendLobby);
    Steadiness steadiness = new Steadiness(habits.clock(), habits.nanos());
    chores.scheduleWithFixedDelay(overview::look, 0, Overview.LOOK_SECONDS, TimeUnit.SECONDS);
    chores.scheduleWithFixedDelay(() -> clear(steadiness), 10, 60, TimeUnit.MINUTES);
  }

  private static ScheduledExecutorService onAThreadCalled(String name) {
    return Executors.newSingleThreadScheduledExecutor(
        Thread.ofPlatform().name(name).daemon().factory());
  }

  private void lookAtClocks() {
    try {
      houseTime.goOn();
      tables.lookAtClocks();
    } catch (RuntimeException broken) {
      LOG.warn("event=clocks.failed", broken);
    }
  }

  /** What goes wrong once is tried again the next time. */
  private void clear(Steadiness steadiness) {
    try {
      if (steadiness.isProven() && neighbours.doChoresHere()) {
        LOG.debug("event=chores.done cleared={}", clear());
      }
    } catch (RuntimeException broken) {
      LOG.error("event=chores.failed", broken);
    }
  }

  /** Clears away what nobody has used for as long as this host keeps it. */
  int clear() {
    return tables.clear(expiry);
  }

  public static LoggiaServer start(Settings settings, Habits habits) {
    Place place = new Place(settings.jdbcUrl());
    Database database = settings.begin() ? Database.open(place.url()) : Database.mend(place);
    try {
      return new LoggiaServer(settings, habits, database);
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  public int port() {
    return port;
  }

  public Tables tables() {
    return tables;
  }

  /** Nobody new, then what is under way, then the log. */
  @Override
  public void close() {
    chores.shutdownNow();
    clockmaker.shutdownNow();
    web.close();
    thinkers.close();
    houseTime.store();
    if (nodes != null) {
      nodes.close();
    }
    log.close();
  }
}
