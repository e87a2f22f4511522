package org.loggia.server.log;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Seat;
import org.loggia.core.Unreadable;

/** The logs of all tables. State is computed from here and from nowhere else. */
public final class Log implements AutoCloseable {
  private static final String COLUMNS = "table_id, seq, at, house_time, seat, body";

  /** In the lobby, of a table of which only its end is left. */
  private static final String CLEARED = "CLEARED";

  private static final int MOST_FORGOTTEN = 500;

  private final Database database;
  private final LogWriter writer;

  public Log(Database database, CommitWatch watch) {
    this.database = database;
    this.writer = new LogWriter(database.jdbi(), database.node(), watch);
  }

  /** Returns when all of it is on the disk; throws if another writer was faster. */
  public void append(List<LogEntry> entries, List<LobbyRow> lobby) throws Conflict {
    writer.append(entries, lobby);
  }

  /** The entries of a table from this seq on; none at all if there is no such table. */
  public List<LogEntry> read(String table, int from) {
    return ask(
        handle ->
            handle
                .createQuery(
                    "SELECT "
                        + COLUMNS
                        + " FROM entry WHERE table_id = ? AND seq >= ? ORDER BY seq")
                .bind(0, table)
                .bind(1, from)
                .map((row, _) -> entry(row))
                .list());
  }

  /** Everything but appending goes through here: a database that is gone is told as such. */
  private <T> T ask(HandleCallback<T, SQLException> question) {
    writer.mustBeThere();
    try {
      return database.jdbi().withHandle(question);
    } catch (JdbiException | SQLException broken) {
      throw new LogBroken("the log cannot be read", broken);
    }
  }

  /** The entries of one kind, which is much less to read than all of them. */
  public List<LogEntry> read(String table, String kind) {
    return ask(
        handle ->
            handle
                .createQuery(
                    "SELECT "
                        + COLUMNS
                        + " FROM entry WHERE table_id = ? AND kind = ? ORDER BY seq")
                .bind(0, table)
                .bind(1, kind)
                .map((row, _) -> entry(row))
                .list());
  }

  private static LogEntry entry(ResultSet row) throws SQLException {
    String table = row.getString(1);
    int seq = row.getInt(2);
    try {
      return new LogEntry(
          table,
          seq,
          row.getLong(3),
          row.getLong(4),
          row.getInt(5),
          LogEntry.read(row.getString(6)));
    } catch (Unreadable newer) {
      throw new UnknownEntry(table, seq, newer);
    }
  }

  /** Tables that strangers may join, the newest first. */
  public List<LobbyRow> listed(int most) {
    return lobby("WHERE listed = 1 ORDER BY touched DESC LIMIT ?", most);
  }

  /** Tables in this state that may have been unused since then, the oldest first. */
  public List<LobbyRow> untouchedSince(String status, long at, int most) {
    return lobby("WHERE status = ? AND touched < ? ORDER BY touched LIMIT ?", status, at, most);
  }

  private List<LobbyRow> lobby(String where, Object... arguments) {
    return ask(
        handle -> {
          var query =
              handle.createQuery(
                  "SELECT table_id, status, listed, touched, due, info FROM lobby " + where);
          for (int i = 0; i < arguments.length; i++) {
            query.bind(i, arguments[i]);
          }
          return query
              .map(
                  (row, _) ->
                      new LobbyRow(
                          row.getString(1),
                          row.getString(2),
                          row.getInt(3) == 1,
                          row.getLong(4),
                          due(row),
                          row.getString(6)))
              .list();
        });
  }

  /** How many tables there are, by status. */
  public Map<String, Long> tables() {
    return ask(
        handle -> {
          Map<String, Long> tables = new TreeMap<>();
          handle
              .createQuery("SELECT status, count(*) FROM lobby GROUP BY status")
              .map((row, _) -> tables.put(row.getString(1), row.getLong(2)))
              .list();
          return tables;
        });
  }

  private static @Nullable Long due(ResultSet row) throws SQLException {
    long due = row.getLong(5);
    return row.wasNull() ? null : (Long) due;
  }

  /** Tables that somebody has to look after, the most urgent first. */
  public List<String> due(long from, long to, int most) {
    return ask(
        handle ->
            handle
                .createQuery(
                    "SELECT table_id FROM lobby WHERE due BETWEEN ? AND ? ORDER BY due LIMIT ?")
                .bind(0, from)
                .bind(1, to)
                .bind(2, most)
                .mapTo(String.class)
                .list());
  }

  /**
   * Stores for how long the house has been open.
   *
   * @return for how long it has been by all that others have stored, too
   */
  long keepHouseTime(long millis) {
    return ask(
        handle -> {
          handle.execute("UPDATE house SET time = ? WHERE time < ?", millis, millis);
          return handle.createQuery("SELECT time FROM house").mapTo(Long.class).one();
        });
  }

  /** What the lobby knows of this table, if anything. */
  public Optional<LobbyRow> glance(String table) {
    return lobby("WHERE table_id = ? AND status <> ?", table, CLEARED).stream().findFirst();
  }

  /** Tables of which the lobby knows nothing, as after it was emptied. */
  public List<String> missingInLobby() {
    return ask(
        handle ->
            handle
                .createQuery(
                    """
                    SELECT table_id FROM entry WHERE seq = 0
                    AND NOT EXISTS (SELECT 1 FROM lobby WHERE lobby.table_id = entry.table_id)
                    """)
                .mapTo(String.class)
                .list());
  }

  /** Notes when a table was last used. */
  public void touch(String table, long at) {
    ask(handle -> handle.execute("UPDATE lobby SET touched = ? WHERE table_id = ?", at, table));
  }

  /**
   * Clears a table away, with everything that happened there up to this seq. Where it stood, an
   * entry stays that says so: who writes from another node at the same time finds the place taken.
   *
   * @return false if somebody was faster and the table goes on
   */
  public boolean clear(String table, int seq, long at) {
    LogEntry end = new LogEntry(table, seq, at, 0, Seat.NOBODY, new Happening.Cleared());
    LobbyRow row = new LobbyRow(table, CLEARED, false, at, null, "");
    try {
      append(List.of(end), List.of(row));
    } catch (Conflict goesOn) {
      return false;
    }
    ask(handle -> handle.execute("DELETE FROM entry WHERE table_id = ? AND seq < ?", table, seq));
    return true;
  }

  /** Forgets even that there were tables which were cleared away before this. */
  public void forgetCleared(long before) {
    for (LobbyRow row : untouchedSince(CLEARED, before, MOST_FORGOTTEN)) {
      remove(row.table());
    }
  }

  private void remove(String table) {
    ask(
        handle ->
            handle.inTransaction(
                both ->
                    both.execute("DELETE FROM entry WHERE table_id = ?", table)
                        + both.execute("DELETE FROM lobby WHERE table_id = ?", table)));
  }

  /** Whether something could be stored just now; the writer itself says so. */
  public boolean isWell() {
    return writer.isWell();
  }

  @Override
  public void close() {
    writer.close();
    database.close();
  }
}
