package org.loggia.server.table;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.server.bots.Thinkers;
import org.loggia.server.log.Database;
import org.loggia.server.log.HouseTime;
import org.loggia.server.log.Log;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.Message;

/** Everything around a table, with a clock, a little later and a thinker that a test can hold. */
final class TestHouse implements AutoCloseable {
  private static final long MEMORY = 100_000;

  final AtomicLong clock = new AtomicLong(1_000_000);
  final List<Runnable> later = new CopyOnWriteArrayList<>();
  final Thinkers thinkers = new Thinkers(1);
  final Log log;

  /** The time that nobody can set, and what the house makes of it. */
  final AtomicLong nanos = new AtomicLong();

  final HouseTime houseTime;
  final Tables tables;
  final Surroundings around;
  private final String url;

  TestHouse(Path folder) {
    Tables.Watch watch =
        new Tables.Watch() {
          @Override
          public void accepted(Command command) {}

          @Override
          public void refused(Command command) {}
        };
    this.url = "jdbc:sqlite:" + folder.resolve("loggia.db");
    this.log = new Log(Database.open(url), (_, _) -> {});
    this.houseTime = new HouseTime(log, nanos::get);
    this.tables =
        new Tables(
            log,
            LuckSource.KEYED,
            thinkers,
            () -> Instant.ofEpochMilli(clock.get()),
            new Random(1),
            houseTime,
            watch,
            Neighbours.NONE,
            MEMORY);
    this.around =
        new Surroundings(
            log,
            LuckSource.KEYED,
            thinkers,
            () -> Instant.ofEpochMilli(clock.get()),
            new Random(1),
            this::postpone,
            Neighbours.NONE,
            houseTime,
            watch,
            new Memory(MEMORY));
  }

  private void postpone(Duration wait, Runnable task) {
    later.add(task);
  }

  /** Does all that was to be done later. */
  void letTimePass() {
    List<Runnable> due = new ArrayList<>(later);
    later.removeAll(due);
    due.forEach(Runnable::run);
  }

  /** Lets the log be gone, or come back. */
  void storeNothing(boolean now) {
    execute(
        now ? "ALTER TABLE entry RENAME TO entry_away" : "ALTER TABLE entry_away RENAME TO entry");
  }

  void execute(String sql) {
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(sql);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** Returns when everything that was to be thought up to now has been said. */
  void awaitThinkers() {
    CompletableFuture<String> last = new CompletableFuture<>();
    thinkers.think("the test", () -> "", last::complete, () -> last.complete(""));
    last.join();
  }

  @Override
  public void close() {
    thinkers.close();
    log.close();
  }

  /** A guest who keeps what was said. */
  static final class Visitor implements Guest {
    final List<Message> heard = new CopyOnWriteArrayList<>();
    volatile boolean isThere = true;
    volatile @Nullable Integer person;
    volatile @Nullable Refusal shownOut;

    List<Message.Present> presences() {
      return heard.stream()
          .filter(Message.Present.class::isInstance)
          .map(Message.Present.class::cast)
          .toList();
    }

    @Override
    public void tell(Message... messages) {
      heard.addAll(List.of(messages));
    }

    @Override
    public void answered() {}

    @Override
    public boolean isThere() {
      return isThere;
    }

    @Override
    public void showOut(Refusal why) {
      shownOut = why;
    }

    @Override
    public String from() {
      return "here";
    }

    @Override
    public @Nullable Integer person() {
      return person;
    }

    @Override
    public void is(@Nullable Integer someone) {
      person = someone;
    }
  }
}
