package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.json.Json;

/** What the server says of itself is what it does. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DescriptionTest {
  @TempDir static Path folder;
  private TestServer server;

  @BeforeAll
  void open() {
    server = TestServer.on(TestServer.sqlite(folder));
  }

  @AfterAll
  void close() {
    server.close();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everythingSaidOverTheSocketIsDescribed(String title) {
    Schema schema = Schema.of(server.get("/api/socket-schema.json?title=" + title).json());
    try (Player anna = server.open(title, 2);
        Player bruno = server.join(anna, "Bruno");
        Player watcher = server.watch(anna.table())) {
      bruno.must("sit", "\"seat\":1");
      bruno.must("chat", "\"text\":\"hello\"");
      anna.must("configure", fields(anna, "setup"), fields(anna, "terms"));
      anna.must("mute", "\"person\":1", "\"muted\":false");
      anna.hear(bruno.seq());
      anna.must("start");
      bruno.hear(anna.seq());
      for (int k = 0; k < 40 && !anna.isOver(); k++) {
        Player mover = anna.seats().contains(anna.actor()) ? anna : bruno;
        Player other = mover == anna ? bruno : anna;
        mover.play(k * 5);
        other.hear(mover.seq());
        if (k % 10 == 3 && !anna.isOver()) {
          mover.must("undo", "\"seat\":" + mover.seats().getFirst());
          other.hear(mover.seq());
          if (!Read.isNull(other.info(), "undo")) {
            other.must(
                "agree",
                "\"wish\":" + Read.number(other.info(), "undo.seq"),
                "\"agree\":" + (k % 20 == 3));
            mover.hear(other.seq());
          }
        }
      }
      anna.ask("look", "\"seq\":6");
      anna.ask("ping");
      anna.refused("sit", "\"seat\":0");
      if (!anna.isOver()) {
        anna.must("bot", "\"seat\":" + anna.seats().getFirst(), "\"level\":\"novice\"");
        anna.must("take", "\"seat\":" + anna.seats().getFirst());
        bruno.must("leave");
        bruno.must("resign", "\"seat\":" + bruno.seats().getFirst());
      }
      bruno.must("rematch");
      anna.hear(bruno.seq());
      watcher.hear(bruno.seq());
      Set<String> kinds = new HashSet<>();
      for (Player player : List.of(anna, bruno, watcher)) {
        for (String text : player.everything()) {
          Json message = Json.read(text);
          kinds.add(Read.text(message, "kind"));
          assertThat(schema.problems(text)).as(text).isEmpty();
        }
      }
      assertThat(kinds)
          .containsExactlyInAnyOrder(
              "welcome", "heard", "accepted", "refused", "looked", "offered", "pong", "present");
    }
  }

  static Stream<String> titles() {
    return Catalogue.games().stream().map(game -> game.info().id());
  }

  private static String fields(Player player, String name) {
    return "\"" + name + "\":" + Read.at(player.info(), name).write();
  }

  @Test
  void aSchemaThatDoesNotFitIsNoticed() {
    Schema schema = Schema.of(server.get("/api/socket-schema.json?title=azul").json());
    for (String wrong :
        List.of(
            "{\"kind\":\"accepted\",\"id\":1}",
            "{\"kind\":\"accepted\",\"id\":1,\"seq\":2,\"key\":3}",
            "{\"kind\":\"shouted\",\"id\":1}",
            "{\"kind\":\"looked\",\"id\":1,\"seq\":2,\"views\":[{}]}")) {
      assertThat(schema.problems(wrong)).as(wrong).isNotEmpty();
    }
  }

  @Test
  void everyAnswerByRestIsDescribed() {
    Json.Obj api = server.get("/api/openapi.json").json();
    try (Player anna = server.open("bossa", 2, "\"access\":\"open\"")) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
      for (int k = 0; !anna.isOver(); k++) {
        anna.play(k);
      }
      String table = "/api/tables/" + anna.table();
      String wish = "{\"title\":\"azul\",\"seats\":2,\"name\":\"x\",\"access\":\"open\"}";
      String mine = "[{\"table\":\"" + anna.table() + "\",\"token\":\"" + anna.token() + "\"}]";
      check(api, "get", "/api/health", "200", server.get("/api/health"));
      check(api, "get", "/api/addresses", "200", server.get("/api/addresses"));
      check(api, "get", "/api/titles", "200", server.get("/api/titles"));
      TestServer.Reply opened = server.post("/api/tables", wish);
      check(api, "post", "/api/tables", "200", opened);
      check(api, "post", "/api/tables", "default", server.post("/api/tables", "{}"));
      check(api, "get", "/api/tables", "200", server.get("/api/tables"));
      check(api, "get", "/api/tables/{table}", "200", server.get(table));
      check(
          api,
          "post",
          "/api/tables/{table}/people",
          "200",
          server.post("/api/tables/" + opened.text("table") + "/people", "{\"name\":\"Carla\"}"));
      TestServer.Reply record = server.get(table + "/record");
      check(api, "get", "/api/tables/{table}/record", "200", record);
      check(api, "post", "/api/mine", "200", server.post("/api/mine", mine));
      check(api, "post", "/api/records", "200", server.post("/api/records", record.body()));
      assertThat(((Json.Obj) Read.at(api, "paths")).fields()).hasSize(9);
    }
  }

  private static void check(
      Json.Obj api, String method, String path, String status, TestServer.Reply reply) {
    Json answer = Objects.requireNonNull(((Json.Obj) Read.at(api, "paths")).get(path), path);
    Json.Obj content = (Json.Obj) Read.at(answer, method + ".responses." + status + ".content");
    Json.Obj schema = (Json.Obj) Read.at(content.fields().values().iterator().next(), "schema");
    assertThat(reply.status() == 200).isEqualTo(status.equals("200"));
    assertThat(Schema.of(schema, api).problems(reply.body())).as(path).isEmpty();
  }
}
