package org.loggia.server.table;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.GameRecord;
import org.loggia.core.Proof;
import org.loggia.core.Refusal;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LogBroken;
import org.loggia.server.log.UnknownEntry;
import org.loggia.server.wire.ClockFace;
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
  private static final int MOST_MOVES_LISTED = 500;

  private final String id;
  private final Surroundings around;
  private final Mailbox mailbox = new Mailbox(this::failed);

  // Only what runs from the mailbox touches these.
  private final TableLog log;
  private final Company company;
  private final BotTurns bots;

  Table(String id, Surroundings around) {
    this.id = id;
    this.around = around;
    this.log = new TableLog(id, around, this::used, this::tellAll);
    this.company = new Company(id, around, mailbox::post);
    this.bots = new BotTurns(id, around, log, company, mailbox::post, this::tellAll);
  }

  public String id() {
    return id;
  }

  private void used() {
    TableState now = log.known();
    if (now != null) {
      around.memory().used(this, now.weight(), now.isWhole());
    }
  }

  // ---- one after the other ----------------------------------------------------------------------

  private void failed(Throwable broken) {
    // What we know may not be what the log knows: read it again.
    log.forget();
    if (broken instanceof LogBroken || broken instanceof UnknownEntry) {
      LOG.warn("event=log.broken table={}", id, broken);
    } else {
      LOG.error("event=table.failed table={}", id, broken);
    }
  }

  private <T extends @Nullable Object> CompletableFuture<T> ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.post(
        () -> {
          try {
            answer.complete(question.get());
          } catch (
              Throwable broken) { // who asked must hear of an Error too, else they wait for ever
            log.forget();
            answer.completeExceptionally(broken);
          }
        });
    return answer;
  }

  /** Keeps only what it takes to play on, to make room for others. */
  void fold() {
    mailbox.post(log::fold);
  }

  /** Drops what can be read again, to make room for others. */
  void forget() {
    mailbox.post(log::forget);
  }

  // ---- from other nodes -------------------------------------------------------------------------

  /** The last seq of which everybody here knows, or -1 if nobody needs to. */
  int told() {
    return log.told();
  }

  /** Another node has written, or may have. */
  void wentOn() {
    mailbox.post(
        () -> {
          if (company.isEmpty()) {
            log.forgetAll();
          } else {
            log.catchUp();
          }
        });
  }

  /** Who is there on other nodes; should the bots have been theirs, they may be ours now. */
  void elsewhere(Elsewhere who) {
    mailbox.post(
        () -> {
          boolean theirs = company.hasBotsElsewhere();
          company.elsewhere(who);
          if (theirs && !company.hasBotsElsewhere()) {
            bots.wake();
          }
        });
  }

  // ---- from the socket --------------------------------------------------------------------------

  /** Somebody opens a socket and says who they are. */
  public void hello(Guest guest, Command.Hello hello) {
    mailbox.post(() -> answering(guest, hello.id(), () -> welcome(guest, hello)));
  }

  public void command(Guest guest, Command command) {
    mailbox.post(() -> answering(guest, command.id(), () -> carryOut(guest, command)));
  }

  public void gone(Guest guest) {
    mailbox.post(() -> company.gone(guest));
  }

  /** Whatever goes wrong, there is an answer. */
  private void answering(Guest guest, int commandId, Runnable work) {
    try {
      work.run();
    } catch (LogBroken broken) {
      log.forget();
      guest.tell(new Message.Refused(commandId, Refusal.of("table.log-broken")));
      LOG.error("event=log.broken table={}", id, broken);
    } catch (UnknownEntry newer) {
      log.forget();
      guest.tell(new Message.Refused(commandId, Refusal.of("table.newer")));
      LOG.warn("event=log.newer table={} problem=\"{}\"", id, newer.getMessage());
    } catch (Throwable broken) { // an Error too: whoever asked must hear
      guest.tell(new Message.Refused(commandId, Refusal.of("table.our-fault")));
      throw broken;
    } finally {
      guest.answered();
    }
  }

  private void welcome(Guest guest, Command.Hello hello) {
    // Who comes from another node knows what that one has told them.
    log.catchUp();
    TableState now = log.state();
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
    Refusal outside =
        now.mayHear(person) ? company.refusal(guest, person) : Refusal.of("table.no-spectators");
    if (outside != null) {
      refuse(guest, hello, outside);
      return;
    }
    if (person != null && now.hasLeft(person)) {
      if (log.write(_ -> Decision.of(new Happening.CameBack(person)))
          instanceof Answer.Yes(Integer from)) {
        tellAll(from);
      }
      now = log.mustBeThere();
    }
    if (minded()) {
      now = log.mustBeThere();
    }
    TableState told = log.from(Math.clamp(hello.from(), 0, now.seq()));
    if (told == null) {
      refuse(guest, hello, Refusal.of("table.unknown"));
      return;
    }
    company.letIn(guest, person);
    guest.tell(telling(told, person).welcome(hello.id(), hello.from()));
    company.greet(guest);
    bots.wake();
  }

  private Telling telling(TableState now, @Nullable Integer person) {
    return Telling.to(now, person, around.houseTime().millis());
  }

  /** Whether time has brought something about just now. */
  private boolean minded() {
    Answer<Integer> done =
        log.write(now -> new ClockDecisions(now, around.houseTime().millis()).lookAtClocks());
    if (done instanceof Answer.Yes(Integer from)) {
      tellAll(from);
      return true;
    }
    return false;
  }

  private void carryOut(Guest guest, Command command) {
    TableState now = log.state();
    if (now == null || !company.has(guest)) {
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
    TableState whole = log.from(0);
    if (whole == null) {
      refuse(guest, look, Refusal.of("table.unknown"));
      return;
    }
    Integer person = guest.person();
    Telling then =
        new Telling(whole.at(look.seq()), person, now.seatsOf(person), around.houseTime().millis());
    guest.tell(new Message.Looked(look.id(), look.seq(), then.views()));
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
        log.write(
            now ->
                new Decisions(
                        now,
                        person,
                        company::awayFor,
                        around.random(),
                        around.now(),
                        around.houseTime().millis())
                    .decide(command));
    switch (done) {
      case Answer.No(Refusal refusal) -> refuse(guest, command, refusal);
      case Answer.Yes(Integer from) -> {
        around.watch().accepted(command);
        if (command instanceof Command.Renew) {
          company.showOut(
              other -> !other.equals(guest) && person.equals(other.person()),
              Refusal.of("table.elsewhere"));
        }
        tellAll(from, guest, new Message.Accepted(command.id(), log.mustBeThere().seq()));
      }
    }
  }

  private void refuse(Guest guest, Command command, Refusal refusal) {
    around.watch().refused(command);
    guest.tell(new Message.Refused(command.id(), refusal));
  }

  private void tellAll(int from) {
    tellAll(from, null, null);
  }

  /** Shows out who may not listen any more, tells all others, and lets bots go on. */
  private void tellAll(int from, @Nullable Guest asker, @Nullable Message answer) {
    TableState now = log.mustBeThere();
    company.showOut(
        guest -> {
          Integer person = guest.person();
          return person != null && now.isShownOut(person);
        },
        Refusal.of("table.shown-out"));
    company.showOut(guest -> !now.mayHear(guest.person()), Refusal.of("table.no-spectators"));
    company.tell(now, from, asker, answer);
    bots.wake();
  }

  // ---- from elsewhere ---------------------------------------------------------------------------

  /** Does what time has brought about, and lets bots go on. */
  CompletableFuture<Boolean> lookAtClocks() {
    return ask(
        () -> {
          if (log.state() == null) {
            return false;
          }
          boolean done = minded();
          bots.wake();
          return done;
        });
  }

  /** The table as everybody may see it, or null if there is none. */
  public CompletableFuture<@Nullable TableInfo> info() {
    return ask(
        () -> {
          TableState now = log.state();
          return now == null ? null : now.info();
        });
  }

  /**
   * The table at a glance, or null if there is none. While no game is on, the lobby knows it as
   * well as we do, so nothing is read again only to be looked at.
   */
  public CompletableFuture<@Nullable TableInfo> glance() {
    return ask(log::glance);
  }

  /** The clocks as they are now, or null where none run. */
  public CompletableFuture<@Nullable ClockFace> clocks() {
    return ask(
        () -> {
          TableState now = log.state();
          return now == null ? null : telling(now, null).clocks();
        });
  }

  /** The number of the person with this token, or null. For that no game is played through. */
  public CompletableFuture<@Nullable Integer> person(String token) {
    return ask(() -> log.person(token));
  }

  /**
   * A new person comes to the table; the answer is their token, which nobody else will ever see.
   */
  public CompletableFuture<Answer<Newcomer>> join(
      String name, @Nullable String invite, boolean sit) {
    return ask(
        () -> {
          if (log.state() == null) {
            return Answer.no(Refusal.of("table.unknown"));
          }
          JoinDecision joining = new JoinDecision(name, invite, sit, Secrets.newToken());
          return log.write(joining::on)
              .then(
                  from -> {
                    tellAll(from);
                    TableState now = log.mustBeThere();
                    int person = now.people() - 1;
                    List<Integer> seats = now.seatsOf(person);
                    return Answer.yes(
                        new Newcomer(
                            person, joining.token(), seats.isEmpty() ? null : seats.getFirst()));
                  });
        });
  }

  /** Who has just come, and how they will be known again. */
  public record Newcomer(int person, String token, @Nullable Integer seat) {}

  /** The finished game; while it goes on, its draws are nobody's business. */
  public CompletableFuture<Answer<GameRecord>> record() {
    return ask(
        () -> {
          TableState now = log.from(0);
          Play<?, ?, ?> play = now == null ? null : now.play();
          if (now == null) {
            return Answer.no(Refusal.of("table.unknown"));
          }
          if (play == null || now.status() != Status.OVER) {
            return Answer.no(Refusal.of("table.not-over"));
          }
          Proof proof = now.proof();
          return Answer.yes(proof == null ? play.record() : play.record().withProof(proof));
        });
  }

  /**
   * Clears the table away if nobody has used it. It is done here, in the table's own turn, so that
   * nobody is writing to it meanwhile.
   */
  CompletableFuture<Boolean> clearIfUnused(long at, Expiry expiry) {
    return ask(() -> company.isEmptyEverywhere() && log.clearIfUnused(at, expiry));
  }
}
