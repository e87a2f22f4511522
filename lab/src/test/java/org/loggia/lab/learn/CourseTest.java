package org.loggia.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.bots.learned.NetworkText;
import org.loggia.bots.learned.Shape;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** A school that was stopped goes on where it was, and the same seed teaches the same. */
class CourseTest {
  private static final int GENERATIONS = 2;
  private static final Syllabus TINY = new Syllabus(GENERATIONS, 120, 3, 20, 1, 0.5f, 4, 5, 1, 2);

  @TempDir Path folder;

  private static List<String> run(Path where) throws IOException {
    return run(bossa(), where);
  }

  private static Game<?, ?, ?> bossa() {
    return Objects.requireNonNull(Catalogue.game("bossa"));
  }

  private static Eyes<?, ?> eyes(Game<?, ?, ?> game) {
    return Objects.requireNonNull(game.eyes());
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> List<String> run(
      Game<P, M, V> game, Path where) throws IOException {
    Eyes<P, M> eyes = Objects.requireNonNull(game.eyes());
    List<String> said = new ArrayList<>();
    new Course<>(game, eyes, null, where, TINY, said::add).run();
    return said;
  }

  @Test
  void every_generation_leaves_a_network_and_a_verdict() throws IOException {
    run(folder);
    for (int generation = 0; generation < GENERATIONS; generation++) {
      Path of = folder.resolve("generation-" + generation);
      Shape shape = NetworkText.read(Files.readString(of.resolve("network.txt"))).shape();
      assertThat(shape).isEqualTo(Shape.of(eyes(bossa())));
      assertThat(of.resolve("verdict.txt")).content().contains("of 4 games");
      assertThat(of.resolve("examination.txt")).content().contains("kept out");
    }
  }

  @Test
  void what_is_there_is_not_done_again_and_what_is_missing_comes_out_the_same() throws IOException {
    run(folder);
    Path network = folder.resolve("generation-0/network.txt");
    Path games = folder.resolve("generation-0/games-50.gz");
    String before = Files.readString(network);
    byte[] played = Files.readAllBytes(games);
    assertThat(run(folder)).allMatch(line -> line.startsWith("generation"));

    Files.delete(network);
    Files.delete(games);
    Files.delete(folder.resolve("generation-0/verdict.txt"));
    run(folder);
    assertThat(Files.readAllBytes(games)).isEqualTo(played);
    assertThat(network).content().isEqualTo(before);
  }
}
