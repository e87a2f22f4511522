package org.loggia.lab.review;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.simulate.Seeds;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Jobs;

/** A search for puzzles, each game a piece that comes to the puzzles in it. */
public final class PuzzleJob<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Job<List<Puzzle>> {
  public static final String KIND = "puzzles";

  private final Game<P, M, V> game;
  private final Setup setup;
  private final int iterations;
  private final long seed;

  public PuzzleJob(Game<P, M, V> game, Setup setup, int iterations, long seed) {
    this.game = game;
    this.setup = setup;
    this.iterations = iterations;
    this.seed = seed;
  }

  public static Job<?> read(List<Game<?, ?, ?>> games, Json.Obj question) {
    Game<?, ?, ?> game = Jobs.game(games, question);
    return new PuzzleJob<>(
        game, Jobs.setup(game, question), Jobs.number(question, "iterations"), Jobs.seed(question));
  }

  @Override
  public Json.Obj question() {
    return Json.obj("job", Json.of(KIND), "game", Json.of(game.info().id()))
        .with("setup", CoreCodecs.SETUP.write(setup))
        .with("iterations", Json.of(iterations))
        .with("seed", Json.of(Long.toString(seed)));
  }

  @Override
  public Hand<List<Puzzle>> hand() {
    PuzzleSearch<P, M, V> search = new PuzzleSearch<>(game, setup, iterations);
    return index -> {
      List<Puzzle> found = new ArrayList<>();
      search.game(Seeds.of(seed, index), found::add);
      return found;
    };
  }

  @Override
  public void write(List<Puzzle> puzzles, DataOutput out) throws IOException {
    out.writeInt(puzzles.size());
    for (Puzzle puzzle : puzzles) {
      byte[] text = PuzzleCodec.CODEC.text(puzzle).getBytes(StandardCharsets.UTF_8);
      out.writeInt(text.length);
      out.write(text);
    }
  }

  @Override
  public List<Puzzle> read(DataInput in) throws IOException {
    List<Puzzle> puzzles = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      byte[] text = new byte[in.readInt()];
      in.readFully(text);
      puzzles.add(PuzzleCodec.CODEC.parse(new String(text, StandardCharsets.UTF_8)));
    }
    return puzzles;
  }
}
