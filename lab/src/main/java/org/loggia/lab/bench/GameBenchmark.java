package org.loggia.lab.bench;

import org.jspecify.annotations.Nullable;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What every title does most, one operation at a time. */
@State(Scope.Thread)
public class GameBenchmark {
  /** Which title; the command fills in all of the catalogue. */
  @Param("")
  public String game = "";

  private @Nullable RandomPlay<?, ?, ?> play;

  @Setup
  public void sitDown() {
    Game<?, ?, ?> title = Catalogue.game(game);
    if (title == null) {
      throw new IllegalArgumentException("there is no game called " + game);
    }
    play = new RandomPlay<>(title);
  }

  private RandomPlay<?, ?, ?> play() {
    if (play == null) {
      throw new IllegalStateException("nobody sat down");
    }
    return play;
  }

  @Benchmark
  public Object move() {
    return play().move();
  }

  @Benchmark
  public Object copy() {
    return play().copy();
  }

  @Benchmark
  public Object game() {
    return play().game();
  }

  @Benchmark
  public Object listedGame() {
    return play().listedGame();
  }

  @Benchmark
  @OperationsPerInvocation(RandomPlay.ITERATIONS)
  public Object iteration() {
    return play().think();
  }
}
