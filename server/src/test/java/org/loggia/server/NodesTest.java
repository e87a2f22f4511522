package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.loggia.core.json.Json;

/** Several servers on one PostgreSQL: whichever one comes to, one is at the same table. */
@Timeout(300)
class NodesTest {
  private static final int NODES = 3;

  private final List<TestServer> nodes = new ArrayList<>();
  private String url = "";

  @BeforeEach
  void open() {
    url = Databases.emptyPostgres();
    for (int i = 0; i < NODES; i++) {
      nodes.add(TestServer.on(url));
    }
  }

  @AfterEach
  void close() {
    nodes.forEach(TestServer::close);
  }

  private TestServer node(int number) {
    return nodes.get(number);
  }

  /** Anna at the first node and Bruno at the second. */
  private Player[] pair(String title) {
    Player anna = node(0).open(title, 2, "\"shuffle\":false");
    Player bruno = node(1).join(anna, "Bruno");
    bruno.must("sit", "\"seat\":1");
    anna.hear(bruno.seq());
    return new Player[] {anna, bruno};
  }

  private static void awaitPresent(Player who, String people, int watchers) {
    String wanted = "\"people\":" + people + ",\"watchers\":" + watchers;
    who.hearUntil(
        one ->
            one.everything().stream()
                .filter(message -> message.startsWith("{\"kind\":\"present\""))
                .reduce((_, last) -> last)
                .orElse("")
                .contains(wanted));
  }

  private double figure(int number, String name) {
    return node(number)
        .get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
        .findFirst()
        .orElseThrow();
  }

  private void execute(String sql, Object... values) {
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private void append(Player table, int seq, String body) {
    execute(
        "INSERT INTO entry (table_id, seq, at, seat, kind, body) VALUES (?, ?, 0, -2, 'x', ?)",
        table.table(),
        seq,
        body);
  }

  @Test
  void oneGameIsPlayedAcrossAllNodes() {
    try (Player anna = node(0).open("palazzo", 3, "\"shuffle\":false");
        Player bruno = node(1).join(anna, "Bruno");
        Player clara = node(2).join(anna, "Clara");
        Player watcher = node(2).watch(anna.table())) {
      List<Player> all = List.of(anna, bruno, clara, watcher);
      bruno.must("sit", "\"seat\":1");
      clara.must("sit", "\"seat\":2");
      anna.hear(clara.seq());
      anna.must("start");
      all.forEach(each -> each.hear(anna.seq()));
      for (int k = 0; !anna.isOver(); k += 7) {
        Player mover = all.get(anna.actor());
        int seq = mover.play(k);
        all.forEach(each -> each.hear(seq));
      }
      assertThat(all).allSatisfy(each -> assertThat(each.info()).isEqualTo(anna.info()));
      for (TestServer node : nodes) {
        assertThat(node.get("/api/tables/" + anna.table() + "/record").status()).isEqualTo(200);
      }
      assertThat(anna.entries()).hasSize(anna.seq() + 1);
    }
  }

  @Test
  void twoWhoActAtTheSameMomentOnTwoNodesBothFindTheirPlaceInTheLog() {
    Player[] pair = pair("azul");
    int each = 40;
    CompletableFuture<Void> bruno =
        CompletableFuture.runAsync(() -> chat(pair[1], each), Thread::startVirtualThread);
    chat(pair[0], each);
    bruno.join();
    int last = Math.max(pair[0].seq(), pair[1].seq());
    for (Player player : pair) {
      player.hear(last);
      List<Integer> seqs = player.entries().stream().map(e -> Read.number(e, "seq")).toList();
      assertThat(seqs).doesNotHaveDuplicates().isSorted().hasSize(last + 1);
    }
    long said =
        pair[0].entries().stream().filter(e -> Read.text(e, "what.kind").equals("chatted")).count();
    assertThat(said).isEqualTo(2 * each);
  }

  private static void chat(Player player, int often) {
    for (int i = 0; i < often; i++) {
      player.must("chat", "\"text\":\"" + i + "\"");
    }
  }

  @Test
  void whatWasNotCalledOutIsFoundInTheLog() {
    Player[] pair = pair("azul");
    append(
        pair[0],
        pair[0].seq() + 1,
        "{\"kind\":\"chatted\",\"person\":0,\"text\":\"did you hear me?\"}");
    for (Player player : pair) {
      player.hear(player.seq() + 1);
      assertThat(player.everything().getLast()).contains("did you hear me?");
    }
  }

  @Test
  void whoIsAtAnotherNodeIsThere() {
    Player[] pair = pair("azul");
    pair[0].must("start");
    pair[1].hear(pair[0].seq());
    try (Player watcher = node(2).watch(pair[0].table())) {
      awaitPresent(pair[0], "[0,1]", 1);
      awaitPresent(pair[1], "[0,1]", 1);
      awaitPresent(watcher, "[0,1]", 1);
      assertThat(pair[0].refused("bot", "\"seat\":1", "\"level\":\"novice\""))
          .isEqualTo("table.still-there");
    }
    pair[1].close();
    awaitPresent(pair[0], "[0]", 0);
    assertThat(pair[0].refused("bot", "\"seat\":1", "\"level\":\"novice\""))
        .isEqualTo("table.just-gone");
  }

  @Test
  void botsThinkOnOneNodeWhereverPeopleAre() {
    Player[] pair = pair("azul");
    awaitPresent(pair[0], "[0,1]", 0);
    awaitPresent(pair[1], "[0,1]", 0);
    pair[1].must("stand", "\"seat\":1");
    pair[0].hear(pair[1].seq());
    pair[0].must("stand", "\"seat\":0");
    pair[0].must("bot", "\"seat\":0", "\"level\":\"novice\"");
    pair[0].must("bot", "\"seat\":1", "\"level\":\"novice\"");
    pair[0].must("start");
    pair[0].hearUntil(Player::isOver);
    pair[1].hearUntil(Player::isOver);
    long moves =
        pair[0].entries().stream().filter(e -> Read.text(e, "what.kind").equals("moved")).count();
    double thoughts = 0;
    for (int i = 0; i < NODES; i++) {
      thoughts += figure(i, "loggia_bots_thoughts_total");
    }
    // Exactly one for each, unless a node was taken for dead for a moment.
    assertThat(thoughts).isBetween((double) moves, 1.5 * moves);
  }

  @Test
  void choresAreOneNodesAndAnothersWhenThatOneIsGone() {
    while (choreNodes() != 1) {
      // until the first has taken them
    }
    int whose = 0;
    while (figure(whose, "loggia_chores") == 0) {
      whose++;
    }
    nodes.remove(whose).close();
    while (choreNodes() != 1) {
      // until another has
    }
  }

  private long choreNodes() {
    long count = 0;
    for (int i = 0; i < nodes.size(); i++) {
      count += (long) figure(i, "loggia_chores");
    }
    return count;
  }

  @Test
  void whatANewerVersionHasWrittenIsRefusedAndLeftAsItIs() {
    List<String> news =
        List.of(
            "{\"kind\":\"danced\",\"person\":0}",
            "{\"kind\":\"chatted\",\"person\":0,\"text\":\"x\",\"colour\":\"red\"}",
            "{\"kind\":\"opened\",\"title\":\"azul\",\"revision\":1,\"luck\":9}");
    for (String newer : news) {
      Player[] pair = pair("azul");
      int seq = pair[0].seq();
      append(pair[0], seq + 1, newer);
      // Who is here already, and who comes: nobody plays on from half of the truth.
      assertThat(pair[0].refused("start")).as(newer).isEqualTo("table.newer");
      try (Player late = Player.silent(node(2).port(), pair[1].table(), pair[1].token())) {
        assertThat(Read.text(late.hello(0), "refusal.clause")).isEqualTo("table.newer");
      }
      TestServer.Reply info = node(2).get("/api/tables/" + pair[0].table());
      assertThat(info.status()).isEqualTo(503);
      assertThat(info.text("clause")).isEqualTo("table.newer");
      // As soon as it can be read, all goes on from where it was.
      execute("DELETE FROM entry WHERE table_id = ? AND seq = ?", pair[0].table(), seq + 1);
      assertThat(pair[0].must("start")).isEqualTo(seq + 1);
    }
    Json beside = Json.read(node(1).get("/api/health").body());
    assertThat(Read.at(beside, "ok").write()).isEqualTo("true");
  }
}
