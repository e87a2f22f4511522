package org.loggia.server.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/**
 * The statements of the log, prepared once for as long as their connection lives: a commit of a few
 * moves should not spend its time on reading SQL.
 */
final class Statements implements AutoCloseable {
  private static final String INSERT_ENTRY =
      "INSERT INTO entry (table_id, seq, at, house_time, seat, kind, body)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?)";
  private static final String UPSERT_LOBBY =
      """
      INSERT INTO lobby (table_id, status, listed, touched, due, info) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, listed = excluded.listed,
        touched = excluded.touched, due = excluded.due, info = excluded.info
      """;

  /** A row of no table, which is there only within a commit. */
  private static final LobbyRow NOBODYS = new LobbyRow("", "", false, 0, null, "");

  private static final String FORGET_NOBODYS = "DELETE FROM lobby WHERE table_id = ''";

  private final Connection connection;
  private final PreparedStatement entries;
  private final PreparedStatement lobby;
  private final @Nullable Notices notices;
  private boolean hasEntries;
  private boolean hasLobby;
  private boolean hasQuestion;

  /**
   * @param node our name among those who are to hear of each commit; null if there are none
   */
  Statements(Connection connection, @Nullable String node) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
    this.notices = node == null ? null : new Notices(connection, Notices.WENT_ON, node);
    this.entries = connection.prepareStatement(INSERT_ENTRY);
    this.lobby = connection.prepareStatement(UPSERT_LOBBY);
  }

  void add(LogEntry.Stored stored) throws SQLException {
    LogEntry entry = stored.entry();
    entries.setString(1, entry.table());
    entries.setInt(2, entry.seq());
    entries.setLong(3, entry.at());
    entries.setLong(4, entry.houseTime());
    entries.setInt(5, entry.seat());
    entries.setString(6, stored.kind());
    entries.setString(7, stored.body());
    entries.addBatch();
    hasEntries = true;
    if (notices != null) {
      notices.add(entry.table() + ":" + entry.seq());
    }
  }

  void add(LobbyRow row) throws SQLException {
    lobby.setString(1, row.table());
    lobby.setString(2, row.status());
    lobby.setInt(3, row.listed() ? 1 : 0);
    lobby.setLong(4, row.touched());
    lobby.setObject(5, row.due());
    lobby.setString(6, row.info());
    lobby.addBatch();
    hasLobby = true;
  }

  /** Lets the next commit go all the way to the disk, and leave nothing there. */
  void tryToWrite() throws SQLException {
    add(NOBODYS);
    hasQuestion = true;
  }

  /** Writes what was added, together; when it returns, it is on the disk. */
  void commit() throws SQLException {
    if (hasEntries) {
      entries.executeBatch();
    }
    if (hasLobby) {
      lobby.executeBatch();
    }
    if (hasQuestion) {
      try (Statement statement = connection.createStatement()) {
        statement.executeUpdate(FORGET_NOBODYS);
      }
    }
    if (notices != null) {
      notices.send();
    }
    connection.commit();
    nothingAdded();
  }

  /** Forgets what was added. */
  void rollback() throws SQLException {
    entries.clearBatch();
    lobby.clearBatch();
    nothingAdded();
    connection.rollback();
  }

  private void nothingAdded() {
    hasEntries = false;
    hasLobby = false;
    hasQuestion = false;
    if (notices != null) {
      notices.forget();
    }
  }

  @Override
  public void close() throws SQLException {
    if (notices != null) {
      notices.close();
    }
    entries.close();
    lobby.close();
  }
}
