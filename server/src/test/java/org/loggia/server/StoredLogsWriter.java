package org.loggia.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays a few tables as people do and keeps their logs, for {@link StoredLogsTest}. To be run by
 * hand, once, before the form of the log changes; its argument names the form. What is kept is
 * never written again.
 */
final class StoredLogsWriter {
  private final List<StoredLogs.Kept> kept = new ArrayList<>();
  private final String url;
  private TestServer server;

  private StoredLogsWriter(String url) {
    this.url = url;
    this.server = TestServer.on(url);
  }

  public static void main(String[] arguments) throws Exception {
    Path file = StoredLogs.FOLDER.resolve(arguments[0] + ".jsonl");
    if (Files.exists(file)) {
      throw new IllegalArgumentException(file + " is kept already");
    }
    String url = TestServer.sqlite(Files.createTempDirectory("stored-logs"));
    StoredLogsWriter writer = new StoredLogsWriter(url);
    writer.playAll();
    writer.server.close();
    new StoredLogs(writer.kept, StoredLogs.rows(url)).writeTo(file);
  }

  private void playAll() throws SQLException {
    takenBack();
    lent();
    finished();
    resigned();
    givenUp();
    configured();
    asking();
    waiting();
    // Last, because it opens the server anew.
    underOldRules();
  }

  private void keep(String about, Player... players) {
    Player first = players[0];
    List<String> tokens = new ArrayList<>();
    for (Player player : players) {
      tokens.add(player.token());
      player.close();
    }
    kept.add(
        new StoredLogs.Kept(
            first.table(), about, first.status(), players[players.length - 1].seq(), tokens));
  }

  private Player[] people(String title, int seats, String... more) {
    Player[] all = new Player[seats];
    all[0] = server.open(title, seats, more);
    for (int seat = 1; seat < seats; seat++) {
      all[seat] = server.join(all[0], "Guest " + seat);
      all[seat].must("sit", "\"seat\":" + seat);
    }
    hear(all, all[seats - 1].seq());
    all[0].must("start");
    hear(all, all[0].seq());
    return all;
  }

  private static void hear(Player[] all, int seq) {
    for (Player player : all) {
      player.hear(seq);
    }
  }

  private static Player mover(Player[] all) {
    for (Player player : all) {
      if (player.seats().contains(player.actor())) {
        return player;
      }
    }
    throw new AssertionError("nobody's turn");
  }

  private static void play(Player[] all, int moves) {
    for (int k = 0; k < moves && !all[0].isOver(); k++) {
      Player mover = mover(all);
      mover.play(7 * k);
      hear(all, mover.seq());
    }
  }

  private static String seat(Player player) {
    return "\"seat\":" + player.seats().getFirst();
  }

  private void takenBack() {
    Player[] all = people("azul", 2);
    play(all, 3);
    all[0].must("chat", "\"text\":\"Ciao! Привет! <b>hello</b>\"");
    hear(all, all[0].seq());
    Player mover = mover(all);
    mover.play(0);
    mover.must("undo", seat(mover));
    hear(all, mover.seq());
    play(all, 2);
    Player asker = mover(all);
    Player asked = asker == all[0] ? all[1] : all[0];
    for (boolean agree : new boolean[] {false, true}) {
      asker.must("undo", seat(asker));
      asked.hear(asker.seq());
      asked.must(
          "agree", "\"wish\":" + Read.number(asked.info(), "undo.seq"), "\"agree\":" + agree);
      hear(all, asked.seq());
    }
    play(all, 6);
    keep("azul with moves taken back", all);
  }

  private void lent() {
    Player[] all = people("bossa", 2);
    play(all, 4);
    Player leaver = mover(all);
    Player stays = leaver == all[0] ? all[1] : all[0];
    leaver.must("leave");
    stays.hear(leaver.seq());
    stays.must("bot", seat(leaver), "\"level\":\"novice\"");
    int lent = leaver.seats().getFirst();
    stays.hearUntil(one -> one.actor() != lent);
    leaver.hear(stays.seq());
    leaver.must("take", seat(leaver));
    hear(all, leaver.seq());
    play(all, 4);
    keep("bossa with a seat lent to a bot", all);
  }

  private void finished() {
    Player anna = server.open("palazzo", 2);
    anna.must("bot", "\"seat\":1", "\"level\":\"novice\"");
    anna.must("start");
    for (int k = 0; !anna.isOver(); k++) {
      anna.hearUntil(one -> one.isOver() || one.seats().contains(one.actor()));
      if (!anna.isOver()) {
        anna.play(k);
      }
    }
    String record = server.get("/api/tables/" + anna.table() + "/record").body();
    anna.must("rematch");
    Player again = Player.at(server.port(), Read.text(anna.info(), "rematch"), anna.token());
    keep("palazzo against a bot, over", anna);
    keep("palazzo once more, waiting", again);
    Player watcher = server.watch(server.post("/api/records", record).text("table"));
    kept.add(
        new StoredLogs.Kept(
            watcher.table(), "a record of palazzo", "over", watcher.seq(), List.of()));
    watcher.close();
  }

  private void resigned() {
    Player[] all = people("alhambra", 3);
    play(all, 4);
    Player mover = mover(all);
    int seat = mover.seats().getFirst();
    mover.must("resign", seat(mover));
    mover.hearUntil(one -> one.actor() != seat);
    hear(all, mover.seq());
    keep("alhambra with a seat that gave up", all);
  }

  private void givenUp() {
    Player[] all = people("azul", 2, "\"options\":{\"side\":\"grey\"}");
    play(all, 2);
    all[1].must("resign", seat(all[1]));
    hear(all, all[1].seq());
    keep("azul given up", all);
  }

  private void configured() {
    Player anna = server.open("azul", 2, "\"access\":\"open\"");
    Player bruno = server.join(anna, "Bruno");
    anna.hear(bruno.seq());
    anna.must(
        "configure",
        "\"setup\":{\"seats\":3,\"first\":1,\"options\":{\"side\":\"grey\"},\"data\":{}}",
        "\"terms\":{\"access\":\"open\",\"spectators\":false,\"shuffle\":false}");
    anna.must("mute", "\"person\":1", "\"muted\":true");
    anna.must("bot", "\"seat\":1", "\"level\":\"casual\"");
    bruno.hear(anna.seq());
    bruno.must("sit", "\"seat\":2");
    anna.hear(bruno.seq());
    anna.must("start");
    bruno.hear(anna.seq());
    Player[] all = {anna, bruno};
    for (int k = 0; k < 3; k++) {
      anna.hearUntil(one -> one.actor() != 1);
      hear(all, anna.seq());
      play(all, 1);
    }
    anna.hearUntil(one -> one.actor() != 1);
    hear(all, anna.seq());
    keep("azul of three, configured, muted, with a bot", all);
  }

  private void asking() {
    Player[] all = people("kensington", 2);
    play(all, 6);
    Player asker = mover(all);
    asker.must("undo", seat(asker));
    hear(all, asker.seq());
    keep("kensington while somebody asks to take back", all);
  }

  private void waiting() {
    Player anna = server.open("azul", 4, "\"access\":\"open\"");
    keep("azul that waits for players", anna);
  }

  /** Opened under them, and begun when they had been renewed. */
  private void underOldRules() throws SQLException {
    Player waiting = server.open("kensington", 2);
    waiting.must("sit", "\"seat\":1");
    server.close();
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement change =
            connection.prepareStatement(
                "UPDATE entry SET body = replace(body, '\"revision\":2', '\"revision\":1')"
                    + " WHERE table_id = ? AND seq = 0")) {
      change.setString(1, waiting.table());
      change.executeUpdate();
    }
    server = TestServer.on(url);
    Player anna = Player.at(server.port(), waiting.table(), waiting.token());
    anna.must("start");
    anna.play(0);
    anna.play(1);
    keep("kensington opened before its rules were renewed", anna);
  }
}
