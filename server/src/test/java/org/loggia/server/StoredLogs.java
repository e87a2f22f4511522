package org.loggia.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.loggia.core.json.Json;

/**
 * Logs as servers of earlier days wrote them, byte for byte: one file for each form the log has
 * had. A line is either a table with the tokens of its people, or one entry of it.
 *
 * @param tables what stood on each table when it was kept
 * @param entries every row of the log
 */
record StoredLogs(List<Kept> tables, List<Row> entries) {
  static final Path FOLDER = Path.of("src/test/resources/stored-logs");

  /** A table, and how its people get in again. */
  record Kept(String table, String about, String status, int seq, List<String> tokens) {
    @Override
    public String toString() {
      return about;
    }
  }

  /** A row of the log, its body as it was written. */
  record Row(String table, int seq, double at, int seat, String kind, String body) {}

  static List<Path> files() {
    try (var files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  static StoredLogs read(Path file) {
    List<Kept> tables = new ArrayList<>();
    List<Row> entries = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        Json json = Json.read(line);
        if (Read.isNull(json, "tokens")) {
          entries.add(
              new Row(
                  Read.text(json, "table"),
                  Read.number(json, "seq"),
                  ((Json.Num) Read.at(json, "at")).value(),
                  Read.number(json, "seat"),
                  Read.text(json, "kind"),
                  Read.text(json, "body")));
        } else {
          tables.add(
              new Kept(
                  Read.text(json, "table"),
                  Read.text(json, "about"),
                  Read.text(json, "status"),
                  Read.number(json, "seq"),
                  Read.list(json, "tokens").stream()
                      .map(token -> ((Json.Text) token).value())
                      .toList()));
        }
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return new StoredLogs(tables, entries);
  }

  /** Puts the log into an empty database; of the lobby nothing is known. */
  void storeIn(String jdbcUrl) throws SQLException {
    TestServer.on(jdbcUrl).close(); // makes the tables of the database
    insertInto(jdbcUrl);
  }

  /** The same where the database has its tables already. */
  void insertInto(String jdbcUrl) throws SQLException {
    try (Connection connection = DriverManager.getConnection(jdbcUrl);
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO entry (table_id, seq, at, seat, kind, body)"
                    + " VALUES (?, ?, ?, ?, ?, ?)")) {
      connection.setAutoCommit(false);
      for (Row row : entries) {
        insert.setString(1, row.table);
        insert.setInt(2, row.seq);
        insert.setLong(3, (long) row.at);
        insert.setInt(4, row.seat);
        insert.setString(5, row.kind);
        insert.setString(6, row.body);
        insert.addBatch();
      }
      insert.executeBatch();
      connection.commit();
    }
  }

  /** All rows of a database, as they are. */
  static List<Row> rows(String jdbcUrl) throws SQLException {
    List<Row> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(jdbcUrl);
        ResultSet found =
            connection
                .createStatement()
                .executeQuery(
                    "SELECT table_id, seq, at, seat, kind, body FROM entry"
                        + " ORDER BY table_id, seq")) {
      while (found.next()) {
        rows.add(
            new Row(
                found.getString(1),
                found.getInt(2),
                found.getLong(3),
                found.getInt(4),
                found.getString(5),
                found.getString(6)));
      }
    }
    return rows;
  }

  void writeTo(Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Kept table : tables) {
      Json.Obj line =
          Json.obj("table", Json.of(table.table))
              .with("about", Json.of(table.about))
              .with("status", Json.of(table.status))
              .with("seq", Json.of(table.seq))
              .with(
                  "tokens",
                  Json.arr(table.tokens.stream().map(token -> (Json) Json.of(token)).toList()));
      text.append(line.write()).append('\n');
    }
    for (Row row : entries) {
      Json.Obj line =
          Json.obj("table", Json.of(row.table))
              .with("seq", Json.of(row.seq))
              .with("at", Json.number(row.at))
              .with("seat", Json.of(row.seat))
              .with("kind", Json.of(row.kind))
              .with("body", Json.of(row.body));
      text.append(line.write()).append('\n');
    }
    Files.writeString(file, text);
  }
}
