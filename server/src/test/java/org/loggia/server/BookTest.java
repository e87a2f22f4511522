package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

/** However much people at a table say and change, whoever comes later can be told all of it. */
class BookTest {
  /** More than anybody may bring about. */
  private static final int OFTEN = 1_200;

  @TempDir Path folder;
  private TestServer server;

  @BeforeEach
  void open() {
    server = TestServer.on(TestServer.sqlite(folder));
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** Until the book is full, which must be before anybody gets tired. */
  private static void fill(Player player, String kind, String... fields) {
    for (int i = 0; i < OFTEN; i++) {
      Json answer = player.ask(kind, fields);
      if (Read.text(answer, "kind").equals("refused")) {
        assertThat(Read.text(answer, "refusal.clause")).isEqualTo("table.book-full");
        return;
      }
    }
    throw new AssertionError("a book without end");
  }

  private void canBeEntered(Player table) {
    try (Player late = Player.silent(server.port(), table.table(), table.token())) {
      Json welcome = late.hello(0);
      assertThat(Read.text(welcome, "kind")).isEqualTo("welcome");
      assertThat(Read.list(welcome, "entries")).hasSize(Read.number(welcome, "seq") + 1);
    }
  }

  @Test
  void theLongestChatOfManyPeopleCanBeTold() {
    String text = "\"text\":" + Json.of("長".repeat(300)).write();
    try (Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
      fill(anna, "chat", text);
      for (int i = 0; i < 4; i++) {
        try (Player guest = server.join(anna, "Guest " + i)) {
          fill(guest, "chat", text);
        }
      }
      canBeEntered(anna);
      anna.play(0);
    }
  }

  @Test
  void theLargestTableLaidAgainAndAgainCanBeTold() throws IOException {
    Path file = Path.of("../games/kensington/src/test/records/1-own-list-guard.json");
    String setup = Read.at(Json.read(Files.readString(file)), "setup").write();
    try (Player anna = server.open("kensington", 2)) {
      String terms = "\"terms\":" + Read.at(anna.info(), "terms").write();
      fill(anna, "configure", "\"setup\":" + setup, terms);
      canBeEntered(anna);
    }
  }

  @Test
  void whoSaysMuchLeavesRoomForTheOthers() {
    try (Player anna = server.open("azul", 2);
        Player bruno = server.join(anna, "Bruno")) {
      fill(anna, "chat", "\"text\":\"" + "a".repeat(300) + "\"");
      for (String said : List.of("hello", "is anybody there?", "good bye")) {
        bruno.must("chat", "\"text\":\"" + said + "\"");
      }
    }
  }
}
