package org.loggia.server.log;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.zip.CRC32;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.JdbiException;

/**
 * Everything that one database knows, into another that is empty. The first may be written to
 * meanwhile: what is read is as it was at one moment. The second has all of it or nothing.
 */
public final class Transfer {
  private static final int ROWS_AT_ONCE = 1_000;
  private static final Rows ENTRIES =
      new Rows(
          "entry", new String[] {"table_id", "seq", "at", "house_time", "seat", "kind", "body"});
  private static final Rows LOBBY =
      new Rows("lobby", new String[] {"table_id", "status", "listed", "touched", "due", "info"});

  /** How much there was. */
  public record Moved(int tables, int entries) {}

  /** The rows of one table of the database. */
  private record Rows(String table, String[] columns) {
    String select() {
      return "SELECT " + String.join(", ", columns) + " FROM " + table;
    }

    String insert() {
      return "INSERT INTO "
          + table
          + " ("
          + String.join(", ", columns)
          + ") VALUES (?"
          + ", ?".repeat(columns.length - 1)
          + ")";
    }
  }

  /** How many rows, and what is in them, in whatever order they come. */
  private record Sum(int rows, long content) {
    static final Sum NONE = new Sum(0, 0);

    Sum and(Object[] row) {
      CRC32 crc = new CRC32();
      for (Object field : row) {
        crc.update(String.valueOf(field).getBytes(StandardCharsets.UTF_8));
        crc.update(0);
      }
      return new Sum(rows + 1, content + crc.getValue());
    }
  }

  private final Place from;
  private final Place to;

  private Transfer(Place from, Place to) {
    this.from = from;
    this.to = to;
  }

  /**
   * Copies, reads again what was written, and says how much it is.
   *
   * @param from is not changed
   * @param to is made ready, and must know of no table yet
   */
  public static Moved all(Place from, Place to) {
    Transfer transfer = new Transfer(from, to);
    try (Database source = Database.look(from);
        Database target = Database.open(to.url())) {
      return transfer.copy(source, target);
    }
  }

  private Moved copy(Database source, Database target) {
    try (Handle reading = source.jdbi().open();
        Handle writing = target.jdbi().open()) {
      // Whether a transaction has ended is seen to here.
      reading.getConfig(Handles.class).setForceEndTransactions(false);
      writing.getConfig(Handles.class).setForceEndTransactions(false);
      Connection in = snapshot(reading.getConnection());
      Connection out = writing.getConnection();
      out.setAutoCommit(false);
      try {
        mustBeEmpty(out);
        Sum entries = copy(ENTRIES, in, out);
        Sum lobby = copy(LOBBY, in, out);
        if (!entries.equals(sum(ENTRIES, out)) || !lobby.equals(sum(LOBBY, out))) {
          throw new Unusable(to.name() + " does not give back what was written there.", null);
        }
        setClock(out, number(in, "SELECT time FROM house"));
        int tables = (int) number(out, "SELECT count(*) FROM entry WHERE seq = 0");
        out.commit();
        return new Moved(tables, entries.rows);
      } finally {
        // After a commit there is nothing to take back.
        rollback(out);
        rollback(in);
      }
    } catch (SQLException | JdbiException failed) {
      throw Unusable.because(to.name(), failed);
    }
  }

  /** Reads from now on as of now. */
  private Connection snapshot(Connection in) throws SQLException {
    in.setAutoCommit(false);
    if (!from.isFile()) {
      in.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    }
    number(in, "SELECT count(*) FROM lobby");
    return in;
  }

  private void mustBeEmpty(Connection out) throws SQLException {
    if (number(out, "SELECT count(*) FROM (SELECT 1 FROM entry LIMIT 1) AS found") > 0) {
      throw new Unusable(
          to.name() + " has tables already, and nothing was changed: name an empty database.",
          null);
    }
  }

  /** Clocks of tables go on where they stood. */
  private static void setClock(Connection out, long houseTime) throws SQLException {
    try (PreparedStatement set = out.prepareStatement("UPDATE house SET time = ?")) {
      set.setLong(1, houseTime);
      set.executeUpdate();
    }
  }

  private static Sum copy(Rows rows, Connection in, Connection out) throws SQLException {
    try (Statement statement = in.createStatement();
        PreparedStatement insert = out.prepareStatement(rows.insert())) {
      statement.setFetchSize(ROWS_AT_ONCE);
      Sum sum = Sum.NONE;
      try (ResultSet found = statement.executeQuery(rows.select())) {
        while (found.next()) {
          Object[] row = row(rows, found);
          for (int i = 0; i < row.length; i++) {
            insert.setObject(i + 1, row[i]);
          }
          insert.addBatch();
          sum = sum.and(row);
          if (sum.rows % ROWS_AT_ONCE == 0) {
            insert.executeBatch();
          }
        }
      }
      insert.executeBatch();
      return sum;
    }
  }

  private static Sum sum(Rows rows, Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(ROWS_AT_ONCE);
      Sum sum = Sum.NONE;
      try (ResultSet found = statement.executeQuery(rows.select())) {
        while (found.next()) {
          sum = sum.and(row(rows, found));
        }
      }
      return sum;
    }
  }

  private static Object[] row(Rows rows, ResultSet found) throws SQLException {
    Object[] row = new Object[rows.columns.length];
    for (int i = 0; i < row.length; i++) {
      row[i] = found.getObject(i + 1);
    }
    return row;
  }

  private static long number(Connection connection, String question) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(question)) {
      found.next();
      return found.getLong(1);
    }
  }

  /** A connection that is lost needs none; why it was lost is told already. */
  private static void rollback(Connection connection) {
    try {
      connection.rollback();
    } catch (SQLException lost) {
      // told by who broke it
    }
  }
}
