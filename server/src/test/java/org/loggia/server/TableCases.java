package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.json.Json;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.http.Patience;
import org.loggia.server.table.Expiry;
import org.loggia.server.table.LuckSource;

/** What people do at tables, the same on every database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TableCases {
  /** Enough for a few tables, so that others are folded and forgotten all the time. */
  private static final long LITTLE_MEMORY = 60_000;

  private final AtomicLong clock =
      new AtomicLong(Instant.parse("2026-05-01T12:00:00Z").toEpochMilli());
  private String url = "";
  private TestServer server;

  /** An empty database of the kind at hand. */
  abstract String database();

  @BeforeAll
  void open() {
    url = database();
    server = start();
  }

  private TestServer start() {
    Habits habits =
        new Habits(
            () -> Instant.ofEpochMilli(clock.get()),
            LuckSource.KEYED,
            Patience.STANDARD,
            LITTLE_MEMORY);
    return TestServer.on(url, habits, false);
  }

  @AfterAll
  void close() {
    server.close();
  }

  /** Anna and Bruno at a table that has started; who moves first is left to luck. */
  private Player[] pair(String title, String... more) {
    Player anna = server.open(title, 2, more);
    Player bruno = server.join(anna, "Bruno");
    bruno.must("sit", "\"seat\":1");
    anna.hear(bruno.seq());
    anna.must("start");
    bruno.hear(anna.seq());
    return new Player[] {anna, bruno};
  }

  /** Every title of the house with its fewest seats. */
  static Stream<Arguments> titles() {
    return Catalogue.games().stream()
        .map(game -> arguments(game.info().id(), game.info().fewestSeats()));
  }

  private static Player mover(Player[] players) {
    for (Player player : players) {
      if (player.seats().contains(player.actor())) {
        return player;
      }
    }
    throw new AssertionError("nobody's turn");
  }

  private static Player other(Player[] pair, Player one) {
    return pair[0] == one ? pair[1] : pair[0];
  }

  private static void hearAll(Player[] players, int seq) {
    for (Player player : players) {
      player.hear(seq);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("titles")
  void peoplePlayWholeGamesOverTheSocket(String title, int seats) {
    List<Player> all = new ArrayList<>();
    all.add(server.open(title, seats));
    for (int seat = 1; seat < seats; seat++) {
      all.add(server.join(all.getFirst(), "Guest " + seat));
      all.getLast().must("sit", "\"seat\":" + seat);
    }
    Player[] players = all.toArray(Player[]::new);
    hearAll(players, all.getLast().seq());
    all.getFirst().must("start");
    hearAll(players, all.getFirst().seq());
    for (int k = 0; !players[0].isOver(); k += 7) {
      Player mover = mover(players);
      mover.play(k);
      hearAll(players, mover.seq());
    }
    TestServer.Reply record = server.get("/api/tables/" + players[0].table() + "/record");
    assertThat(record.status()).isEqualTo(200);
    assertThat(Read.isNull(record.json(), "result")).isFalse();
    assertThat(players[1].info()).isEqualTo(players[0].info());
    all.forEach(Player::close);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("titles")
  void botsPlayAlongUntilTheEnd(String title, int seats) {
    try (Player anna = server.open(title, seats)) {
      for (int seat = 1; seat < seats; seat++) {
        anna.must("bot", "\"seat\":" + seat, "\"level\":\"novice\"");
      }
      anna.must("start");
      int k = 0;
      while (!anna.isOver()) {
        anna.hearUntil(one -> one.isOver() || one.seats().contains(one.actor()));
        if (!anna.isOver()) {
          anna.play(k++);
        }
      }
      assertThat(Read.list(anna.info(), "result.standings")).hasSizeGreaterThanOrEqualTo(seats);
    }
  }

  @Test
  void whoComesBackHearsOnlyWhatWasMissed() {
    Player[] pair = pair("azul");
    for (int i = 0; i < 6; i++) {
      Player mover = mover(pair);
      mover.play(i);
      hearAll(pair, mover.seq());
    }
    Player away = other(pair, mover(pair));
    int known = away.seq();
    away.close();
    Player stays = other(pair, away);
    stays.play(3);

    try (Player back = Player.again(server.port(), away.table(), away.token(), known + 1)) {
      assertThat(back.entries()).hasSize(1);
      assertThat(Read.number(back.entries().getFirst(), "seq")).isEqualTo(known + 1);
      assertThat(Read.text(back.entries().getFirst(), "what.kind")).isEqualTo("moved");
      assertThat(back.views()).hasSize(1);
      assertThat(back.seats()).isEqualTo(away.seats());
      if (back.seats().contains(back.actor())) {
        back.play(0);
      }
    }
    stays.close();
  }

  @Test
  void theViewOfAnyPastSeqCanBeAskedFor() {
    Player[] pair = pair("azul");
    Player mover = mover(pair);
    Json before = mover.views().getFirst();
    int then = mover.seq();
    mover.play(0);

    Json looked = mover.ask("look", "\"seq\":" + then);

    assertThat(Read.at(looked, "views.0")).isEqualTo(before);
    assertThat(mover.views().getFirst()).isNotEqualTo(before);
    assertThat(Read.list(mover.ask("look", "\"seq\":0"), "views")).isEmpty();
    assertThat(mover.refused("look", "\"seq\":100000")).isEqualTo("table.no-such-seq");
  }

  @Test
  void aMoveWithoutLuckIsTakenBackForFree() {
    Player[] pair = pair("azul");
    Player mover = mover(pair);
    Json before = mover.views().getFirst();
    mover.play(0);
    hearAll(pair, mover.seq());

    int seat = mover.seats().getFirst();
    mover.must("undo", "\"seat\":" + seat);

    assertThat(mover.views().getFirst()).isEqualTo(before);
    assertThat(mover.actor()).isEqualTo(seat);
    other(pair, mover).hear(mover.seq());
    assertThat(mover(pair)).isSameAs(mover);
  }

  @Test
  void whatOthersHaveActedUponIsTakenBackOnlyIfTheyAgree() {
    Player[] pair = pair("azul");
    Player first = mover(pair);
    Json before = first.views().getFirst();
    int seat = first.seats().getFirst();
    first.play(0);
    hearAll(pair, first.seq());
    Player second = mover(pair);
    second.play(0);
    hearAll(pair, second.seq());

    first.must("undo", "\"seat\":" + seat);
    second.hear(first.seq());
    assertThat(Read.number(second.info(), "undo.ply")).isEqualTo(1);
    assertThat(first.refused("agree", wish(first), "\"agree\":true")).isEqualTo("table.not-asked");
    String refused = wish(second);
    second.must("agree", refused, "\"agree\":false");
    hearAll(pair, second.seq());
    assertThat(Read.isNull(first.info(), "undo")).isTrue();
    assertThat(first.views().getFirst()).isNotEqualTo(before);

    first.must("undo", "\"seat\":" + seat);
    second.hear(first.seq());
    // It is another wish now, also if it is for the same move.
    assertThat(second.refused("agree", refused, "\"agree\":true")).isEqualTo("table.nobody-asks");
    second.must("agree", wish(second), "\"agree\":true");
    hearAll(pair, second.seq());
    assertThat(first.views().getFirst()).isEqualTo(before);
  }

  private static String wish(Player player) {
    return "\"wish\":" + Read.number(player.info(), "undo.seq");
  }

  @Test
  void theSameMoveAgainHasTheSameLuck() {
    try (Player anna = server.open("palazzo", 2)) {
      anna.must("bot", "\"seat\":1", "\"level\":\"novice\"");
      anna.must("start");
      for (int i = 0; i < 6; i++) {
        anna.hearUntil(one -> one.seats().contains(one.actor()));
        int from = anna.seq();
        String move = anna.moves().getLast();
        anna.must("move", anna.move(move));
        Json once = eventsOf(anna, from + 1);
        // The bot may have moved already: nobody else is asked, as nobody else is a person.
        anna.must("undo", "\"seat\":" + anna.seats().getFirst());
        int again = anna.must("move", anna.move(move));
        assertThat(eventsOf(anna, again)).isEqualTo(once);
      }
    }
  }

  private static Json eventsOf(Player player, int seq) {
    for (Json entry : player.entries()) {
      if (Read.number(entry, "seq") == seq) {
        return Read.at(entry, "what.events");
      }
    }
    throw new AssertionError("no entry " + seq);
  }

  @Test
  void aLeaversSeatIsGivenToABotAndTakenBack() {
    Player[] pair = pair("bossa");
    Player leaver = mover(pair);
    Player stays = other(pair, leaver);
    int seat = leaver.seats().getFirst();
    assertThat(stays.refused("bot", "\"seat\":" + seat, "\"level\":\"novice\""))
        .isEqualTo("table.still-there");

    leaver.must("leave");
    stays.hear(leaver.seq());
    stays.must("bot", "\"seat\":" + seat, "\"level\":\"novice\"");
    stays.hearUntil(one -> one.isOver() || one.actor() != seat);

    try (Player back = Player.at(server.port(), leaver.table(), leaver.token())) {
      assertThat(back.refused("move", "\"seat\":" + seat, "\"move\":\"x\"", "\"after\":999"))
          .isEqualTo("table.bot-plays");
      back.must("take", "\"seat\":" + seat);
      assertThat(Read.isNull(back.info(), "chairs." + seat + ".bot")).isTrue();
      assertThat(
              Read.text(
                  back.info(),
                  "people." + Read.number(back.info(), "chairs." + seat + ".person") + ".left"))
          .isEqualTo("false");
    }
  }

  /** Asks for a bot on a seat until the table knows that its socket is closed. */
  private static void awaitGone(Player stays, String... bot) {
    String clause = "table.still-there";
    while (clause.equals("table.still-there")) {
      clause = stays.refused("bot", bot);
    }
    assertThat(clause).isEqualTo("table.just-gone");
  }

  @Test
  void whoseSocketBrokeKeepsTheirSeatForAWhile() {
    Player[] pair = pair("azul");
    Player stays = pair[0];
    String[] bot = {"\"seat\":" + pair[1].seats().getFirst(), "\"level\":\"novice\""};
    pair[1].close();
    awaitGone(stays, bot);
    clock.addAndGet(29_999);
    assertThat(stays.refused("bot", bot)).isEqualTo("table.just-gone");
    clock.addAndGet(1);
    stays.must("bot", bot);
  }

  @Test
  void whereMovesTakeHoursAbsenceIsWaitedForAsLong() {
    Player[] pair = pair("azul");
    for (int i = 0; i < 4; i++) {
      clock.addAndGet(Duration.ofHours(2).toMillis());
      Player mover = mover(pair);
      mover.play(i);
      hearAll(pair, mover.seq());
    }
    Player stays = pair[0];
    String[] bot = {"\"seat\":" + pair[1].seats().getFirst(), "\"level\":\"novice\""};
    pair[1].close();
    awaitGone(stays, bot);
    clock.addAndGet(Duration.ofHours(1).toMillis());
    assertThat(stays.refused("bot", bot)).isEqualTo("table.just-gone");
    clock.addAndGet(Duration.ofHours(1).toMillis());
    stays.must("bot", bot);
  }

  @Test
  void nobodysMovesAreTakenBackWithoutThemWhoeverKeepsTheirSeat() {
    Player[] pair = pair("azul");
    Player first = mover(pair);
    first.play(0);
    hearAll(pair, first.seq());
    Player second = mover(pair);
    second.play(0);
    hearAll(pair, second.seq());
    second.close();
    String[] bot = {"\"seat\":" + second.seats().getFirst(), "\"level\":\"novice\""};
    awaitGone(first, bot);
    clock.addAndGet(30_000);
    first.must("bot", bot);

    first.must("undo", "\"seat\":" + first.seats().getFirst());
    assertThat(Read.number(first.info(), "undo.ply")).isEqualTo(1);

    try (Player back = Player.at(server.port(), second.table(), second.token())) {
      int before = back.seq();
      back.must("agree", wish(back), "\"agree\":true");
      assertThat(back.entries()).hasSizeGreaterThan(before);
      assertThat(Read.text(back.entries().getLast(), "what.kind")).isEqualTo("undone");
    }
  }

  @Test
  void aBotThatSomebodyChoseForTheirOwnSeatStaysWhatItIs() {
    Player[] pair = pair("azul");
    String seat = "\"seat\":" + pair[1].seats().getFirst();
    pair[1].must("bot", seat, "\"level\":\"casual\"");
    pair[0].hear(pair[1].seq());
    pair[1].close();
    clock.addAndGet(30_000);
    assertThat(pair[0].refused("bot", seat, "\"level\":\"novice\"")).isEqualTo("table.bot-stays");
  }

  @Test
  void nobodyFillsTheBookOfATableWithoutEnd() {
    try (Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");
      anna.must("start");
      String seat = "\"seat\":0";
      String clause = "";
      for (int i = 0; i < 1_000 && clause.isEmpty(); i++) {
        Json answer = anna.ask("bot", seat, "\"level\":\"novice\"");
        if (Read.text(answer, "kind").equals("refused")) {
          clause = Read.text(answer, "refusal.clause");
        } else {
          anna.must("take", seat);
        }
      }
      assertThat(clause).isEqualTo("table.book-full");
      assertThat(anna.seq()).isLessThan(1_500);
      assertThat(anna.refused("chat", "\"text\":\"and now?\"")).isEqualTo("table.book-full");
      anna.play(0);
    }
  }

  @Test
  void whoComesBackHasNotLeft() {
    Player[] pair = pair("azul");
    pair[1].must("leave");
    pair[0].hear(pair[1].seq());
    assertThat(Read.text(pair[0].info(), "people.1.left")).isEqualTo("true");
    assertThat(pair[1].refused("leave")).isEqualTo("table.left-already");
    try (Player back = Player.at(server.port(), pair[1].table(), pair[1].token())) {
      assertThat(Read.text(back.info(), "people.1.left")).isEqualTo("false");
      pair[0].hear(back.seq());
      assertThat(Read.text(pair[0].info(), "people.1.left")).isEqualTo("false");
    }
  }

  @Test
  void whoPlaysOnHasNotLeft() {
    Player[] pair = pair("azul");
    Player mover = mover(pair);
    mover.must("leave");
    mover.play(0);
    try (Player watcher = server.watch(mover.table())) {
      int person = Read.number(watcher.info(), "chairs." + mover.seats().getFirst() + ".person");
      assertThat(Read.text(watcher.info(), "people." + person + ".left")).isEqualTo("false");
    }
  }

  @Test
  void theOwnerMayShowSomebodyOut() {
    try (Player anna = server.open("azul", 2)) {
      Player bruno = server.join(anna, "Bruno");
      bruno.must("sit", "\"seat\":1");
      assertThat(bruno.refused("show-out", "\"person\":0")).isEqualTo("table.owner-only");
      assertThat(anna.refused("show-out", "\"person\":0")).isEqualTo("table.owner-stays");
      String oldLink = anna.invite();
      anna.must("show-out", "\"person\":1");
      assertThat(bruno.awaitClose().status()).isEqualTo(1008);
      assertThat(Read.isNull(anna.info(), "chairs.1.person")).isTrue();
      assertThat(anna.refused("show-out", "\"person\":1")).isEqualTo("table.no-such-person");

      Json again = Player.silent(server.port(), anna.table(), bruno.token()).hello(0);
      assertThat(Read.text(again, "refusal.clause")).isEqualTo("table.wrong-token");
      String people = "/api/tables/" + anna.table() + "/people";
      String wish = "{\"name\":\"Bruno\",\"invite\":\"%s\"}";
      assertThat(server.post(people, wish.formatted(oldLink)).text("clause"))
          .isEqualTo("table.wrong-invite");
      assertThat(anna.invite()).isNotEqualTo(oldLink);
      assertThat(server.post(people, wish.formatted(anna.invite())).status()).isEqualTo(200);
    }
  }

  @Test
  void inAGameABotGoesOnForWhoWasShownOut() {
    try (Player anna = server.open("azul", 3)) {
      Player bruno = server.join(anna, "Bruno");
      bruno.must("sit", "\"seat\":1");
      anna.must("bot", "\"seat\":2", "\"level\":\"novice\"");
      anna.must("start");
      bruno.hear(anna.seq());
      int seat = bruno.seats().getFirst();
      anna.must("show-out", "\"person\":1");
      assertThat(Read.isNull(anna.info(), "chairs." + seat + ".person")).isTrue();
      assertThat(Read.isNull(anna.info(), "chairs." + seat + ".bot")).isFalse();
      anna.must("resign", "\"seat\":" + anna.seats().getFirst());
      bruno.awaitClose();
    }
  }

  @Test
  void whereNobodyMayWatchNobodyDoes() {
    try (Player anna = server.open("azul", 2, "\"access\":\"open\"", "\"spectators\":false");
        Player bruno = server.join(anna, "Bruno")) {
      Player carla = server.join(anna, "Carla");
      bruno.must("sit", "\"seat\":1");
      String people = "/api/tables/" + anna.table() + "/people";
      assertThat(server.post(people, "{\"name\":\"Dora\"}").text("clause"))
          .isEqualTo("table.no-spectators");
      anna.must("start");
      assertThat(carla.awaitClose().status()).isEqualTo(1008);
      Json again = Player.silent(server.port(), anna.table(), carla.token()).hello(0);
      assertThat(Read.text(again, "refusal.clause")).isEqualTo("table.no-spectators");
      String invited = "{\"name\":\"Dora\",\"invite\":\"" + anna.invite() + "\"}";
      assertThat(server.post(people, invited).text("clause")).isEqualTo("table.no-spectators");
    }
  }

  @Test
  void oneClientMayHoldSeveralSeats() {
    try (Player anna = server.open("azul", 3)) {
      anna.must("sit", "\"seat\":1");
      anna.must("sit", "\"seat\":2");
      anna.must("start");
      assertThat(anna.seats()).containsExactly(0, 1, 2);
      assertThat(anna.views()).hasSize(3);
      for (int i = 0; i < 9; i++) {
        anna.play(i);
      }
      assertThat(anna.entries()).hasSizeGreaterThan(9);
    }
  }

  @Test
  void onlyTheOwnerConfiguresAndStarts() {
    try (Player anna = server.open("azul", 2);
        Player bruno = server.join(anna, "Bruno")) {
      String setup =
          "\"setup\":{\"seats\":3,\"first\":1,\"options\":{\"side\":\"grey\"},\"data\":{}}";
      String terms = "\"terms\":{\"access\":\"open\",\"spectators\":false,\"shuffle\":false}";
      assertThat(bruno.refused("configure", setup, terms)).isEqualTo("table.owner-only");
      assertThat(bruno.refused("start")).isEqualTo("table.owner-only");
      assertThat(bruno.refused("mute", "\"person\":0", "\"muted\":true"))
          .isEqualTo("table.owner-only");
      anna.must("configure", setup, terms);
      assertThat(Read.list(anna.info(), "chairs")).hasSize(3);
      assertThat(anna.refused("start")).isEqualTo("table.seats-free");
      assertThat(anna.refused("configure", setup.replace("grey", "pink"), terms))
          .isEqualTo("core.bad-option-value");
      anna.must("bot", "\"seat\":1", "\"level\":\"novice\"");
      bruno.must("sit", "\"seat\":2");
      assertThat(bruno.refused("sit", "\"seat\":2")).isEqualTo("table.seat-taken");
      assertThat(bruno.refused("sit", "\"seat\":3")).isEqualTo("core.no-such-seat");
      assertThat(anna.refused("bot", "\"seat\":1", "\"level\":\"genius\""))
          .isEqualTo("table.no-such-level");
      anna.must("stand", "\"seat\":2");
      bruno.must("sit", "\"seat\":2");
      anna.must("start");
      assertThat(anna.seats()).containsExactly(0);
      assertThat(anna.refused("start")).isEqualTo("table.already-started");
      Json watcher = Player.silent(server.port(), anna.table(), null).hello(0);
      assertThat(Read.text(watcher, "refusal.clause")).isEqualTo("table.no-spectators");
    }
  }

  @Test
  void peopleChatUntilTheyAreMuted() {
    try (Player anna = server.open("bossa", 2);
        Player bruno = server.join(anna, "  Bruno\u202e\n ");
        Player watcher = server.watch(anna.table())) {
      bruno.must("chat", "\"text\":\"Hello <b>everybody</b>\"");
      anna.hear(bruno.seq());
      watcher.hear(bruno.seq());
      assertThat(Read.text(anna.entries().getLast(), "what.text"))
          .isEqualTo("Hello <b>everybody</b>");
      assertThat(Read.text(anna.info(), "people.1.name")).isEqualTo("Bruno");
      anna.must("mute", "\"person\":1", "\"muted\":true");
      assertThat(bruno.refused("chat", "\"text\":\"why?\"")).isEqualTo("table.muted");
      anna.must("mute", "\"person\":1", "\"muted\":false");
      bruno.must("chat", "\"text\":\"thanks\"");
      assertThat(bruno.refused("chat", "\"text\":\"" + "x".repeat(301) + "\""))
          .isEqualTo("table.text-length");
      assertThat(bruno.refused("chat", "\"text\":\" \"")).isEqualTo("table.text-length");
      assertThat(watcher.refused("chat", "\"text\":\"me too\"")).isEqualTo("table.watching");
    }
  }

  @Test
  void resigningEndsAGameOfTwoAndARematchFollows() {
    Player[] pair = pair("azul");
    Player loser = pair[1];
    assertThat(loser.refused("rematch")).isEqualTo("table.not-over");
    loser.must("resign", "\"seat\":" + loser.seats().getFirst());
    pair[0].hear(loser.seq());
    assertThat(pair[0].isOver()).isTrue();
    assertThat(Read.numbers(pair[0].info(), "resigned")).isEqualTo(loser.seats());
    assertThat(Read.isNull(pair[0].info(), "result")).isTrue();

    loser.must("rematch");
    String next = Read.text(loser.info(), "rematch");
    assertThat(pair[0].refused("rematch")).isEqualTo("table.rematched");
    try (Player anna = Player.at(server.port(), next, pair[0].token());
        Player bruno = Player.at(server.port(), next, pair[1].token())) {
      assertThat(anna.status()).isEqualTo("waiting");
      anna.must("start");
      bruno.hear(anna.seq());
      mover(new Player[] {anna, bruno}).play(0);
    }
  }

  @Test
  void whoResignsAmongManyIsPlayedByABot() {
    try (Player anna = server.open("azul", 3)) {
      anna.must("bot", "\"seat\":1", "\"level\":\"novice\"");
      anna.must("bot", "\"seat\":2", "\"level\":\"novice\"");
      anna.must("start");
      int seat = anna.seats().getFirst();
      anna.must("resign", "\"seat\":" + seat);
      assertThat(anna.status()).isEqualTo("playing");
      assertThat(anna.refused("take", "\"seat\":" + seat)).isEqualTo("table.resigned");
      int then = anna.seq();
      anna.hearUntil(one -> one.seq() > then + 3);
    }
  }

  @Test
  void aRecordIsLaidOutAsATableToLookAt() {
    Player[] pair = pair("bossa", "\"options\":{}");
    assertThat(server.get("/api/tables/" + pair[0].table() + "/record").status()).isEqualTo(409);
    for (int k = 0; !pair[0].isOver(); k += 3) {
      Player mover = mover(pair);
      mover.play(k);
      hearAll(pair, mover.seq());
    }
    String record = server.get("/api/tables/" + pair[0].table() + "/record").body();

    String exhibit = server.post("/api/records", record).text("table");

    try (Player watcher = server.watch(exhibit)) {
      assertThat(watcher.isOver()).isTrue();
      assertThat(Read.at(watcher.info(), "result")).isEqualTo(Read.at(pair[0].info(), "result"));
      assertThat(Read.list(watcher.ask("look", "\"seq\":2"), "views")).hasSize(1);
      assertThat(server.get("/api/tables/" + exhibit + "/record").body()).isEqualTo(record);
      assertThat(server.post("/api/tables/" + exhibit + "/people", "{\"name\":\"Carla\"}").status())
          .isEqualTo(409);
    }
    String forged = record.replaceFirst("\"place\":1", "\"place\":2");
    assertThat(server.post("/api/records", forged).text("clause")).isEqualTo("core.wrong-result");
  }

  @Test
  void whoWishesToSitGetsTheFirstFreeSeatAndWatchesWhereThereIsNone() {
    try (Player host = server.open("azul", 3)) {
      host.must("bot", "\"seat\":1", "\"level\":\"novice\"");
      String people = "/api/tables/" + host.table() + "/people";
      String wish = "{\"name\":\"%s\",\"invite\":\"" + host.invite() + "\",\"sit\":%s}";

      assertThat(server.post(people, wish.formatted("Only looks", "false")).text("seat"))
          .isEqualTo("null");
      assertThat(server.post(people, wish.formatted("Bruno", "true")).text("seat")).isEqualTo("2");
      host.hearUntil(one -> Read.text(one.info(), "chairs.2.person").equals("2"));
      assertThat(server.post(people, wish.formatted("Late", "true")).text("seat"))
          .isEqualTo("null");
      host.must("start");

      assertThat(server.post(people, wish.formatted("Later", "true")).text("seat"))
          .isEqualTo("null");
    }
  }

  @Test
  void theLobbyShowsOpenTablesAndMine() {
    try (Player open = server.open("azul", 2, "\"access\":\"open\"");
        Player byLink = server.open("azul", 2)) {
      assertThat(server.get("/api/tables").body())
          .contains(open.table())
          .doesNotContain(byLink.table());
      assertThat(
              server
                  .post("/api/tables/" + byLink.table() + "/people", "{\"name\":\"Carla\"}")
                  .text("clause"))
          .isEqualTo("table.wrong-invite");
      assertThat(
              server
                  .post("/api/tables/" + open.table() + "/people", "{\"name\":\"Carla\"}")
                  .status())
          .isEqualTo(200);
      open.must("bot", "\"seat\":1", "\"level\":\"novice\"");
      assertThat(server.get("/api/tables").body()).doesNotContain(open.table());
      open.must("start");
      open.hearUntil(one -> one.seats().contains(one.actor()));

      Json.Arr mine =
          server
              .post(
                  "/api/mine",
                  "[{\"table\":\"%s\",\"token\":\"%s\"},{\"table\":\"%s\",\"token\":\"wrong\"}]"
                      .formatted(open.table(), open.token(), byLink.table()))
              .list();
      assertThat(mine.items()).hasSize(1);
      assertThat(Read.text(mine, "0.yourTurn")).isEqualTo("true");
      assertThat(Read.text(mine, "0.table.id")).isEqualTo(open.table());
    }
  }

  @Test
  void tablesOutliveTheServer() {
    Player[] pair = pair("alhambra");
    for (int i = 0; i < 5; i++) {
      Player mover = mover(pair);
      mover.play(i);
      hearAll(pair, mover.seq());
    }
    Json view = pair[0].views().getFirst();

    server.close();
    server = start();

    Player[] again = {
      Player.at(server.port(), pair[0].table(), pair[0].token()),
      Player.at(server.port(), pair[1].table(), pair[1].token())
    };
    assertThat(again[0].views().getFirst()).isEqualTo(view);
    assertThat(again[0].entries()).isEqualTo(pair[0].entries());
    mover(again).play(0);
  }

  @Test
  void onlyAFewPositionsStayInMemory() {
    List<Player[]> tables = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      tables.add(pair("bossa"));
    }
    for (int round = 0; round < 3; round++) {
      for (Player[] pair : tables) {
        Player mover = mover(pair);
        mover.play(round);
        hearAll(pair, mover.seq());
      }
    }
    assertThat(server.server().tables().warm()).isLessThan(tables.size());
  }

  @Test
  void twoServersOnOneLogAgree() {
    Player[] pair = pair("azul");
    try (TestServer second = start()) {
      Player[] there = {
        Player.at(second.port(), pair[0].table(), pair[0].token()),
        Player.at(second.port(), pair[1].table(), pair[1].token())
      };
      for (int i = 0; i < 6; i++) {
        Player[] here = i % 2 == 0 ? pair : there;
        Player[] late = i % 2 == 0 ? there : pair;
        Player mover = mover(here);
        mover.play(i);
        hearAll(here, mover.seq());
        // The others do not know of it yet: their log has gone on without them.
        late[0].must("chat", "\"text\":\"and now?\"");
        hearAll(late, late[0].seq());
      }
      assertThat(pair[0].views().getFirst()).isEqualTo(there[0].views().getFirst());
    }
  }

  @Test
  void tablesThatNobodyUsesAreClearedAway() {
    String wish = "{\"title\":\"azul\",\"seats\":2,\"name\":\"Anna\",\"access\":\"open\"}";
    String unused = server.post("/api/tables", wish).text("table");
    String used = server.post("/api/tables", wish).text("table");
    clock.addAndGet(Duration.ofDays(1).toMillis());
    server.post("/api/tables/" + used + "/people", "{\"name\":\"Bruno\"}");
    clock.addAndGet(Duration.ofDays(1).toMillis() + 1);

    server.server().tables().clear(Expiry.STANDARD);

    assertThat(server.get("/api/tables/" + unused).status()).isEqualTo(404);
    assertThat(server.get("/api/tables/" + used).status()).isEqualTo(200);
  }
}
