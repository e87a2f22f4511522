package org.loggia.lab.work;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A crew of threads of this process. */
public final class Threads implements Crew {
  private static final long LOOK_EVERY_MILLIS = 100;

  /** So many pieces may lie ready before the first of them is taken. */
  private static final int MOST_AHEAD = 4096;

  private final int count;

  public Threads(int count) {
    this.count = count;
  }

  @Override
  public int hands() {
    return count;
  }

  @Override
  public <R> void run(Job<R> job, int[] pieces, Taker<R> taker) {
    new Run<>(job, pieces, taker).run(Math.min(count, pieces.length));
  }

  /** What came out of a piece: a result, or what went wrong. */
  private record Outcome<R>(@Nullable R result, @Nullable Throwable fault) {}

  private static final class Run<R> {
    private final Job<R> job;
    private final int[] pieces;
    private final Taker<R> taker;
    private final Map<Integer, Outcome<R>> ready = new HashMap<>();
    private int next;
    private int taken;
    private boolean over;

    Run(Job<R> job, int[] pieces, Taker<R> taker) {
      this.job = job;
      this.pieces = pieces;
      this.taker = taker;
    }

    void run(int count) {
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        threads.add(Thread.ofPlatform().daemon().name("hand-" + i).start(this::work));
      }
      boolean patient = true;
      try {
        while (patient && taken < pieces.length) {
          Outcome<R> outcome = await();
          patient = outcome != null;
          if (outcome == null || !take(outcome)) {
            break;
          }
          taken++;
        }
      } finally {
        leave();
      }
      if (patient) {
        threads.forEach(Run::join);
      }
    }

    private boolean take(Outcome<R> outcome) {
      Throwable fault = outcome.fault;
      if (fault instanceof Error error) {
        throw error;
      }
      if (fault instanceof RuntimeException broken) {
        throw broken;
      }
      @Nullable R result = outcome.result;
      if (result == null) {
        throw new IllegalStateException("piece " + pieces[taken] + " came to nothing");
      }
      return taker.take(pieces[taken], result);
    }

    /** The next outcome, or null if nobody wants to wait for it. */
    private @Nullable Outcome<R> await() {
      while (true) {
        synchronized (this) {
          Outcome<R> outcome = ready.remove(taken);
          if (outcome != null) {
            notifyAll();
            return outcome;
          }
          pause();
        }
        if (!taker.waiting(taken)) {
          return null;
        }
      }
    }

    private void pause() {
      try {
        wait(LOOK_EVERY_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the job was interrupted", e);
      }
    }

    private void work() {
      try (Job.Hand<R> hand = job.hand()) {
        int index;
        while ((index = nextIndex()) >= 0) {
          finish(index, outcome(hand, pieces[index]));
        }
      } catch (RuntimeException | Error noHand) {
        int index = nextIndex();
        if (index >= 0) {
          finish(index, new Outcome<>(null, noHand));
        }
      }
    }

    private static <R> Outcome<R> outcome(Job.Hand<R> hand, int piece) {
      try {
        return new Outcome<>(hand.piece(piece), null);
      } catch (RuntimeException | Error fault) {
        return new Outcome<>(null, fault);
      }
    }

    private synchronized int nextIndex() {
      while (!over && next < pieces.length && next >= taken + MOST_AHEAD) {
        pause();
      }
      return over || next == pieces.length ? -1 : next++;
    }

    private synchronized void finish(int index, Outcome<R> outcome) {
      ready.put(index, outcome);
      if (outcome.fault != null) {
        // Those before it are in somebody's hands and come to their end; nobody begins another.
        next = pieces.length;
      }
      if (index == taken) {
        notifyAll();
      }
    }

    private synchronized void leave() {
      over = true;
      notifyAll();
    }

    private static void join(Thread thread) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
