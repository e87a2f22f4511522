package org.loggia.server.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What the nodes on one PostgreSQL call out to each other: a word for what it is about, who says
 * it, and some words more. It arrives when what it is about has been committed, or not at all, so
 * nobody may rely on it.
 */
public final class Notices implements AutoCloseable {
  /** The channel that all nodes listen to. */
  public static final String CHANNEL = "loggia";

  /** Logs went on: {@code table:seq} each. */
  public static final String WENT_ON = "entries";

  /** Others have come to tables, or gone: {@code table} each. */
  public static final String PRESENT = "present";

  /** What PostgreSQL takes at once, less a little. */
  private static final int LONGEST = 7_500;

  private final PreparedStatement call;
  private final String head;
  private final Set<String> words = new LinkedHashSet<>();

  public Notices(Connection connection, String about, String node) throws SQLException {
    this.call = connection.prepareStatement("SELECT pg_notify('" + CHANNEL + "', ?)");
    this.head = about + " " + node;
  }

  public void add(String word) {
    words.add(word);
  }

  /** With the commit that follows. */
  public void send() throws SQLException {
    StringBuilder text = new StringBuilder(head);
    for (String word : words) {
      if (text.length() + word.length() >= LONGEST) {
        send(text);
        text = new StringBuilder(head);
      }
      text.append(' ').append(word);
    }
    if (text.length() > head.length()) {
      send(text);
    }
    forget();
  }

  private void send(StringBuilder text) throws SQLException {
    call.setString(1, text.toString());
    call.execute();
  }

  public void forget() {
    words.clear();
  }

  @Override
  public void close() throws SQLException {
    call.close();
  }
}
