package org.loggia.cluster;

import com.hazelcast.cluster.Member;
import com.hazelcast.core.ExecutionCallback;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.loggia.lab.work.Cluster;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Job;

/**
 * Hands out one job: a few errands at a time to each node, those of a node that has gone to the
 * others, and the results on in their order.
 */
final class Dispatch<R> {
  /** While a thread does one errand, its next one is on its way. */
  private static final int ERRANDS_A_THREAD = 2;

  /** So that all threads have work until the end, and travelling costs little. */
  private static final int ERRANDS_IN_ALL_A_THREAD = 16;

  private static final int MOST_PIECES_AN_ERRAND = 64;
  private static final int MOST_AHEAD = 1024;
  private static final long LOOK_EVERY_MILLIS = 100;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

  private final Nodes nodes;
  private final Job<R> job;
  private final String question;
  private final int[] pieces;
  private final Crew.Taker<R> taker;
  private final int size;
  private final Deque<Integer> again = new ArrayDeque<>();
  private final Map<UUID, Integer> underWay = new HashMap<>();
  private final Map<Integer, byte[]> ready = new HashMap<>();
  private final BlockingQueue<Outcome> outcomes = new LinkedBlockingQueue<>();
  private int next;
  private int taken;
  private long lastNode = System.nanoTime();

  /** What came back for an errand, or null if nothing did. */
  private record Outcome(UUID node, int errand, byte @Nullable [] results) {}

  Dispatch(Nodes nodes, Job<R> job, int[] pieces, Crew.Taker<R> taker) {
    this.nodes = nodes;
    this.job = job;
    this.question = job.question().write();
    this.pieces = pieces;
    this.taker = taker;
    int errands = Math.max(1, nodes.hands() * ERRANDS_IN_ALL_A_THREAD);
    this.size = Math.clamp(pieces.length / errands, 1, MOST_PIECES_AN_ERRAND);
  }

  void run() {
    while (taken < errands()) {
      handOut();
      if (!note(await()) || !take() || !taker.waiting(done(taken))) {
        return;
      }
    }
  }

  private int errands() {
    return Math.ceilDiv(pieces.length, size);
  }

  private int done(int errands) {
    return Math.min(pieces.length, errands * size);
  }

  private int[] pieces(int errand) {
    return Arrays.copyOfRange(pieces, errand * size, done(errand + 1));
  }

  private void handOut() {
    for (Member node : nodes.there()) {
      lastNode = System.nanoTime();
      int most = Nodes.threads(node) * ERRANDS_A_THREAD;
      while (underWay.getOrDefault(node.getUuid(), 0) < most && hasMore()) {
        send(node, again.isEmpty() ? next++ : again.removeFirst());
      }
    }
    if (System.nanoTime() - lastNode > PATIENCE_NANOS) {
      throw new Cluster.Refused("All nodes have gone, and none came back within a minute.");
    }
  }

  private boolean hasMore() {
    return !again.isEmpty() || next < Math.min(errands(), taken + MOST_AHEAD);
  }

  private void send(Member node, int errand) {
    UUID id = node.getUuid();
    underWay.merge(id, 1, Integer::sum);
    try {
      nodes
          .executor()
          .submitToMember(
              new Errand(question, pieces(errand)),
              node,
              new ExecutionCallback<byte[]>() {
                @Override
                public void onResponse(byte[] results) {
                  outcomes.add(new Outcome(id, errand, results));
                }

                @Override
                public void onFailure(Throwable gone) {
                  outcomes.add(new Outcome(id, errand, null));
                }
              });
    } catch (RuntimeException gone) {
      outcomes.add(new Outcome(id, errand, null));
    }
  }

  private @Nullable Outcome await() {
    try {
      return outcomes.poll(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the job was interrupted", e);
    }
  }

  private boolean note(@Nullable Outcome outcome) {
    if (outcome == null) {
      return taker.waiting(done(taken));
    }
    underWay.merge(outcome.node, -1, Integer::sum);
    if (outcome.results == null) {
      again.add(outcome.errand);
    } else {
      ready.put(outcome.errand, outcome.results);
    }
    return true;
  }

  /** Hands on what lies ready without a gap; whether more is wanted. */
  private boolean take() {
    byte[] results;
    while ((results = ready.remove(taken)) != null) {
      if (!take(pieces(taken), new DataInputStream(new ByteArrayInputStream(results)))) {
        return false;
      }
      taken++;
    }
    return true;
  }

  private boolean take(int[] wanted, DataInputStream in) {
    try {
      for (int i = 0; i < wanted.length; i++) {
        if (!in.readBoolean()) {
          return takeOwn(Arrays.copyOfRange(wanted, i, wanted.length));
        }
        if (!taker.take(wanted[i], job.read(in))) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A piece that went wrong elsewhere goes wrong here too, and says why. */
  private boolean takeOwn(int[] wanted) {
    try (Job.Hand<R> hand = job.hand()) {
      for (int piece : wanted) {
        if (!taker.take(piece, hand.piece(piece))) {
          return false;
        }
      }
      return true;
    }
  }
}
