package org.loggia.server.nodes;

import java.sql.Array;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.loggia.server.log.Notices;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Where the nodes meet: a few rows in the database, seen over a connection of our own. */
final class Square implements AutoCloseable {
  /** Who has one, and is not heard of for so long, is taken for dead. */
  private static final int DEAD_MILLIS = 3_000;

  private static final int FORGOTTEN_MILLIS = 60_000;

  /** Any number, the same for all nodes. */
  private static final long CHORES = 0x6c6f67676961L;

  private static final int MOST_AT_ONCE = 1_000;

  /** Who has a socket open at a table. */
  record Here(List<Integer> people, int watchers) {
    Here {
      people = List.copyOf(people);
    }

    boolean isEmpty() {
      return people.isEmpty() && watchers == 0;
    }

    private String write() {
      return people.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static Here read(String people, int watchers) {
      return new Here(
          Stream.of(people.split(",")).filter(one -> !one.isEmpty()).map(Integer::valueOf).toList(),
          watchers);
    }
  }

  private final Connection connection;
  private final String node;

  private Square(Connection connection, String node) {
    this.connection = connection;
    this.node = node;
  }

  static Square open(String url, String node) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("connectTimeout", "3");
    properties.setProperty("socketTimeout", "10");
    Connection connection = DriverManager.getConnection(url, properties);
    Square square = new Square(connection, node);
    try {
      square.execute("LISTEN " + Notices.CHANNEL);
      square.update("DELETE FROM node WHERE node = ?", node);
      return square;
    } catch (SQLException lost) {
      square.close();
      throw lost;
    }
  }

  private void execute(String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void update(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepare(sql, values)) {
      statement.executeUpdate();
    }
  }

  private PreparedStatement prepare(String sql, Object... values) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  private <T> List<T> ask(Reading<T> reading, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepare(sql, values);
        ResultSet rows = statement.executeQuery()) {
      List<T> all = new ArrayList<>();
      while (rows.next()) {
        all.add(reading.of(rows));
      }
      return all;
    }
  }

  private interface Reading<T> {
    T of(ResultSet row) throws SQLException;
  }

  /** What others call out, as soon as they do; nothing after that time. */
  List<String> hear(int millis) throws SQLException {
    PGNotification @Nullable [] heard =
        connection.unwrap(PGConnection.class).getNotifications(millis);
    return heard == null
        ? List.of()
        : Arrays.stream(heard).map(PGNotification::getParameter).toList();
  }

  /**
   * Says that we are alive.
   *
   * @return whether nobody knew, or everybody had given us up
   */
  boolean beat() throws SQLException {
    update("DELETE FROM node WHERE seen < now() - ? * interval '1 millisecond'", FORGOTTEN_MILLIS);
    return ask(
            row -> row.getBoolean(1),
            """
            INSERT INTO node (node, seen) VALUES (?, now())
            ON CONFLICT (node) DO UPDATE SET seen = now() RETURNING xmax = 0
            """,
            node)
        .getFirst();
  }

  /** All nodes that are alive. */
  Set<String> alive() throws SQLException {
    return new HashSet<>(
        ask(
            row -> row.getString(1),
            "SELECT node FROM node WHERE seen > now() - ? * interval '1 millisecond'",
            DEAD_MILLIS));
  }

  /** Whether the chores are ours: of all nodes one has them until its connection ends. */
  boolean takeChores() throws SQLException {
    return ask(row -> row.getBoolean(1), "SELECT pg_try_advisory_lock(?)", CHORES).getFirst();
  }

  /** Writes down who is at these tables here, and calls it out. */
  void write(Map<String, Here> tables) throws SQLException {
    connection.setAutoCommit(false);
    try (PreparedStatement put =
            connection.prepareStatement(
                """
                INSERT INTO present (table_id, node, people, watchers) VALUES (?, ?, ?, ?)
                ON CONFLICT (table_id, node)
                DO UPDATE SET people = excluded.people, watchers = excluded.watchers
                """);
        PreparedStatement remove =
            connection.prepareStatement("DELETE FROM present WHERE table_id = ? AND node = ?");
        Notices notices = new Notices(connection, Notices.PRESENT, node)) {
      for (Map.Entry<String, Here> each : tables.entrySet()) {
        Here here = each.getValue();
        PreparedStatement statement = here.isEmpty() ? remove : put;
        statement.setString(1, each.getKey());
        statement.setString(2, node);
        if (!here.isEmpty()) {
          statement.setString(3, here.write());
          statement.setInt(4, here.watchers);
        }
        statement.addBatch();
        notices.add(each.getKey());
      }
      remove.executeBatch();
      put.executeBatch();
      notices.send();
      connection.commit();
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /** Who is at these tables on other nodes that are alive: for each table, node by node. */
  Map<String, Map<String, Here>> present(Collection<String> tables) throws SQLException {
    Map<String, Map<String, Here>> all = new TreeMap<>();
    tables.forEach(table -> all.put(table, new TreeMap<>()));
    for (List<String> some : inParts(tables)) {
      ask(
          row ->
              all.computeIfAbsent(row.getString(1), _ -> new TreeMap<>())
                  .put(row.getString(2), Here.read(row.getString(3), row.getInt(4))),
          """
          SELECT table_id, node, people, watchers FROM present JOIN node USING (node)
          WHERE table_id = ANY(?) AND node <> ? AND seen > now() - ? * interval '1 millisecond'
          """,
          texts(some),
          node,
          DEAD_MILLIS);
    }
    return all;
  }

  /** Those of these tables whose log has gone on after the seq that we know of. */
  List<String> wentOn(Map<String, Integer> known) throws SQLException {
    List<String> all = new ArrayList<>();
    for (List<String> some : inParts(known.keySet())) {
      Array seqs = connection.createArrayOf("integer", some.stream().map(known::get).toArray());
      all.addAll(
          ask(
              row -> row.getString(1),
              """
              SELECT known.id FROM unnest(?, ?) AS known (id, seq)
              WHERE EXISTS (SELECT 1 FROM entry WHERE table_id = known.id AND seq > known.seq)
              """,
              texts(some),
              seqs));
    }
    return all;
  }

  private Array texts(List<String> texts) throws SQLException {
    return connection.createArrayOf("text", texts.toArray());
  }

  private static List<List<String>> inParts(Collection<String> all) {
    List<String> list = List.copyOf(all);
    List<List<String>> parts = new ArrayList<>();
    for (int from = 0; from < list.size(); from += MOST_AT_ONCE) {
      parts.add(list.subList(from, Math.min(list.size(), from + MOST_AT_ONCE)));
    }
    return parts;
  }

  /** The others need not wait until they take us for dead. */
  void leave() throws SQLException {
    update("DELETE FROM node WHERE node = ?", node);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
