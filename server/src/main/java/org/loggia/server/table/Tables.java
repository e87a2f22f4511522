package org.loggia.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Step;
import org.loggia.server.bots.Thinkers;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Conflict;
import org.loggia.server.log.Happening;
import org.loggia.server.log.HouseTime;
import org.loggia.server.log.LobbyRow;
import org.loggia.server.log.Log;
import org.loggia.server.log.LogEntry;
import org.loggia.server.log.Terms;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.Status;
import org.loggia.server.wire.TableInfoCodec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables of the house. A table is in memory only while it is used. */
public final class Tables {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final int MOST_LISTED = 200;
  private static final int MOST_CLEARED = 500;
  private static final int MOST_DUE = 10_000;

  /** For so long it is known that a table was cleared away. */
  private static final Duration LONGEST_MEMORY = Duration.ofDays(1);

  private final Surroundings around;

  /** One object a table: as long as anybody holds it, everybody gets the same. */
  private final Cache<String, Table> open = Caffeine.newBuilder().weakValues().build();

  private final Memory memory;

  /** Hears what becomes of commands, for whoever counts. */
  public interface Watch {
    void accepted(Command command);

    void refused(Command command);
  }

  /**
   * @param random where keys of tables and seeds of bots come from
   * @param bytes about so much memory the positions of all tables may take
   */
  public Tables(
      Log log,
      LuckSource lucks,
      Thinkers thinkers,
      InstantSource clock,
      RandomGenerator random,
      HouseTime houseTime,
      Watch watch,
      Neighbours neighbours,
      long bytes) {
    this.memory = new Memory(bytes);
    this.around =
        new Surroundings(
            log, lucks, thinkers, clock, random, Later.REAL, neighbours, houseTime, watch, memory);
  }

  /** The table of that name; whether there is one, its log knows. */
  public Table table(String id) {
    Table table = open.get(id, name -> new Table(name, around));
    if (table == null) {
      throw new IllegalStateException("a table is made when it is asked for");
    }
    return table;
  }

  /** The tables of which something is known here, each with the last seq that everybody knows. */
  public Map<String, Integer> told() {
    Map<String, Integer> told = new TreeMap<>();
    open.asMap()
        .forEach(
            (id, table) -> {
              if (table.told() >= 0) {
                told.put(id, table.told());
              }
            });
    return told;
  }

  /** Whether anything is known of that table here. */
  public boolean isOpen(String id) {
    return open.getIfPresent(id) != null;
  }

  /** Another node has written to that table up to this seq. */
  public void wentOn(String id, int seq) {
    Table table = open.getIfPresent(id);
    if (table != null && table.told() >= 0 && table.told() < seq) {
      table.wentOn();
    }
  }

  /** Who is at that table on other nodes from now on. */
  public void elsewhere(String id, Elsewhere who) {
    Table table = open.getIfPresent(id);
    if (table != null) {
      table.elsewhere(who);
    }
  }

  /** Somebody who has just opened a table. */
  public record Founding(String table, int person, String token, String invite) {}

  /** Opens a new table; who opens it is its owner and sits down on the first seat. */
  public Answer<Founding> open(String title, Setup setup, Terms terms, String name) {
    Game<?, ?, ?> game = Catalogue.game(title);
    if (game == null) {
      return Answer.no(Refusal.of("table.no-such-title").with("title", title));
    }
    Refusal refusal = game.check(setup);
    if (refusal == null) {
      refusal = ClockDecisions.check(terms.pace());
    }
    if (refusal != null) {
      return Answer.no(refusal);
    }
    return Words.name(name).then(clean -> Answer.yes(found(game, setup, terms, clean)));
  }

  private Founding found(Game<?, ?, ?> game, Setup setup, Terms terms, String name) {
    String id = Secrets.newId();
    String token = Secrets.newToken();
    TableState state =
        write(
            id,
            List.of(
                new Happening.Opened(
                    game.info().id(),
                    game.info().revision(),
                    setup,
                    terms,
                    Secrets.newKey(around.random()),
                    false),
                new Happening.Joined(SeatDecisions.OWNER, name, Secrets.hash(token)),
                new Happening.Seated(0, new Chair(SeatDecisions.OWNER, null))),
            List.of(Seat.NOBODY, Seat.NOBODY, Seat.NOBODY));
    LOG.info("event=table.opened table={} title={}", id, game.info().id());
    return new Founding(id, SeatDecisions.OWNER, token, state.invite());
  }

  /** Lays a record out as a table to look at; the answer is its name. */
  public Answer<String> exhibit(GameRecord record) {
    Game<?, ?, ?> game = Catalogue.game(record.game());
    if (game == null) {
      return Answer.no(Refusal.of("table.no-such-title").with("title", record.game()));
    }
    return switch (Play.of(game, record)) {
      case Answer.No(Refusal refusal) -> Answer.no(refusal);
      case Answer.Yes(Play<?, ?, ?> play) -> Answer.yes(layOut(record, play));
    };
  }

  private String layOut(GameRecord record, Play<?, ?, ?> play) {
    List<Happening> happenings = new ArrayList<>();
    List<Integer> seats = new ArrayList<>();
    Terms terms = new Terms(Terms.Access.LINK, true, false, false);
    happenings.add(
        new Happening.Opened(
            record.game(),
            record.revision(),
            record.setup(),
            terms,
            Secrets.newKey(around.random()),
            true,
            null,
            record.proof()));
    seats.add(Seat.NOBODY);
    for (Step step : play.steps()) {
      String move = step.entry().move();
      String told = step.publicMove().equals(move) ? null : step.publicMove();
      happenings.add(
          step.ply() == 0
              ? new Happening.Started(
                  Collections.nCopies(record.setup().seats(), Chair.EMPTY),
                  step.entry().draws(),
                  "",
                  null,
                  null)
              : new Happening.Moved(step.ply(), move, told, step.entry().draws(), ""));
      seats.add(step.seat());
    }
    String id = Secrets.newId();
    write(id, happenings, seats);
    return id;
  }

  /** The first entries of a new table. */
  private TableState write(String id, List<Happening> happenings, List<Integer> seats) {
    List<LogEntry> entries = new ArrayList<>();
    for (int seq = 0; seq < happenings.size(); seq++) {
      entries.add(
          new LogEntry(
              id,
              seq,
              around.now(),
              around.houseTime().millis(),
              seats.get(seq),
              happenings.get(seq)));
    }
    TableState state = TableState.of(entries, around.lucks());
    try {
      around.log().append(entries, List.of(Lobby.row(state)));
    } catch (Conflict impossible) {
      throw new IllegalStateException("two tables with one name", impossible);
    }
    return state;
  }

  /** Open tables with a free seat, the newest first. */
  public List<TableInfo> listed() {
    return around.log().listed(MOST_LISTED).stream()
        .map(LobbyRow::info)
        .map(TableInfoCodec.CODEC::parse)
        .toList();
  }

  /** Makes the lobby's rows of tables that have none. */
  public void mendLobby() {
    for (String id : around.log().missingInLobby()) {
      List<LogEntry> log = around.log().read(id, 0);
      try {
        around.log().append(List.of(), List.of(Lobby.row(TableState.of(log, around.lucks()))));
      } catch (Conflict impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  /** Wakes the tables whose bots had to move when the house was last closed. */
  public void open() {
    for (String id : around.log().due(LobbyRow.WHEN_OPENED, LobbyRow.WHEN_OPENED, MOST_DUE)) {
      table(id).lookAtClocks();
    }
  }

  /** Looks after the tables where somebody's time has run out; to be called every second. */
  public void lookAtClocks() {
    for (String id : around.log().due(0, around.houseTime().millis(), MOST_DUE)) {
      table(id).lookAtClocks();
    }
  }

  /** Clears away what nobody has used for long enough; the answer is how many. */
  public int clear(Expiry expiry) {
    long now = around.now();
    around.log().forgetCleared(now - LONGEST_MEMORY.toMillis());
    int cleared = 0;
    // Each state by itself: many games that rest must not hide a table that nobody came to.
    for (Status status : Status.values()) {
      long since = now - expiry.millis(status);
      for (LobbyRow row : around.log().untouchedSince(status.name(), since, MOST_CLEARED)) {
        cleared += clearIfUnused(row.table(), now, expiry) ? 1 : 0;
      }
    }
    if (cleared > 0) {
      LOG.info("event=tables.cleared count={}", cleared);
    }
    return cleared;
  }

  /** A table that cannot be read stays, and keeps none of the others from being cleared away. */
  private boolean clearIfUnused(String table, long now, Expiry expiry) {
    try {
      return table(table).clearIfUnused(now, expiry).join();
    } catch (CompletionException broken) {
      LOG.error("event=table.not-cleared table={}", table, broken);
      return false;
    }
  }

  /** How many tables hold a position in memory. */
  public long warm() {
    return memory.count();
  }
}
