package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

/** A person's seats on several devices, and how that ends. */
class DevicesTest {
  private static final String NEW = "abcdefghijklmnopqrstuv";

  @TempDir Path folder;

  private static String mine(TestServer server, String table, String token) {
    return server
        .post("/api/mine", "[{\"table\":\"" + table + "\",\"token\":\"" + token + "\"}]")
        .body();
  }

  @Test
  void oneDeviceSendsTheOthersAwayAndTheirLinkOpensNoMore() {
    String url = TestServer.sqlite(folder);
    String table;
    String old;
    try (TestServer server = TestServer.on(url)) {
      Player desk = server.open("azul", 2);
      Player bruno = server.join(desk, "Bruno");
      table = desk.table();
      old = desk.token();
      Player phone = Player.at(server.port(), table, old);
      assertThat(phone.seats()).isEqualTo(desk.seats());

      assertThat(phone.refused("renew", "\"token\":\"short\"")).isEqualTo("table.wrong-token");
      assertThat(phone.refused("renew", "\"token\":\"" + old + "\""))
          .isEqualTo("table.wrong-token");
      phone.must("renew", "\"token\":\"" + NEW + "\"");
      Json why = desk.await(heard -> Read.text(heard, "kind").equals("refused"));
      assertThat(Read.text(why, "refusal.clause")).isEqualTo("table.elsewhere");
      assertThat(desk.awaitClose().status()).isEqualTo(1008);
      bruno.hear(phone.seq());
      assertThat(String.join("", bruno.everything())).doesNotContain(NEW);
      Player late = Player.silent(server.port(), table, old);
      assertThat(Read.text(late.hello(0), "refusal.clause")).isEqualTo("table.wrong-token");
      assertThat(mine(server, table, old)).isEqualTo("[]");
    }
    // The log knows it, also where nothing of the table is in memory.
    try (TestServer server = TestServer.on(url)) {
      assertThat(mine(server, table, old)).isEqualTo("[]");
      assertThat(mine(server, table, NEW)).contains("\"person\":0");
      assertThat(Player.at(server.port(), table, NEW).seats()).containsExactly(0);
    }
  }
}
