package org.loggia.server.http;

import java.util.Comparator;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.loggia.server.http.Limits.Who;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All open sockets, and the heartbeat that finds those that are open only on our side. */
final class Sockets implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
  private static final int GOING_AWAY = 1001;

  /** A house full of people behind one address, and then some. */
  private static final int MOST_OF_ONE = 128;

  private final Set<TableSocket> open = ConcurrentHashMap.newKeySet();
  private final ConcurrentHashMap<Who, Integer> ofOne = new ConcurrentHashMap<>();
  private final AtomicLong unread = new AtomicLong();
  private final Limits limits;
  private final Metrics metrics;
  private final Patience patience;
  private final ScheduledExecutorService heart;

  Sockets(Limits limits, Metrics metrics, Patience patience) {
    this.limits = limits;
    this.metrics = metrics;
    this.patience = patience;
    this.heart =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("heartbeat").daemon().factory());
    long beat = patience.ping().toMillis();
    var beating = heart.scheduleAtFixedRate(this::beat, beat, beat, TimeUnit.MILLISECONDS);
    assert !beating.isCancelled();
    metrics.gauge("loggia.sockets", "open sockets", open::size);
    metrics.gauge("loggia.people", "people with a socket open at a table", this::people);
    metrics.gauge("loggia.watchers", "sockets of those who watch", this::watchers);
    metrics.gauge("loggia.sockets.unread", "bytes that wait to be read", unread::get);
  }

  private void beat() {
    long now = System.nanoTime();
    for (TableSocket socket : open) {
      try {
        socket.check(now);
      } catch (RuntimeException broken) {
        LOG.warn("event=heartbeat.failed", broken);
      }
    }
  }

  private long people() {
    return open.stream().map(TableSocket::known).filter(Objects::nonNull).distinct().count();
  }

  private long watchers() {
    return open.stream().filter(TableSocket::isWatching).count();
  }

  boolean hasRoomFor(Who who) {
    return !limits.areOn() || ofOne.getOrDefault(who, 0) < MOST_OF_ONE;
  }

  /** Whether it may stay: several may have come through the door at the same moment. */
  boolean opened(TableSocket socket) {
    open.add(socket);
    return ofOne.merge(socket.who(), 1, Integer::sum) <= MOST_OF_ONE || !limits.areOn();
  }

  boolean closed(TableSocket socket) {
    boolean was = open.remove(socket);
    if (was) {
      ofOne.computeIfPresent(socket.who(), (_, count) -> count == 1 ? null : count - 1);
    }
    return was;
  }

  /** So many bytes more wait to be read, or so many less. */
  void waiting(int bytes) {
    if (unread.addAndGet(bytes) > patience.together() && bytes > 0) {
      open.stream()
          .max(Comparator.comparingInt(TableSocket::unread))
          .ifPresent(
              slowest -> {
                metrics.count("loggia.slow");
                slowest.drop();
              });
    }
  }

  Limits limits() {
    return limits;
  }

  Metrics metrics() {
    return metrics;
  }

  Patience patience() {
    return patience;
  }

  @Override
  public void close() {
    heart.shutdownNow();
    open.forEach(socket -> socket.close(GOING_AWAY, "the server is going down"));
  }
}
