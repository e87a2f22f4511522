package org.loggia.server.nodes;

import java.sql.SQLException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Stream;
import org.loggia.server.log.Notices;
import org.loggia.server.nodes.Square.Here;
import org.loggia.server.table.Elsewhere;
import org.loggia.server.table.Neighbours;
import org.loggia.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This node among those that serve the same tables. What the others write it hears at once, and
 * looks now and then whether it has missed something; it says who is here, learns who is there, and
 * notices when a node has died. Nothing hangs on any of that but how soon somebody hears: what is
 * true is in the log.
 */
public final class Nodes implements Neighbours, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Nodes.class);

  /** So long we listen at a time. */
  private static final int LISTENING_MILLIS = 100;

  private static final long BEAT_NANOS = 500_000_000L;

  /** So often we look for what was called out and not heard. */
  private static final long LOOK_NANOS = 2_000_000_000L;

  /** So long we wait before we look for a lost database again. */
  private static final long PAUSE_NANOS = 500_000_000L;

  private final String url;
  private final String node;
  private final Tables tables;
  private final Map<String, Here> here = new ConcurrentHashMap<>();

  /** Tables at which somebody has come here or gone. */
  private final Set<String> changedHere = ConcurrentHashMap.newKeySet();

  /** Tables of which we want to know who is there elsewhere. */
  private final Set<String> wanted = ConcurrentHashMap.newKeySet();

  private final Thread thread;
  private volatile boolean choresAreOurs;
  private volatile Set<String> alive;
  private volatile boolean closing;

  /**
   * @param node our name among them
   * @param tables makes the tables, which know of us
   */
  public Nodes(String url, String node, Function<Neighbours, Tables> tables) {
    this.url = url;
    this.node = node;
    this.alive = Set.of(node);
    this.tables = tables.apply(this);
    this.thread = Thread.ofPlatform().name("nodes").daemon().start(this::live);
  }

  public Tables tables() {
    return tables;
  }

  /** How many nodes there are, with this one. */
  public int count() {
    return alive.size();
  }

  @Override
  public void here(String table, List<Integer> people, int watchers) {
    Here now = new Here(people, watchers);
    Here before = now.isEmpty() ? here.remove(table) : here.put(table, now);
    if ((before == null) != now.isEmpty()) {
      wanted.add(table);
    }
    changedHere.add(table);
  }

  @Override
  public boolean doChoresHere() {
    return choresAreOurs;
  }

  private void live() {
    while (!closing) {
      try (Square square = Square.open(url, node)) {
        LOG.info("event=nodes.joined node={}", node);
        attend(square);
        square.leave();
      } catch (SQLException | RuntimeException lost) {
        LOG.warn("event=nodes.lost problem=\"{}\"", lost.getMessage());
        choresAreOurs = false;
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }

  private void attend(Square square) throws SQLException {
    long nextBeat = System.nanoTime();
    long nextLook = nextBeat;
    while (!closing) {
      long now = System.nanoTime();
      if (now - nextBeat >= 0) {
        beat(square);
        nextBeat = now + BEAT_NANOS;
      }
      if (now - nextLook >= 0) {
        look(square);
        nextLook = now + LOOK_NANOS;
      }
      square.hear(LISTENING_MILLIS).forEach(this::hear);
      tellWhoIsHere(square);
      askWhoIsThere(square);
    }
  }

  private void beat(Square square) throws SQLException {
    if (square.beat()) {
      changedHere.addAll(here.keySet());
    }
    choresAreOurs = choresAreOurs || square.takeChores();
    Set<String> now = square.alive();
    if (!now.equals(alive)) {
      LOG.info("event=nodes.changed nodes={}", now.size());
      alive = now;
      wanted.addAll(tables.told().keySet());
    }
  }

  /** A notice may get lost, as when the line was cut; the log does not. */
  private void look(Square square) throws SQLException {
    square.wentOn(tables.told()).forEach(table -> tables.wentOn(table, Integer.MAX_VALUE));
  }

  private void hear(String notice) {
    String[] words = notice.split(" ");
    if (words.length < 2 || words[1].equals(node)) {
      return;
    }
    List<String> rest = List.of(words).subList(2, words.length);
    switch (words[0]) {
      case Notices.WENT_ON -> highest(rest).forEach(tables::wentOn);
      case Notices.PRESENT -> wanted.addAll(rest);
      default -> LOG.debug("event=nodes.unknown-notice about={}", words[0]);
    }
  }

  private static Map<String, Integer> highest(List<String> tablesAndSeqs) {
    Map<String, Integer> highest = new TreeMap<>();
    for (String each : tablesAndSeqs) {
      int colon = each.indexOf(':');
      highest.merge(
          each.substring(0, colon),
          Integer.parseInt(each, colon + 1, each.length(), 10),
          Math::max);
    }
    return highest;
  }

  private void tellWhoIsHere(Square square) throws SQLException {
    Map<String, Here> news = new TreeMap<>();
    for (String table : drained(changedHere)) {
      news.put(table, here.getOrDefault(table, new Here(List.of(), 0)));
    }
    if (!news.isEmpty()) {
      try {
        square.write(news);
      } catch (SQLException unsaid) {
        changedHere.addAll(news.keySet());
        throw unsaid;
      }
    }
  }

  private void askWhoIsThere(Square square) throws SQLException {
    Set<String> asked = drained(wanted);
    asked.removeIf(table -> !tables.isOpen(table));
    try {
      square.present(asked).forEach((table, there) -> tables.elsewhere(table, sum(table, there)));
    } catch (SQLException unheard) {
      wanted.addAll(asked);
      throw unheard;
    }
  }

  private static Set<String> drained(Set<String> set) {
    // What is added meanwhile stays for the next time.
    Set<String> all = new HashSet<>(set);
    set.removeAll(all);
    return all;
  }

  private Elsewhere sum(String table, Map<String, Here> there) {
    Set<Integer> people = new TreeSet<>();
    int watchers = 0;
    for (Here each : there.values()) {
      people.addAll(each.people());
      watchers += each.watchers();
    }
    return new Elsewhere(people, watchers, !there.isEmpty() && !isChosen(table, there.keySet()));
  }

  /** Each table has its own order of nodes, the same everywhere. */
  private boolean isChosen(String table, Collection<String> others) {
    Stream<String> all =
        here.containsKey(table) ? Stream.concat(others.stream(), Stream.of(node)) : others.stream();
    return all.min(
            Comparator.comparingInt((String one) -> (one + table).hashCode())
                .thenComparing(one -> one))
        .filter(node::equals)
        .isPresent();
  }

  @Override
  public void close() {
    closing = true;
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
