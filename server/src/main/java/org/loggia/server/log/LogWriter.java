package org.loggia.server.log;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * The only one who writes to the log. Whatever tables hand in while a commit is under way goes into
 * the next one together, so that many tables share the price of one trip to the disk.
 */
final class LogWriter implements AutoCloseable {
  /** Entries and lobby rows that are stored together or not at all. */
  private record Append(
      List<LogEntry.Stored> entries,
      List<LobbyRow> lobby,
      CompletableFuture<@Nullable Void> done) {}

  private static final int MOST_AT_ONCE = 512;
  private static final int SQLITE_CONSTRAINT = 19;
  private static final String POSTGRES_UNIQUE = "23505";

  private final Jdbi jdbi;
  private final CommitWatch watch;
  private final LinkedBlockingQueue<Append> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;

  LogWriter(Jdbi jdbi, CommitWatch watch) {
    this.jdbi = jdbi;
    this.watch = watch;
    // A thread of the platform: a database call in native code would hold a virtual one's carrier.
    this.thread = Thread.ofPlatform().name("log-writer").start(this::writeOn);
  }

  /** Returns when everything is on the disk. */
  void append(List<LogEntry> entries, List<LobbyRow> lobby) throws Conflict {
    if (closing) {
      throw new LogBroken("the log is closed", new IllegalStateException("closing"));
    }
    // Everybody writes their own lines: the one thread that all are waiting for only stores them.
    List<LogEntry.Stored> lines = entries.stream().map(LogEntry::stored).toList();
    Append append = new Append(lines, lobby, new CompletableFuture<>());
    queue.add(append);
    try {
      append.done.get();
    } catch (ExecutionException failed) {
      switch (failed.getCause()) {
        case Conflict conflict -> throw conflict;
        case LogBroken broken -> throw broken;
        case null, default -> throw new LogBroken("the log cannot be written", failed);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new LogBroken("interrupted while the log was written", interrupted);
    }
  }

  private void writeOn() {
    List<Append> batch = new ArrayList<>();
    while (!closing || !queue.isEmpty()) {
      try (Handle handle = jdbi.open();
          Statements statements = new Statements(handle.getConnection())) {
        while (!closing || !queue.isEmpty()) {
          batch.clear();
          batch.add(queue.take());
          queue.drainTo(batch, MOST_AT_ONCE - 1);
          write(statements, batch);
        }
      } catch (InterruptedException stop) {
        // closing: the loops look
      } catch (JdbiException | SQLException lost) {
        batch.forEach(append -> append.done.completeExceptionally(broken(lost)));
      }
    }
  }

  private void write(Statements statements, List<Append> batch) throws SQLException {
    long start = System.nanoTime();
    try {
      for (Append append : batch) {
        for (LogEntry.Stored entry : append.entries) {
          statements.add(entry);
        }
        for (LobbyRow row : append.lobby) {
          statements.add(row);
        }
      }
      statements.commit();
    } catch (SQLException refused) {
      statements.rollback();
      if (batch.size() == 1) {
        batch.getFirst().done.completeExceptionally(reason(refused));
      } else {
        // One of them spoils it for all: each gets a commit of its own.
        for (Append append : batch) {
          write(statements, List.of(append));
        }
      }
      return;
    }
    watch.committed(batch.size(), System.nanoTime() - start);
    batch.forEach(append -> append.done.complete(null));
  }

  private static Exception reason(Exception refused) {
    for (Throwable cause = refused; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql
          && (POSTGRES_UNIQUE.equals(sql.getSQLState())
              || (sql.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT)) {
        return new Conflict();
      }
    }
    return broken(refused);
  }

  private static LogBroken broken(Exception cause) {
    return new LogBroken("the log cannot be written", cause);
  }

  /** Writes what is waiting, then stops. */
  @Override
  public void close() {
    closing = true;
    // Wakes the thread only from waiting for more: an interrupt could break a commit.
    queue.add(new Append(List.of(), List.of(), new CompletableFuture<>()));
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
