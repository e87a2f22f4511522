package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Refusal;
import org.loggia.server.log.Conflict;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LobbyRow;
import org.loggia.server.log.LogEntry;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.Status;
import org.loggia.server.wire.TableInfoCodec;

/**
 * What a table knows of its log, and the only way to add to it. What is known goes on when the log
 * has: until the commit, nothing has happened.
 */
final class TableLog {
  /** Who is slower each time, because the others are nearer to the log, gets there in the end. */
  private static final int ATTEMPTS = 50;

  private static final String JOINED = "joined";
  private static final String RENEWED = "renewed";
  private static final String SHOWN_OUT = "shown-out";

  private final String id;
  private final Surroundings around;
  private final Runnable used;
  private final IntConsumer wentOn;
  private @Nullable TableState state;
  private volatile int told = -1;
  private boolean isOurs;

  /**
   * @param used hears that what is known was needed
   * @param wentOn hears from which seq on somebody else has written
   */
  TableLog(String id, Surroundings around, Runnable used, IntConsumer wentOn) {
    this.id = id;
    this.around = around;
    this.used = used;
    this.wentOn = wentOn;
  }

  /** A choice that looks at the table as it is now. */
  interface Choice {
    Answer<Decision> on(TableState now);
  }

  /** What is known, read from the log if it was forgotten; null if there is no such table. */
  @Nullable TableState state() {
    TableState now = state;
    if (now == null) {
      List<LogEntry> log = around.log().read(id, 0);
      if (log.isEmpty() || log.getLast().what() instanceof Happening.Cleared) {
        return null;
      }
      around.houseTime().isAtLeast(log.getLast().houseTime());
      now = TableState.of(log, around.lucks());
      state = now;
      used.run();
      tellOfOthers(now);
    } else {
      used.run();
    }
    return now;
  }

  /** What is known, with all that happened from this seq on; null if there is no such table. */
  @Nullable TableState from(int seq) {
    TableState now = state;
    if (now != null && now.first() > seq) {
      state = null;
    }
    return state();
  }

  /** Keeps only what it takes to play on. */
  void fold() {
    TableState now = state;
    if (now != null && now.isWhole()) {
      state = now.folded();
      used.run();
    }
  }

  /** What is known, without reading anything. */
  @Nullable TableState known() {
    return state;
  }

  /** What others have written since is read, and told; what is known already is not read again. */
  void catchUp() {
    TableState now = state;
    if (now == null) {
      state();
      return;
    }
    List<LogEntry> more = around.log().read(id, now.seq() + 1);
    if (more.isEmpty()) {
      return;
    }
    state = null;
    if (takesBack(more.stream().map(LogEntry::what)) && !now.isWhole()) {
      state();
    } else if (!(more.getLast().what() instanceof Happening.Cleared)) {
      TableState next = now.after(more, null);
      state = next;
      tellOfOthers(next);
    }
  }

  /** Going back takes more than going on. */
  private static boolean takesBack(Stream<Happening> happenings) {
    return happenings.anyMatch(Happening.Undone.class::isInstance);
  }

  private void tellOfOthers(TableState now) {
    int before = told;
    told = now.seq();
    if (before >= 0 && now.seq() > before) {
      isOurs = false;
      wentOn.accept(before + 1);
    }
  }

  /** The last seq of which everybody here has been told, or -1; asked from other threads too. */
  int told() {
    return told;
  }

  /** Whether the last entry was written from here. */
  boolean isOurs() {
    return isOurs;
  }

  TableState mustBeThere() {
    TableState now = state();
    if (now == null) {
      throw new IllegalStateException("the table is gone");
    }
    return now;
  }

  /** What can be read again makes room for others. */
  void forget() {
    state = null;
  }

  /** As the other one, where nobody is left who was told anything. */
  void forgetAll() {
    state = null;
    told = -1;
    isOurs = false;
  }

  /**
   * Decides and writes; the answer is the seq of the first new entry. If somebody else was faster
   * to the log, we catch up and decide again.
   */
  Answer<Integer> write(Choice choice) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      TableState now = mustBeThere();
      switch (choice.on(now)) {
        case Answer.No(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Yes(Decision decision) -> {
          if (!now.isWhole() && takesBack(decision.drafts().stream().map(Decision.Draft::what))) {
            from(0);
            continue;
          }
          int from = now.seq() + 1;
          try {
            append(now, decision);
            return Answer.yes(from);
          } catch (Conflict conflict) {
            state = now;
            catchUp();
          }
        }
      }
    }
    return Answer.no(Refusal.of("table.too-busy"));
  }

  private void append(TableState now, Decision decision) throws Conflict {
    List<LogEntry> entries = new ArrayList<>();
    long houseTime = around.houseTime().millis();
    for (Decision.Draft draft : decision.drafts()) {
      int seq = now.seq() + 1 + entries.size();
      entries.add(new LogEntry(id, seq, around.now(), houseTime, draft.seat(), draft.what()));
    }
    TableState next = now.after(entries, decision.game());
    boolean plain = entries.stream().allMatch(entry -> entry.what() instanceof Happening.Moved);
    List<LobbyRow> lobby = new ArrayList<>();
    if (!plain || next.status() != now.status() || next.clocks() != null) {
      lobby.add(Lobby.row(next));
    }
    List<LogEntry> all = new ArrayList<>(entries);
    if (!decision.elsewhere().isEmpty()) {
      all.addAll(decision.elsewhere());
      lobby.add(Lobby.row(TableState.of(decision.elsewhere(), around.lucks())));
    }
    boolean sure = false;
    try {
      around.log().append(all, lobby);
      state = next.trimmed();
      told = next.seq();
      isOurs = true;
      sure = true;
    } finally {
      if (!sure) {
        state = null; // whether it was stored after all, the log will tell
      }
    }
  }

  /**
   * The table at a glance, or null if there is none. While no game is on, the lobby knows it as
   * well as we do, so nothing is read again only to be looked at.
   */
  @Nullable TableInfo glance() {
    if (state == null) {
      Optional<LobbyRow> row = around.log().glance(id);
      if (row.isPresent() && !row.get().status().equals(Status.PLAYING.name())) {
        return TableInfoCodec.CODEC.parse(row.get().info());
      }
    }
    TableState now = state();
    return now == null ? null : now.info().atAGlance();
  }

  /** The number of the person with this token, or null. For that no game is played through. */
  @Nullable Integer person(String token) {
    TableState now = state;
    return now != null ? now.person(token) : personInLog(Secrets.hash(token));
  }

  private @Nullable Integer personInLog(String hash) {
    Integer found = null;
    Map<Integer, String> tokens = new TreeMap<>();
    for (LogEntry entry : around.log().read(id, JOINED)) {
      if (entry.what() instanceof Happening.Joined(int person, String _, String known)) {
        tokens.put(person, known);
      }
    }
    for (LogEntry entry : around.log().read(id, RENEWED)) {
      if (entry.what() instanceof Happening.Renewed(int person, String known)) {
        tokens.put(person, known);
      }
    }
    for (Map.Entry<Integer, String> known : tokens.entrySet()) {
      if (Secrets.same(known.getValue(), hash)) {
        found = known.getKey();
      }
    }
    for (LogEntry entry : around.log().read(id, SHOWN_OUT)) {
      if (entry.what() instanceof Happening.ShownOut(int person)
          && found != null
          && found == person) {
        return null;
      }
    }
    return found;
  }

  /**
   * Clears the table away if nobody has used it for long enough.
   *
   * @return whether it is gone
   */
  boolean clearIfUnused(long at, Expiry expiry) {
    TableState now = state();
    if (now == null) {
      return false;
    }
    long last = now.last().at();
    if (at - last <= expiry.millis(now.status())) {
      // Moves do not touch the lobby; now it knows.
      around.log().touch(id, last);
      return false;
    }
    state = null;
    return around.log().clear(id, now.seq() + 1, at);
  }
}
