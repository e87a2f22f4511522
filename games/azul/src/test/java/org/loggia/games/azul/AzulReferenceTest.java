package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.games.azul.AzulView.BoardView;
import org.loggia.games.azul.AzulView.LineView;
import org.loggia.games.azul.AzulView.WallTile;

/** The quick game and the plain one agree move by move: on offers, boards, scores and draws. */
class AzulReferenceTest {
  private static final int FEW = 400;
  private static final int MANY = 100_000 / 6 + 1;

  @ParameterizedTest(name = "{0} players, {1} side")
  @CsvSource({"2,coloured", "3,coloured", "4,coloured", "2,grey", "3,grey", "4,grey"})
  void both_play_the_same_games(int seats, String side) {
    compare(seats, side, 0, FEW);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0} players, {1} side")
  @CsvSource({"2,coloured", "3,coloured", "4,coloured", "2,grey", "3,grey", "4,grey"})
  void both_play_the_same_hundred_thousand_games(int seats, String side) {
    compare(seats, side, FEW, MANY);
  }

  @Test
  void both_end_after_the_agreed_round() {
    for (int seed = 0; seed < 50; seed++) {
      Setup setup = Setup.of(2).withFirst(seed % 2).with(Azul.ROUNDS, 1 + seed % 4);
      assertThat(play(setup, seed).round).isLessThanOrEqualTo(1 + seed % 4);
    }
  }

  private static void compare(int seats, String side, int from, int games) {
    Setup setup = Setup.of(seats).with(Azul.SIDE, side);
    for (int seed = from; seed < from + games; seed++) {
      play(setup.withFirst(seed % seats), seed);
    }
  }

  private static PlainAzul play(Setup setup, int seed) {
    FastChance chance = new FastChance(seed);
    FastChance plainChance = new FastChance(seed);
    AzulPosition position = Azul.GAME.start(setup);
    PlainAzul plain =
        new PlainAzul(
            setup.seats(),
            setup.get(Azul.SIDE).equals(Azul.GREY),
            setup.get(Azul.ROUNDS),
            setup.first());
    String what = setup.label() + ", seed " + seed;
    while (position.actor() != Seat.NOBODY) {
      if (position.actor() == Seat.LUCK) {
        assertThat(plain.dealIsDue).as(what).isTrue();
        position.settle(chance, Journal.OFF);
        plain.deal(plainChance);
      } else {
        List<String> offers = texts(position.legal());
        mustAgree(offers, plain.legal(), what);
        int k = chance.below(offers.size());
        plainChance.below(offers.size());
        position.play(position.legal().get(k), Journal.OFF);
        plain.play(offers.get(k));
      }
      mustAgree(position, plain, what);
    }
    assertThat(position.result().ending()).isEqualTo(plain.ending);
    for (int seat = 0; seat < setup.seats(); seat++) {
      assertThat(position.result().of(seat).points()).isEqualTo(plain.players.get(seat).score);
    }
    return plain;
  }

  /** As get and list say it, which must be the same. */
  private static List<String> texts(Choices<AzulMove> legal) {
    List<AzulMove> list = legal.list();
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < legal.count(); k++) {
      if (!legal.get(k).equals(list.get(k))) {
        throw new AssertionError("get and list differ at " + k + ": " + list);
      }
      texts.add(Azul.GAME.notation().writeMove(list.get(k)));
    }
    return texts;
  }

  private static void mustAgree(List<String> offers, List<String> plain, String what) {
    if (offers.size() != plain.size() || !new HashSet<>(offers).equals(new HashSet<>(plain))) {
      assertThat(offers).as(what).containsExactlyInAnyOrderElementsOf(plain);
    }
  }

  private static void mustAgree(AzulPosition position, PlainAzul plain, String what) {
    String ours = describe(position.view(Seat.SPECTATOR));
    String theirs = describe(plain);
    if (!ours.equals(theirs)) {
      assertThat(ours)
          .as(what + ", " + Azul.GAME.notation().writePosition(position))
          .isEqualTo(theirs);
    }
  }

  // Both tables in the same words.

  private static String describe(AzulView view) {
    StringBuilder text = new StringBuilder();
    text.append(view.round()).append(' ').append(view.turn()).append(view.starter());
    text.append(view.marker() == null ? -1 : view.marker()).append(view.phase() == Phase.TILING);
    view.displays().forEach(display -> append(text, numbers(display)));
    append(text, numbers(view.centre()));
    text.append(view.bag()).append(view.lid());
    for (BoardView board : view.boards()) {
      text.append('\n').append(board.score());
      for (LineView line : board.lines()) {
        Colour colour = line.colour();
        text.append(' ')
            .append(colour == null ? -1 : colour.ordinal())
            .append('x')
            .append(line.tiles());
      }
      text.append(board.floor().stream().map(FloorItem::ordinal).toList());
      for (WallTile tile : board.wall()) {
        append(text, tile.row() - 1, tile.column() - 1, tile.colour().ordinal());
      }
    }
    return text.toString();
  }

  private static String describe(PlainAzul plain) {
    StringBuilder text = new StringBuilder();
    text.append(plain.round).append(' ').append(plain.turn).append(plain.starter);
    text.append(plain.marker).append(plain.tiling);
    plain.displays.forEach(display -> append(text, display.stream().sorted().toList()));
    append(text, plain.centre.stream().sorted().toList());
    text.append(Arrays.toString(plain.bag)).append(Arrays.toString(plain.lid));
    for (PlainAzul.Player player : plain.players) {
      text.append('\n').append(player.score);
      for (List<Integer> line : player.lines) {
        text.append(' ')
            .append(line.isEmpty() ? -1 : line.getFirst())
            .append('x')
            .append(line.size());
      }
      text.append(player.floor);
      for (int row = 0; row < 5; row++) {
        for (int column = 0; column < 5; column++) {
          if (player.wall[row][column] >= 0) {
            append(text, row, column, player.wall[row][column]);
          }
        }
      }
    }
    return text.toString();
  }

  private static List<Integer> numbers(List<Colour> colours) {
    return colours.stream().map(Colour::ordinal).toList();
  }

  private static void append(StringBuilder text, List<Integer> numbers) {
    text.append(numbers);
  }

  private static void append(StringBuilder text, int row, int column, int colour) {
    text.append(row).append(column).append('=').append(colour).append(' ');
  }
}
