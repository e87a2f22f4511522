package org.loggia.server.table;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.CoreCodecs;
import org.loggia.server.log.Happening;

/**
 * What people have said and changed at a table beside moves, as far as it takes room: a log must
 * not grow without end, and whoever comes later is told all of it at once.
 */
final class Asides {
  /** So many of them one person may bring about. */
  private static final int MOST = 1_000;

  /**
   * So many bytes all of them together may take, more or less: who takes in more at once than
   * {@code Patience} allows is cut off.
   */
  private static final int MOST_BYTES = 512 * 1024;

  /** Few people have this part of it each, many have less. */
  private static final int FEW = 4;

  private static final int BYTES_TOLD = 120;

  private final Map<Integer, Integer> counts = new TreeMap<>();
  private final Map<Integer, Integer> bytes = new TreeMap<>();

  Asides copy() {
    Asides copy = new Asides();
    copy.counts.putAll(counts);
    copy.bytes.putAll(bytes);
    return copy;
  }

  void add(int person, Happening what) {
    counts.merge(person, 1, Integer::sum);
    bytes.merge(person, bytesOf(what), Integer::sum);
  }

  /** What people can make long is measured; the rest is about as long as any other. */
  private static int bytesOf(Happening what) {
    return switch (what) {
      case Happening.Chatted chatted ->
          BYTES_TOLD + chatted.text().getBytes(StandardCharsets.UTF_8).length;
      case Happening.Configured configured ->
          BYTES_TOLD + CoreCodecs.SETUP.text(configured.setup()).length();
      default -> BYTES_TOLD;
    };
  }

  /** How many entries that are no moves this person has brought about. */
  int of(int person) {
    return counts.getOrDefault(person, 0);
  }

  /** Whether this person has had their part, at a table of so many. */
  boolean isFull(int person, int people) {
    return of(person) >= MOST
        || bytes.getOrDefault(person, 0) >= MOST_BYTES / Math.max(FEW, people);
  }
}
