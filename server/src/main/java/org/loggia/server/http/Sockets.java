package org.loggia.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All open sockets, and the heartbeat that finds those that are open only on our side. */
final class Sockets implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
  private static final int GOING_AWAY = 1001;

  private final Set<TableSocket> open = ConcurrentHashMap.newKeySet();
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

  void opened(TableSocket socket) {
    open.add(socket);
  }

  boolean closed(TableSocket socket) {
    return open.remove(socket);
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
