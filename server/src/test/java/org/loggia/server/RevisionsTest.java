package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * After an upgrade a game goes on under the rules it began with, and a new one has those of today.
 */
class RevisionsTest {
  @TempDir Path folder;

  @Test
  void aGameGoesOnUnderTheRulesItBeganWith() throws SQLException {
    String table;
    String token;
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = server.open("kensington", 2)) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
      for (int i = 0; i < 5; i++) {
        anna.play(0);
      }
      table = anna.table();
      token = anna.token();
    }
    openedUnderTheFirstRules(table);
    for (int again = 0; again < 2; again++) {
      try (TestServer server = TestServer.on(TestServer.sqlite(folder));
          Player anna = Player.at(server.port(), table, token)) {
        assertThat(Read.number(anna.info(), "revision")).isEqualTo(1);
        assertThat(Read.number(anna.views().getFirst(), "course.revision")).isEqualTo(1);
        anna.play(0);
        assertThat(Read.text(anna.entries().getLast(), "what.kind")).isEqualTo("moved");
      }
    }
  }

  @Test
  void aTableThatWaitedWhileTheRulesWereRenewedPlaysByThoseOfToday() throws SQLException {
    String table;
    String token;
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = server.open("kensington", 2)) {
      anna.must("sit", "\"seat\":1");
      table = anna.table();
      token = anna.token();
    }
    openedUnderTheFirstRules(table);
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = Player.at(server.port(), table, token)) {
      assertThat(Read.number(anna.info(), "revision")).isEqualTo(1);
      anna.must("start");
      assertThat(Read.number(anna.info(), "revision")).isEqualTo(2);
      anna.play(0);
    }
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = Player.at(server.port(), table, token)) {
      assertThat(anna.status()).isEqualTo("playing");
      assertThat(Read.number(anna.info(), "revision")).isEqualTo(2);
    }
  }

  private void openedUnderTheFirstRules(String table) throws SQLException {
    try (Connection connection = DriverManager.getConnection(TestServer.sqlite(folder));
        PreparedStatement statement =
            connection.prepareStatement(
                "UPDATE entry SET body = replace(body, '\"revision\":2', '\"revision\":1')"
                    + " WHERE table_id = ? AND seq = 0")) {
      statement.setString(1, table);
      assertThat(statement.executeUpdate()).isEqualTo(1);
    }
  }
}
