package org.loggia.lab.learn;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.learned.Network;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * The games of a generation, in files of some games each. A file that is there is not played again,
 * so that a school that was stopped goes on where it was.
 */
final class Exercises {
  /** Games of a file. */
  private static final int SHEET = 50;

  private final Path folder;

  Exercises(Path folder) {
    this.folder = folder;
  }

  /** Plays what is missing, on so many threads. */
  <P extends Position<P, M, V>, M extends Move, V extends View> void play(
      Game<P, M, V> game,
      Eyes<P, M> eyes,
      @Nullable Network network,
      Homework homework,
      int threads,
      IntConsumer progress)
      throws IOException {
    Files.createDirectories(folder);
    int sheets = (homework.games() + SHEET - 1) / SHEET;
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();
    Runnable work =
        () -> {
          try {
            SelfPlay<P, M, V> play = new SelfPlay<>(game, eyes, network, homework);
            for (int sheet = next.getAndIncrement();
                sheet < sheets && fault.get() == null;
                sheet = next.getAndIncrement()) {
              fill(play, sheet, homework.games(), done, progress);
            }
          } catch (IOException | RuntimeException | Error broken) {
            fault.compareAndSet(null, broken);
          }
        };
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().daemon().name("pupil-" + i).start(work));
    }
    try {
      for (Thread worker : workers) {
        worker.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the school was interrupted", e);
    }
    Throwable broken = fault.get();
    if (broken != null) {
      throw new IllegalStateException("a game broke: " + broken, broken);
    }
  }

  private void fill(
      SelfPlay<?, ?, ?> play, int sheet, int games, AtomicInteger done, IntConsumer progress)
      throws IOException {
    int first = sheet * SHEET;
    int behind = Math.min(first + SHEET, games);
    Path file = folder.resolve("games-" + first + ".gz");
    if (!Files.exists(file)) {
      Path unfinished = folder.resolve("games-" + first + ".part");
      try (DataOutputStream out =
          new DataOutputStream(
              new BufferedOutputStream(
                  new GZIPOutputStream(Files.newOutputStream(unfinished), 1 << 16)))) {
        for (int index = first; index < behind; index++) {
          for (Sample sample : play.play(index)) {
            sample.write(out);
          }
        }
      }
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
    progress.accept(done.addAndGet(behind - first));
  }

  /** Everything that was noted, in the order of the games. */
  void read(List<Sample> samples) {
    try {
      for (int sheet = 0; ; sheet++) {
        Path file = folder.resolve("games-" + sheet * SHEET + ".gz");
        if (!Files.exists(file)) {
          return;
        }
        try (DataInputStream in =
            new DataInputStream(
                new BufferedInputStream(
                    new GZIPInputStream(Files.newInputStream(file), 1 << 16)))) {
          readAll(in, samples);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void readAll(DataInputStream in, List<Sample> samples) throws IOException {
    while (true) {
      try {
        samples.add(Sample.read(in));
      } catch (EOFException end) {
        return;
      }
    }
  }
}
