package org.loggia.server.log;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only one who writes to the log. Whatever tables hand in while a commit is under way goes into
 * the next one together, so that many tables share the price of one trip to the disk.
 *
 * <p>Nothing that goes wrong ends it: what waits is told, and the next one is tried anew.
 */
final class LogWriter implements AutoCloseable {
  /**
   * Entries and lobby rows that are stored together or not at all; of a question how we are there
   * is neither, but a write that leaves nothing behind.
   */
  private record Append(
      List<LogEntry.Stored> entries,
      List<LobbyRow> lobby,
      boolean isQuestion,
      CompletableFuture<@Nullable Void> done) {

    Append(List<LogEntry.Stored> entries, List<LobbyRow> lobby, boolean isQuestion) {
      this(entries, lobby, isQuestion, new CompletableFuture<>());
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(LogWriter.class);
  private static final int MOST_AT_ONCE = 512;
  private static final int SQLITE_CONSTRAINT = 19;
  private static final String POSTGRES_UNIQUE = "23505";

  /** So long we wait before we ask again for a database that is gone. */
  private static final long PAUSE_MILLIS = 500;

  /** So long a commit may take before we call the log broken. */
  private static final long PATIENCE_MILLIS = 5_000;

  private final Jdbi jdbi;
  private final @Nullable String node;
  private final CommitWatch watch;
  private final LinkedBlockingQueue<Append> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;

  /** Why there is no database just now; who writes or reads meanwhile hears it at once. */
  private volatile @Nullable LogBroken gone;

  private @Nullable Append question;

  /**
   * @param node our name among those who are to hear of each commit; null if there are none
   */
  LogWriter(Jdbi jdbi, @Nullable String node, CommitWatch watch) {
    this.jdbi = jdbi;
    this.node = node;
    this.watch = watch;
    // A thread of the platform: a database call in native code would hold a virtual one's carrier.
    this.thread = Thread.ofPlatform().name("log-writer").start(this::writeOn);
  }

  /** Throws at once if the database is known to be gone. */
  void mustBeThere() {
    LogBroken why = gone;
    if (why != null) {
      throw new LogBroken("the database is gone", why);
    }
  }

  /** Returns when everything is on the disk. */
  void append(List<LogEntry> entries, List<LobbyRow> lobby) throws Conflict {
    if (closing) {
      throw new LogBroken("the log is closed", new IllegalStateException("closing"));
    }
    mustBeThere();
    // Everybody writes their own lines: the one thread that all are waiting for only stores them.
    List<LogEntry.Stored> lines = entries.stream().map(LogEntry::stored).toList();
    Append append = new Append(lines, lobby, false);
    queue.add(append);
    try {
      append.done.get();
    } catch (ExecutionException failed) {
      switch (failed.getCause()) {
        case Conflict conflict -> throw conflict;
        case LogBroken broken -> throw new LogBroken("the log cannot be written", broken);
        case null, default -> throw new LogBroken("the log cannot be written", failed);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new LogBroken("interrupted while the log was written", interrupted);
    }
  }

  /** Whether something can be written: we are asked for it, in line with everybody. */
  boolean isWell() {
    if (closing || gone != null) {
      return false;
    }
    try {
      question().done.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      return true;
    } catch (ExecutionException | TimeoutException broken) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** However many ask, there is one question at a time. */
  private synchronized Append question() {
    Append asked = question;
    if (asked == null || asked.done.isDone()) {
      asked = new Append(List.of(), List.of(), true);
      question = asked;
      queue.add(asked);
    }
    return asked;
  }

  private void writeOn() {
    List<Append> batch = new ArrayList<>();
    while (!closing || !queue.isEmpty()) {
      try (Handle handle = jdbi.open();
          Statements statements = new Statements(handle.getConnection(), node)) {
        // We hand back a connection without a commit when something has broken.
        handle.getConfig(Handles.class).setForceEndTransactions(false);
        gone = null;
        while (!closing || !queue.isEmpty()) {
          batch.add(queue.take());
          queue.drainTo(batch, MOST_AT_ONCE - 1);
          write(statements, batch);
          batch.clear();
        }
      } catch (InterruptedException stop) {
        // closing: the loops look
      } catch (Throwable lost) { // an Error too: whoever waits must hear, and the next must find us
        boolean hadConnection = !batch.isEmpty();
        fail(batch, lost);
        if (!hadConnection && !closing) {
          waitForDatabase(lost);
        }
      }
    }
  }

  private static void fail(List<Append> batch, Throwable why) {
    LogBroken broken = broken(why);
    batch.forEach(append -> append.done.completeExceptionally(broken));
    batch.clear();
  }

  /** Says no to all who come for a while. */
  private void waitForDatabase(Throwable why) {
    if (gone == null) {
      LOG.error("event=log.gone", why);
    }
    gone = broken(why);
    List<Append> late = new ArrayList<>();
    try {
      Append first = queue.poll(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
      if (first != null) {
        late.add(first);
        queue.drainTo(late);
      }
    } catch (InterruptedException stop) {
      // closing: the loops look
    }
    fail(late, why);
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
        if (append.isQuestion) {
          statements.tryToWrite();
        }
      }
      statements.commit();
    } catch (SQLException refused) {
      rollback(statements, refused);
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
    batch.forEach(append -> append.done.complete(null));
    try {
      watch.committed(batch.size(), System.nanoTime() - start);
    } catch (Throwable broken) { // who counts must not stop who writes
      LOG.error("event=log.watch.failed", broken);
    }
  }

  /** If that fails too, the connection is of no use any more; what is told is why it began. */
  private static void rollback(Statements statements, SQLException refused) throws SQLException {
    try {
      statements.rollback();
    } catch (SQLException lost) {
      refused.addSuppressed(lost);
      throw refused;
    }
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

  private static LogBroken broken(Throwable cause) {
    return new LogBroken("the log cannot be written", cause);
  }

  /** Writes what is waiting, then stops. */
  @Override
  public void close() {
    closing = true;
    // Wakes the thread only from waiting for more: an interrupt could break a commit.
    queue.add(new Append(List.of(), List.of(), false));
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
