package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game goes on only if its log still makes sense to the rules. */
class FrozenTest {
  @TempDir Path folder;
  private String table = "";
  private String token = "";
  private int seq;

  @BeforeEach
  void playALittle() {
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
      for (int i = 0; i < 5; i++) {
        anna.play(0);
      }
      table = anna.table();
      token = anna.token();
      seq = anna.seq();
    }
  }

  @Test
  void aGameUnderRulesThatAreStillToComeIsFrozen() throws SQLException {
    change("\"revision\":", "\"revision\":9", 0);
    assertFrozen("core.no-such-revision");
  }

  @Test
  void aGameThatComesOutOtherwiseIsFrozen() throws SQLException {
    change("\"check\":\"", "\"check\":\"x", seq);
    assertFrozen("table.other-position");
  }

  @Test
  void aGameWithAMoveThatIsNoLongerLegalIsFrozen() throws SQLException {
    change("\"move\":\"", "\"move\":\"never ", seq - 2);
    assertFrozen("core.bad-record");
  }

  private void assertFrozen(String clause) {
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = Player.at(server.port(), table, token);
        Player beside = server.open("azul", 2)) {
      assertThat(anna.status()).isEqualTo("frozen");
      assertThat(Read.text(anna.info(), "frozen.clause")).isEqualTo("table.frozen");
      assertThat(Read.text(anna.info(), "frozen.arguments.clause")).isEqualTo(clause);
      assertThat(anna.refused("move", "\"seat\":0", "\"move\":\"x\"", "\"after\":" + anna.seq()))
          .isEqualTo("table.frozen");
      assertThat(anna.refused("undo", "\"seat\":0")).isEqualTo("table.frozen");
      anna.must("chat", "\"text\":\"what now?\"");
      beside.must("sit", "\"seat\":1");
    }
  }

  private void change(String from, String to, int where) throws SQLException {
    try (Connection connection = DriverManager.getConnection(TestServer.sqlite(folder));
        PreparedStatement statement =
            connection.prepareStatement(
                "UPDATE entry SET body = replace(body, ?, ?) WHERE table_id = ? AND seq = ?")) {
      statement.setString(1, from);
      statement.setString(2, to);
      statement.setString(3, table);
      statement.setInt(4, where);
      assertThat(statement.executeUpdate()).isEqualTo(1);
    }
  }
}
