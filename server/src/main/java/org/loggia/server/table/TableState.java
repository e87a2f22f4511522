package org.loggia.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Answer;
import org.loggia.core.Entry;
import org.loggia.core.Game;
import org.loggia.core.Proof;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LogEntry;
import org.loggia.server.log.Terms;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.Status;

/**
 * Everything about a table, computed from its log entry by entry. Nothing gets in here by another
 * way, so what is lost can be read again.
 */
final class TableState {
  /** So many entries stay where a table is folded: what is told next looks back by one. */
  private static final int KEPT = 4;

  private static final int MOST_KEPT = 24;

  private static final int BYTES = 6_000;
  private static final int BYTES_AN_ENTRY = 700;
  private static final int BYTES_A_PLY = 48;

  /** Somebody at this table. */
  private record Someone(
      String name, String token, boolean left, boolean muted, boolean isShownOut) {

    Someone withLeft(boolean now) {
      return new Someone(name, token, now, muted, isShownOut);
    }

    Someone withToken(String hash) {
      return new Someone(name, hash, left, muted, isShownOut);
    }

    Someone withMuted(boolean now) {
      return new Someone(name, token, left, now, isShownOut);
    }

    Someone shownOut() {
      return new Someone(name, token, true, muted, true);
    }
  }

  /**
   * One move that counts, with where it lies in the log. Ply 0 is the set-up.
   *
   * @param person who decided it; null for a bot, also where it kept somebody's seat
   */
  record Ply(int seq, long at, int seat, @Nullable Integer person) {}

  private final String id;
  private final LuckSource lucks;

  /** The first entry that is kept; those before it are in the log only. */
  private final int first;

  private final List<LogEntry> entries = new ArrayList<>();
  private final List<Someone> people = new ArrayList<>();
  private final List<Chair> chairs = new ArrayList<>();
  private final List<Ply> plies = new ArrayList<>();
  private final TreeSet<Integer> resigned = new TreeSet<>();
  private final TableLuck luck;
  private String title = "";
  private int revision;
  private Setup setup = Setup.of(0);
  private Terms terms = new Terms(Terms.Access.LINK, false, false, false);
  private boolean exhibit;
  private int turnSeq = -1;

  private final Asides asides;

  private TableInfo.@Nullable UndoWish undo;
  private @Nullable String rematch;
  private @Nullable Play<?, ?, ?> play;
  private @Nullable Refusal frozen;
  private @Nullable Clocks clocks;

  private TableState(String id, LuckSource lucks, int first, TableLuck luck, Asides asides) {
    this.id = id;
    this.lucks = lucks;
    this.first = first;
    this.luck = luck;
    this.asides = asides;
  }

  private TableState(TableState other, int first) {
    this(other.id, other.lucks, first, new TableLuck(other.luck), other.asides.copy());
    entries.addAll(other.since(first));
    people.addAll(other.people);
    chairs.addAll(other.chairs);
    plies.addAll(other.plies);
    resigned.addAll(other.resigned);
    title = other.title;
    revision = other.revision;
    setup = other.setup;
    terms = other.terms;
    exhibit = other.exhibit;
    turnSeq = other.turnSeq;
    undo = other.undo;
    rematch = other.rematch;
    play = other.play;
    frozen = other.frozen;
    clocks = other.clocks == null ? null : new Clocks(other.clocks);
  }

  /** The table whose log this is, as it was after these entries. */
  static TableState of(List<LogEntry> log, LuckSource lucks) {
    TableState state =
        new TableState(log.getFirst().table(), lucks, 0, new TableLuck(), new Asides());
    for (LogEntry entry : log) {
      state.apply(entry);
    }
    state.replay();
    return state;
  }

  /** The table as it was right after that seq. */
  TableState at(int seq) {
    return of(since(0).subList(0, Math.clamp(seq + 1, 1, entries.size())), lucks);
  }

  /**
   * The table as it would be after these entries too; this one stays as it is.
   *
   * @param game the game after them, if it is known already; else it is replayed
   */
  TableState after(List<LogEntry> more, @Nullable Play<?, ?, ?> game) {
    TableState next = new TableState(this, first);
    more.forEach(next::apply);
    if (game != null) {
      next.play = game;
    }
    next.replay();
    return next;
  }

  /**
   * The same table without what only the log needs to know: enough to play on, in a tenth of the
   * memory. Who asks for more has the log read again.
   */
  TableState folded() {
    TableState small = new TableState(this, Math.max(first, seq() + 1 - KEPT));
    Play<?, ?, ?> game = play;
    if (game != null) {
      int ply = plies.size();
      while (ply > 0 && plies.get(ply - 1).seq() >= small.first) {
        ply--;
      }
      small.play = game.forgetting(ply);
    }
    return small;
  }

  /** As it is, unless it was folded and has grown again. */
  TableState trimmed() {
    return isWhole() || entries.size() <= MOST_KEPT ? this : folded();
  }

  /** About so many bytes of memory. */
  int weight() {
    return BYTES + entries.size() * BYTES_AN_ENTRY + plies.size() * BYTES_A_PLY;
  }

  /** Whether all of its log is here. */
  boolean isWhole() {
    return first == 0;
  }

  /** What happened from this seq on; that must still be known. */
  List<LogEntry> since(int seq) {
    if (seq < first) {
      throw new IllegalStateException("entries before " + first + " are not kept");
    }
    return Collections.unmodifiableList(entries)
        .subList(Math.min(seq - first, entries.size()), entries.size());
  }

  /** The first seq that is known here. */
  int first() {
    return first;
  }

  private void apply(LogEntry entry) {
    entries.add(entry);
    Integer cause = causeOf(entry);
    if (cause != null) {
      asides.add(cause, entry.what());
    }
    switch (entry.what()) {
      case Happening.Opened opened -> open(opened);
      case Happening.Joined joined ->
          people.add(new Someone(joined.name(), joined.token(), false, false, false));
      case Happening.Configured configured -> {
        setup = configured.setup();
        terms = configured.terms();
        fitChairs();
      }
      case Happening.Seated(int seat, Chair chair) -> seat(seat, chair);
      case Happening.Renewed(int person, String token) ->
          people.set(person, people.get(person).withToken(token));
      case Happening.Contributed(int person, String contribution) ->
          luck.contributed(person, contribution);
      case Happening.Started started -> {
        luck.started(started);
        for (int seat = 0; seat < chairs.size(); seat++) {
          chairs.set(seat, started.chairs().get(seat));
        }
        addPly(entry);
      }
      case Happening.Moved _ -> addPly(entry);
      case Happening.UndoAsked(int person, int ply, List<Integer> asked) ->
          undo =
              new TableInfo.UndoWish(
                  person,
                  ply,
                  entry.seq(),
                  asked == null ? concerned(person, ply, _ -> true) : asked,
                  List.of());
      case Happening.UndoAnswered(int person, boolean agree) -> answerUndo(person, agree);
      case Happening.Undone(int ply) -> {
        plies.subList(ply, plies.size()).clear();
        play = null;
        undo = null;
        turnSeq = entry.seq();
      }
      case Happening.Chatted _, Happening.Cleared _ -> {}
      case Happening.Muted(int person, boolean muted) ->
          people.set(person, people.get(person).withMuted(muted));
      case Happening.Resigned(int seat) -> {
        resigned.add(seat);
        turnSeq = entry.seq();
      }
      case Happening.Left(int person) -> leave(person, true);
      case Happening.CameBack(int person) -> leave(person, false);
      case Happening.ShownOut(int person) -> people.set(person, people.get(person).shownOut());
      case Happening.Rematched(String table) -> rematch = table;
      case Happening.Revised revised -> revision = revised.revision();
      case Happening.TimeRanOut _, Happening.Halted _ -> {}
    }
    tellClocks(entry);
  }

  private void tellClocks(LogEntry entry) {
    Clocks running = clocks;
    long now = entry.houseTime();
    switch (entry.what()) {
      case Happening.Started started ->
          clocks =
              terms.pace() == null ? null : Clocks.started(terms.pace(), started.chairs(), now);
      case Happening.Moved _ when running != null -> running.moved(entry.seat(), now);
      case Happening.Undone(int ply) when running != null -> running.undone(ply, now);
      case Happening.Seated(int seat, Chair chair) when running != null ->
          running.seated(seat, chair, now);
      case Happening.TimeRanOut(int seat) when running != null -> running.ranOut(seat);
      case Happening.Halted(boolean halted) when running != null -> running.halted(halted, now);
      default -> {}
    }
  }

  /** Who brought this about, as far as the log tells; nobody for moves and what answers others. */
  private @Nullable Integer causeOf(LogEntry entry) {
    return switch (entry.what()) {
      case Happening.Chatted chatted -> chatted.person();
      case Happening.UndoAsked asked -> asked.person();
      case Happening.Undone _ when hasSeat(entry.seat()) -> chairs.get(entry.seat()).person();
      case Happening.Left left -> left.person();
      case Happening.Renewed renewed -> renewed.person();
      case Happening.Configured _, Happening.Muted _, Happening.ShownOut _ -> SeatDecisions.OWNER;
      case Happening.Seated(int seat, Chair chair) -> {
        Integer person = chair.person();
        Integer before = hasSeat(seat) ? chairs.get(seat).person() : null;
        yield person != null ? person : before != null ? before : (Integer) SeatDecisions.OWNER;
      }
      default -> null;
    };
  }

  /** What people have brought about beside moves. */
  Asides asides() {
    return asides;
  }

  private void open(Happening.Opened opened) {
    title = opened.title();
    revision = opened.revision();
    setup = opened.setup();
    terms = opened.terms();
    luck.opened(opened);
    exhibit = opened.exhibit();
    fitChairs();
  }

  private void fitChairs() {
    while (chairs.size() < setup.seats()) {
      chairs.add(Chair.EMPTY);
    }
    chairs.subList(setup.seats(), chairs.size()).clear();
  }

  private void seat(int seat, Chair chair) {
    chairs.set(seat, chair);
    if (chair.isPlayedByPerson() && chair.person() != null) {
      leave(chair.person(), false);
    }
  }

  private void leave(int person, boolean left) {
    people.set(person, people.get(person).withLeft(left));
  }

  private void addPly(LogEntry entry) {
    Chair chair = hasSeat(entry.seat()) ? chairs.get(entry.seat()) : Chair.EMPTY;
    Integer person = chair.isPlayedByPerson() ? chair.person() : null;
    if (person != null && hasLeft(person)) {
      leave(person, false);
    }
    plies.add(new Ply(entry.seq(), entry.at(), entry.seat(), person));
    turnSeq = entry.seq();
    undo = null;
  }

  private void answerUndo(int person, boolean agree) {
    TableInfo.UndoWish asked = undo;
    if (!agree || asked == null) {
      undo = null;
      return;
    }
    List<Integer> agreed = new ArrayList<>(asked.agreed());
    agreed.add(person);
    undo = new TableInfo.UndoWish(asked.person(), asked.ply(), asked.seq(), asked.asked(), agreed);
  }

  /**
   * Brings the game to where the log says it is, under the rules it began with; if they do not
   * agree, it is frozen.
   */
  private void replay() {
    Play<?, ?, ?> now = play;
    if (plies.isEmpty() || (now != null && now.plies() == plies.size())) {
      return;
    }
    Game<?, ?, ?> game = game();
    if (game == null) {
      frozen = Refusal.of("table.frozen").with("ply", 0).with("clause", "table.no-such-title");
      return;
    }
    // Where the game is known up to a point, only what others have stored since is missing.
    int known = now == null ? 0 : now.plies();
    List<Entry> moves = plies.stream().skip(known).map(this::moveOf).toList();
    switch (now == null ? Play.replay(game, revision, setup, moves, fate()) : now.after(moves)) {
      case Answer.Yes(Play<?, ?, ?> replayed) -> {
        play = replayed;
        String check = checkAfter(plies.getLast());
        if (!check.isEmpty() && !check.equals(replayed.check())) {
          freeze(plies.size() - 1, "table.other-position");
        }
      }
      case Answer.No(Refusal refusal) -> freeze(plies.size() - 1, refusal.clause());
    }
  }

  private Happening at(Ply ply) {
    return entries.get(ply.seq() - first).what();
  }

  private Entry moveOf(Ply ply) {
    return switch (at(ply)) {
      case Happening.Started started -> new Entry("", started.draws());
      case Happening.Moved moved -> new Entry(moved.move(), moved.draws());
      default -> throw new IllegalStateException("no move");
    };
  }

  /** The checksum that the log has of the position then, or empty. */
  private String checkAfter(Ply ply) {
    return switch (at(ply)) {
      case Happening.Started started -> started.check();
      case Happening.Moved moved -> moved.check();
      default -> throw new IllegalStateException("no move");
    };
  }

  private void freeze(int ply, String clause) {
    frozen =
        Refusal.of("table.frozen").with("ply", ply).with("clause", clause).with("title", title);
  }

  String id() {
    return id;
  }

  /** The title's rules as of today, or null if this house has it no more. */
  @Nullable Game<?, ?, ?> game() {
    return Catalogue.game(title);
  }

  String title() {
    return title;
  }

  int revision() {
    return revision;
  }

  Setup setup() {
    return setup;
  }

  Terms terms() {
    return terms;
  }

  boolean isExhibit() {
    return exhibit;
  }

  /** The last entry. */
  LogEntry last() {
    return entries.getLast();
  }

  int seq() {
    return first + entries.size() - 1;
  }

  /** The last seq that changed the game itself. */
  int turnSeq() {
    return turnSeq;
  }

  List<Chair> chairs() {
    return Collections.unmodifiableList(chairs);
  }

  boolean hasSeat(int seat) {
    return seat >= 0 && seat < chairs.size();
  }

  List<Ply> plies() {
    return Collections.unmodifiableList(plies);
  }

  @Nullable Play<?, ?, ?> play() {
    return play;
  }

  /** The seat that must decide; nobody while the game is not on. */
  int actor() {
    Play<?, ?, ?> now = play;
    return now != null && status() == Status.PLAYING ? now.actor() : Seat.NOBODY;
  }

  boolean isStarted() {
    return !plies.isEmpty();
  }

  boolean hasResigned(int seat) {
    return resigned.contains(seat);
  }

  int resigned() {
    return resigned.size();
  }

  TableInfo.@Nullable UndoWish undo() {
    return undo;
  }

  /** Null where none run: before the game, and where people may think as long as they like. */
  @Nullable Clocks clocks() {
    return clocks;
  }

  @Nullable String rematch() {
    return rematch;
  }

  @Nullable Refusal frozen() {
    return frozen;
  }

  int people() {
    return people.size();
  }

  boolean isMuted(int person) {
    return people.get(person).muted;
  }

  boolean hasLeft(int person) {
    return people.get(person).left;
  }

  /** Name and hashed token of everybody, for a table where they meet again. */
  List<Happening.Joined> joined() {
    List<Happening.Joined> joined = new ArrayList<>();
    for (Someone one : people) {
      joined.add(new Happening.Joined(joined.size(), one.name, one.token));
    }
    return joined;
  }

  boolean isShownOut(int person) {
    return people.get(person).isShownOut;
  }

  /**
   * Whether this person, or a watcher if it is nobody, may hear what happens here. Where spectators
   * are not wanted and everybody may come in, who came and took no seat is one.
   */
  boolean mayHear(@Nullable Integer person) {
    if (person != null && isShownOut(person)) {
      return false;
    }
    boolean belongs =
        person != null
            && (person == SeatDecisions.OWNER
                || hasRoomBesideSeats()
                || !isStarted()
                || !seatsOf(person).isEmpty());
    return belongs || terms.spectators() || exhibit;
  }

  /** Whether people may sit here who do not play. */
  boolean hasRoomBesideSeats() {
    return terms.spectators() || terms.access() == Terms.Access.LINK;
  }

  /** What the table's link carries; another one since somebody was shown out. */
  String invite() {
    return Secrets.invite(luck.key(), (int) people.stream().filter(Someone::isShownOut).count());
  }

  /** The number of the person who shows this token, or null; who was shown out is nobody. */
  @Nullable Integer person(String token) {
    String hash = Secrets.hash(token);
    Integer found = null;
    for (int person = 0; person < people.size(); person++) {
      if (Secrets.same(people.get(person).token, hash) && !isShownOut(person)) {
        found = person;
      }
    }
    return found;
  }

  List<Integer> seatsOf(@Nullable Integer person) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; person != null && seat < chairs.size(); seat++) {
      if (chairs.get(seat).isHeldBy(person)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  Status status() {
    if (frozen != null) {
      return Status.FROZEN;
    }
    Play<?, ?, ?> now = play;
    if (now == null) {
      return exhibit ? Status.OVER : Status.WAITING;
    }
    boolean over = exhibit || now.isOver() || chairs.size() - resigned.size() <= 1;
    return over ? Status.OVER : Status.PLAYING;
  }

  /**
   * Whose consent it takes to go back: of everybody whose moves would be taken back, whoever keeps
   * their seat meanwhile and wherever they are; and of all others who play here in person, unless
   * they have gone.
   */
  List<Integer> concerned(int asking, int before, IntPredicate isHere) {
    TreeSet<Integer> concerned = new TreeSet<>();
    for (Chair chair : chairs) {
      Integer holder = chair.person();
      if (holder != null && chair.isPlayedByPerson() && isHere.test(holder)) {
        concerned.add(holder);
      }
    }
    for (Ply ply : plies.subList(before, plies.size())) {
      Integer mover = ply.person();
      if (mover != null) {
        concerned.add(mover);
      }
    }
    concerned.remove(asking);
    return List.copyOf(concerned);
  }

  /** Why nobody moves here just now. */
  Answer<Decision> notOn() {
    Refusal why = frozen;
    if (why != null) {
      return Decision.no(why);
    }
    return Decision.no(isStarted() ? "core.game-over" : "table.not-started");
  }

  TableInfo info() {
    List<TableInfo.Person> everybody = new ArrayList<>();
    for (Someone one : people) {
      everybody.add(
          new TableInfo.Person(
              everybody.size(), one.name, one.left, one.muted, contribution(everybody.size())));
    }
    Play<?, ?, ?> now = play;
    return new TableInfo(
        id,
        title,
        revision,
        status(),
        exhibit,
        setup,
        terms,
        List.copyOf(chairs),
        everybody,
        seq(),
        actor(),
        List.copyOf(resigned),
        undo,
        now == null ? null : now.result(),
        rematch,
        commitment(),
        frozen);
  }

  /** What is told of the key of the dice before the game is over; null without such dice. */
  @Nullable String commitment() {
    return exhibit ? null : luck.commitment();
  }

  /** What this person has added to the luck of the game, or null. */
  @Nullable String contribution(int person) {
    return luck.contribution(person);
  }

  /** One of each seat: as they counted when the game began, or as they would if it began now. */
  List<String> contributions() {
    return luck.contributions(chairs);
  }

  /** The luck of whatever comes next, the set-up first. */
  Play.Fate fate() {
    return luck.fate(lucks, chairs);
  }

  /** What everybody needs to check the luck of the game, which must be over; null without it. */
  @Nullable Proof proof() {
    Play<?, ?, ?> now = play;
    return now == null || status() != Status.OVER ? null : luck.proof(chairs, now.past());
  }
}
