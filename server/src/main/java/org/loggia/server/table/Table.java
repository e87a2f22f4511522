package org.loggia.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.GameRecord;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.json.Json;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Conflict;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LobbyRow;
import org.loggia.server.log.LogBroken;
import org.loggia.server.log.LogEntry;
import org.loggia.server.log.Terms;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.Message;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The single owner of one log. What is asked of it is done one after the other: command in, rules
 * say yes, entries appended and committed, then answer and broadcast. Never the other way round.
 */
public final class Table {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);
  private static final int ATTEMPTS = 5;
  private static final int MOST_PEOPLE = 32;
  private static final int MOST_WATCHERS = 200;
  private static final String JOINED = "joined";
  private static final int MOST_MOVES_LISTED = 500;

  private final String id;
  private final Surroundings around;
  private final Mailbox mailbox = new Mailbox(this::failed);

  // Only what runs from the mailbox touches these.
  private final Set<Guest> guests = new LinkedHashSet<>();
  private @Nullable TableState state;
  private int thinkingAt = -1;

  Table(String id, Surroundings around) {
    this.id = id;
    this.around = around;
  }

  public String id() {
    return id;
  }

  // ---- one after the other ----------------------------------------------------------------------

  private void post(Runnable task) {
    mailbox.post(task);
  }

  private void failed(Throwable broken) {
    // What we know may be half a step ahead of the log: read it again.
    state = null;
    if (broken instanceof LogBroken) {
      LOG.warn("event=log.broken table={} problem=\"{}\"", id, broken.getMessage());
    } else {
      LOG.error("event=table.failed table={}", id, broken);
    }
  }

  private <T extends @Nullable Object> CompletableFuture<T> ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    post(
        () -> {
          try {
            answer.complete(question.get());
          } catch (
              Throwable broken) { // who asked must hear of an Error too, else they wait for ever
            state = null;
            answer.completeExceptionally(broken);
          }
        });
    return answer;
  }

  /** Drops what can be read again, to make room for others. */
  void forget() {
    post(() -> state = null);
  }

  // ---- from the socket --------------------------------------------------------------------------

  /** Somebody opens a socket and says who they are. */
  public void hello(Guest guest, Command.Hello hello) {
    post(() -> answering(guest, hello.id(), () -> welcome(guest, hello)));
  }

  public void command(Guest guest, Command command) {
    post(() -> answering(guest, command.id(), () -> carryOut(guest, command)));
  }

  public void gone(Guest guest) {
    post(
        () -> {
          if (guests.remove(guest)) {
            tellPresence();
          }
        });
  }

  /** Whatever goes wrong, there is an answer. */
  private void answering(Guest guest, int commandId, Runnable work) {
    try {
      work.run();
    } catch (LogBroken broken) {
      state = null;
      guest.tell(new Message.Refused(commandId, Refusal.of("table.log-broken")));
      LOG.error("event=log.broken table={}", id, broken);
    } catch (Throwable broken) { // an Error too: whoever asked must hear
      guest.tell(new Message.Refused(commandId, Refusal.of("table.our-fault")));
      throw broken;
    } finally {
      guest.answered();
    }
  }

  private void welcome(Guest guest, Command.Hello hello) {
    TableState now = state();
    if (now == null) {
      refuse(guest, hello, Refusal.of("table.unknown"));
      return;
    }
    String token = hello.token();
    Integer person = token == null ? null : now.person(token);
    if (token != null && person == null) {
      refuse(guest, hello, Refusal.of("table.wrong-token"));
      return;
    }
    if (!now.mayHear(person)) {
      refuse(guest, hello, Refusal.of("table.no-spectators"));
      return;
    }
    if (person == null && !guests.contains(guest) && watchers() >= MOST_WATCHERS) {
      refuse(guest, hello, Refusal.of("table.crowded").with("most", MOST_WATCHERS));
      return;
    }
    guest.is(person);
    guests.add(guest);
    guest.tell(new Telling(now, now.seatsOf(person)).welcome(hello.id(), person, hello.from()));
    tellPresence();
    wakeBot();
  }

  private void carryOut(Guest guest, Command command) {
    TableState now = state();
    if (now == null || !guests.contains(guest)) {
      refuse(guest, command, Refusal.of("table.hello-first"));
      return;
    }
    switch (command) {
      case Command.Ping(int commandId) -> guest.tell(new Message.Pong(commandId));
      case Command.Look look -> look(guest, look, now);
      case Command.Moves moves -> offer(guest, moves, now);
      default -> change(guest, command);
    }
  }

  private void look(Guest guest, Command.Look look, TableState now) {
    if (look.seq() < 0 || look.seq() > now.seq()) {
      refuse(guest, look, Refusal.of("table.no-such-seq").with("seq", now.seq()));
      return;
    }
    List<Integer> seats = now.seatsOf(guest.person());
    TableState then = now.at(look.seq());
    guest.tell(new Message.Looked(look.id(), look.seq(), new Telling(then, seats).views()));
  }

  private void offer(Guest guest, Command.Moves moves, TableState now) {
    Play<?, ?, ?> play = now.play();
    if (!now.seatsOf(guest.person()).contains(moves.seat())) {
      refuse(guest, moves, Refusal.of("table.not-your-seat").with("seat", moves.seat()));
    } else if (play == null || now.status() != Status.PLAYING) {
      refuse(guest, moves, Refusal.of("table.not-started"));
    } else if (play.actor() != moves.seat()) {
      refuse(guest, moves, Refusal.of("core.not-your-turn").with("actor", play.actor()));
    } else {
      int limit = Math.clamp(moves.limit(), 0, MOST_MOVES_LISTED);
      guest.tell(new Message.Offered(moves.id(), now.seq(), play.choices(), play.moves(limit)));
    }
  }

  private void change(Guest guest, Command command) {
    Integer person = guest.person();
    if (person == null) {
      refuse(guest, command, Refusal.of("table.watching"));
      return;
    }
    Answer<Integer> done =
        write(now -> new Decisions(now, person, this::isPresent, around.now()).decide(command));
    switch (done) {
      case Answer.No(Refusal refusal) -> refuse(guest, command, refusal);
      case Answer.Yes(Integer from) -> {
        around.accepted(command);
        tellAll(from, guest, new Message.Accepted(command.id(), mustBeThere().seq()));
      }
    }
  }

  private void refuse(Guest guest, Command command, Refusal refusal) {
    around.refused(command);
    guest.tell(new Message.Refused(command.id(), refusal));
  }

  private long watchers() {
    return guests.stream().filter(guest -> guest.person() == null).count();
  }

  private boolean isPresent(int person) {
    return guests.stream().anyMatch(guest -> isPerson(guest, person));
  }

  private static boolean isPerson(Guest guest, int person) {
    Integer one = guest.person();
    return one != null && one == person;
  }

  // ---- from elsewhere ---------------------------------------------------------------------------

  /** The table as everybody may see it, or null if there is none. */
  public CompletableFuture<@Nullable TableInfo> info() {
    return ask(
        () -> {
          TableState now = state();
          return now == null ? null : now.info();
        });
  }

  /**
   * The table at a glance, or null if there is none. While no game is on, the lobby knows it as
   * well as we do, so nothing is read again only to be looked at.
   */
  public CompletableFuture<@Nullable TableInfo> glance() {
    return ask(
        () -> {
          if (state == null) {
            Optional<LobbyRow> row = around.log().glance(id);
            if (row.isPresent() && !row.get().status().equals(Status.PLAYING.name())) {
              return TableInfo.CODEC.parse(row.get().info());
            }
          }
          TableState now = state();
          return now == null ? null : now.info().atAGlance();
        });
  }

  /** The number of the person with this token, or null. For that no game is played through. */
  public CompletableFuture<@Nullable Integer> person(String token) {
    return ask(
        () -> {
          TableState now = state;
          return now != null ? now.person(token) : personInLog(Secrets.hash(token));
        });
  }

  private @Nullable Integer personInLog(String hash) {
    for (LogEntry entry : around.log().read(id, JOINED)) {
      if (entry.what() instanceof Happening.Joined(int person, String _, String known)
          && Secrets.same(known, hash)) {
        return person;
      }
    }
    return null;
  }

  /**
   * A new person comes to the table; the answer is their token, which nobody else will ever see.
   */
  public CompletableFuture<Answer<Newcomer>> join(
      String name, @Nullable String invite, boolean sit) {
    return ask(
        () -> {
          if (state() == null) {
            return Answer.no(Refusal.of("table.unknown"));
          }
          String token = Secrets.newToken();
          Answer<Integer> done = write(now -> joining(now, name, invite, sit, token));
          return done.then(
              from -> {
                tellAll(from);
                TableState now = mustBeThere();
                int person = now.people() - 1;
                List<Integer> seats = now.seatsOf(person);
                return Answer.yes(
                    new Newcomer(person, token, seats.isEmpty() ? null : seats.getFirst()));
              });
        });
  }

  /** Who has just come, and how they will be known again. */
  public record Newcomer(int person, String token, @Nullable Integer seat) {}

  private static Answer<Decision> joining(
      TableState now, String name, @Nullable String invite, boolean sit, String token) {
    if (now.isExhibit()) {
      return Decision.no("table.exhibit");
    }
    boolean invited = invite != null && Secrets.same(invite, Secrets.invite(now.key()));
    if (!invited && (invite != null || now.terms().access() == Terms.Access.LINK)) {
      return Decision.no("table.wrong-invite");
    }
    if (!now.hasRoomBesideSeats() && freeSeat(now) < 0) {
      return Decision.no("table.no-spectators");
    }
    if (now.people() >= MOST_PEOPLE) {
      return Decision.no("table.full");
    }
    return Words.name(name)
        .then(
            clean -> {
              int person = now.people();
              List<Happening> all = new ArrayList<>();
              all.add(new Happening.Joined(person, clean, Secrets.hash(token)));
              int free = sit ? freeSeat(now) : Seat.NOBODY;
              if (free >= 0) {
                all.add(new Happening.Seated(free, new Chair(person, null)));
              }
              return Decision.of(all);
            });
  }

  /** The first seat on which somebody may still sit down, or nobody's. */
  private static int freeSeat(TableState now) {
    for (int seat = 0; !now.isStarted() && seat < now.chairs().size(); seat++) {
      if (now.chairs().get(seat).isFree()) {
        return seat;
      }
    }
    return Seat.NOBODY;
  }

  /** The finished game; while it goes on, its draws are nobody's business. */
  public CompletableFuture<Answer<GameRecord>> record() {
    return ask(
        () -> {
          TableState now = state();
          Play<?, ?, ?> play = now == null ? null : now.play();
          if (now == null) {
            return Answer.no(Refusal.of("table.unknown"));
          }
          if (play == null || now.status() != Status.OVER) {
            return Answer.no(Refusal.of("table.not-over"));
          }
          return Answer.yes(play.record());
        });
  }

  /**
   * Clears the table away if nobody has used it. It is done here, in the table's own turn, so that
   * nobody is writing to it meanwhile.
   */
  CompletableFuture<Boolean> clearIfUnused(long at, Expiry expiry) {
    return ask(
        () -> {
          TableState now = state();
          if (now == null || !guests.isEmpty()) {
            return false;
          }
          long used = now.entries().getLast().at();
          if (at - used <= expiry.millis(now.status())) {
            // Moves do not touch the lobby; now it knows.
            around.log().touch(id, used);
            return false;
          }
          around.log().remove(id);
          state = null;
          return true;
        });
  }

  // ---- the log ----------------------------------------------------------------------------------

  /** What is known, read from the log if it was forgotten; null if there is no such table. */
  private @Nullable TableState state() {
    TableState now = state;
    if (now == null) {
      List<LogEntry> log = around.log().read(id, 0);
      if (log.isEmpty()) {
        return null;
      }
      now = TableState.of(log, around.lucks());
      state = now;
      thinkingAt = -1;
      around.loaded(this);
    }
    around.used(this);
    return now;
  }

  private TableState mustBeThere() {
    TableState now = state();
    if (now == null) {
      throw new IllegalStateException("the table is gone");
    }
    return now;
  }

  /** A choice that looks at the table as it is now. */
  private interface Choice {
    Answer<Decision> on(TableState now);
  }

  /**
   * Decides and writes; the answer is the seq of the first new entry. If somebody else was faster
   * to the log, we catch up and decide again.
   */
  private Answer<Integer> write(Choice choice) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      TableState now = mustBeThere();
      switch (choice.on(now)) {
        case Answer.No(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Yes(Decision decision) -> {
          int from = now.seq() + 1;
          try {
            append(now, decision);
            return Answer.yes(from);
          } catch (Conflict conflict) {
            catchUp(from);
          }
        }
      }
    }
    return Answer.no(Refusal.of("table.too-busy"));
  }

  /** What we know goes on only when the log has: until the commit, nothing has happened. */
  private void append(TableState now, Decision decision) throws Conflict {
    List<LogEntry> entries = new ArrayList<>();
    for (Decision.Draft draft : decision.drafts()) {
      int seq = now.seq() + 1 + entries.size();
      entries.add(new LogEntry(id, seq, around.now(), draft.seat(), draft.what()));
    }
    TableState next = now.after(entries, decision.game());
    boolean plain = entries.stream().allMatch(entry -> entry.what() instanceof Happening.Moved);
    List<LobbyRow> lobby = new ArrayList<>();
    if (!plain || next.status() != now.status()) {
      lobby.add(Lobby.row(next));
    }
    List<LogEntry> all = new ArrayList<>(entries);
    if (!decision.elsewhere().isEmpty()) {
      all.addAll(decision.elsewhere());
      lobby.add(Lobby.row(TableState.of(decision.elsewhere(), around.lucks())));
    }
    around.log().append(all, lobby);
    state = next;
  }

  /** Tells everybody what another writer has written. */
  private void catchUp(int from) {
    state = null;
    if (mustBeThere().seq() >= from) {
      tellAll(from);
    }
  }

  // ---- to everybody -----------------------------------------------------------------------------

  private void tellAll(int from) {
    tellAll(from, null, null);
  }

  /**
   * @param asker who gets an answer before the news, if it was somebody at a socket
   */
  private void tellAll(int from, @Nullable Guest asker, @Nullable Message answer) {
    TableState now = mustBeThere();
    showOut(now);
    // Who holds the same seats hears the same; most watchers hold none.
    Map<List<Integer>, Message> said = new HashMap<>();
    for (Guest guest : guests) {
      List<Integer> seats = now.seatsOf(guest.person());
      Message heard = said.computeIfAbsent(seats, held -> new Telling(now, held).heard(from));
      if (answer != null && guest.equals(asker)) {
        guest.tell(answer, heard);
      } else {
        guest.tell(heard);
      }
    }
    wakeBot();
  }

  /** When the game begins, whoever came to an open table and took no seat would only watch. */
  private void showOut(TableState now) {
    for (Guest guest : List.copyOf(guests)) {
      if (!now.mayHear(guest.person())) {
        guests.remove(guest);
        guest.tell(new Message.Refused(null, Refusal.of("table.no-spectators")));
      }
    }
  }

  private void tellPresence() {
    TreeSet<Integer> people = new TreeSet<>();
    int watchers = 0;
    for (Guest guest : guests) {
      Integer person = guest.person();
      if (person == null) {
        watchers++;
      } else {
        people.add(person);
      }
    }
    Message present = new Message.Present(List.copyOf(people), watchers);
    guests.forEach(guest -> guest.tell(present));
  }

  // ---- bots -------------------------------------------------------------------------------------

  private void wakeBot() {
    TableState now = mustBeThere();
    Play<?, ?, ?> play = now.play();
    if (play == null || now.status() != Status.PLAYING || play.actor() < 0) {
      return;
    }
    int seat = play.actor();
    Chair chair = now.chairs().get(seat);
    String level = chair.bot();
    int turn = now.turnSeq();
    if (level == null || thinkingAt == turn) {
      return;
    }
    thinkingAt = turn;
    around
        .thinkers()
        .think(play.thought(level, around.seed()), move -> post(() -> botMoves(seat, turn, move)));
  }

  private void botMoves(int seat, int turn, String move) {
    TableState now = state();
    if (now == null || turn != now.turnSeq()) {
      return;
    }
    thinkingAt = -1;
    if (now.chairs().get(seat).bot() == null) {
      return;
    }
    switch (write(then -> new GameDecisions(then, Seat.NOBODY).move(seat, Json.of(move)))) {
      case Answer.Yes(Integer from) -> tellAll(from);
      case Answer.No(Refusal refusal) ->
          LOG.error("event=bot.refused table={} clause={}", id, refusal.clause());
    }
  }
}
