package org.loggia.server.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.Seat;

/** Whatever goes wrong with the log, who waits is told, and the next one is tried anew. */
@Timeout(60)
class LogWriterTest {
  @TempDir Path folder;
  private Database database;
  private Log log;
  private Runnable onCommit = () -> {};
  private int next;

  @BeforeEach
  void open() {
    database = Database.open(url());
    log = new Log(database, (_, _) -> onCommit.run());
  }

  private String url() {
    return "jdbc:sqlite:" + folder.resolve("loggia.db");
  }

  @AfterEach
  void close() {
    log.close();
  }

  private void store() throws Conflict {
    log.append(
        List.of(new LogEntry("table", next, 0, 0, Seat.NOBODY, new Happening.Chatted(0, "hello"))),
        List.of());
    next++;
  }

  private void execute(String sql) {
    database.jdbi().useHandle(handle -> handle.execute(sql));
  }

  @Test
  void anErrorInWhoCountsStopsNobody() throws Conflict {
    onCommit =
        () -> {
          throw new AssertionError("broken while it counted");
        };
    store();
    store();
    assertThat(log.isWell()).isTrue();
    assertThat(log.read("table", 0)).hasSize(2);
  }

  @Test
  void whatTheWriterCannotUnderstandIsToldAndTheNextIsStored() throws Conflict {
    List<LobbyRow> nonsense = Collections.singletonList(null);
    assertThatThrownBy(() -> log.append(List.of(), nonsense)).isInstanceOf(LogBroken.class);
    store();
    assertThat(log.isWell()).isTrue();
  }

  @Test
  void whileNothingCanBeStoredEverybodyHearsItAndSoDoesWhoAsksHowWeAre() throws Conflict {
    store();
    assertThat(log.isWell()).isTrue();
    execute("ALTER TABLE entry RENAME TO entry_away");
    execute("ALTER TABLE lobby RENAME TO lobby_away");
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(this::store)
          .isInstanceOf(LogBroken.class)
          .hasStackTraceContaining("no such table");
      assertThat(log.isWell()).isFalse();
    }
    assertThatThrownBy(() -> log.read("table", 0)).isInstanceOf(LogBroken.class);

    execute("ALTER TABLE entry_away RENAME TO entry");
    execute("ALTER TABLE lobby_away RENAME TO lobby");
    while (!log.isWell()) {
      Thread.onSpinWait(); // the writer looks for its database by itself
    }
    store();
    assertThat(log.read("table", 0)).hasSize(2);
  }

  @Test
  void aDatabaseThatIsGoneIsSaidToBeGoneUntilItIsBack() throws Conflict {
    AtomicBoolean isThere = new AtomicBoolean();
    Jdbi away =
        Jdbi.create(
            () -> {
              if (!isThere.get()) {
                throw new SQLException("nobody listens there");
              }
              return DriverManager.getConnection(url());
            });
    try (LogWriter writer = new LogWriter(away, null, (_, _) -> {})) {
      for (int i = 0; i < 3; i++) {
        assertThatThrownBy(() -> writer.append(List.of(), List.of()))
            .isInstanceOf(LogBroken.class)
            .hasStackTraceContaining("nobody listens there");
        assertThat(writer.isWell()).isFalse();
      }
      isThere.set(true);
      while (!writer.isWell()) {
        Thread.onSpinWait();
      }
      writer.append(List.of(), List.of());
    }
  }

  @Test
  void askingHowWeAreLeavesNothingBehind() {
    assertThat(log.isWell()).isTrue();
    assertThat(log.untouchedSince("", Long.MAX_VALUE, 10)).isEmpty();
  }
}
