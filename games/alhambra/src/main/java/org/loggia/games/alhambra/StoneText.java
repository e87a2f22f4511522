package org.loggia.games.alhambra;

import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.loggia.core.PositionText;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;

/**
 * What the basic game adds to a position text: {@code bonus two start cancel one three -;
 * stones.red 5=0 3=2 3=1; chips.1 three exchange; gone one}. Stones are given in order of rank, in
 * a tower the lowest first. In a column whose best marker has its prize, {@code left} is the other
 * prize.
 */
final class StoneText {
  private static final String NO_CHIP = "-";

  private StoneText() {}

  static void sections(StoneSide side, PositionText text) {
    Chips chips = side.chips;
    text.part("bonus", () -> bonus(side), tokens -> readBonus(side, tokens));
    for (Colour colour : Colour.ALL) {
      int column = colour.ordinal();
      text.part(
          "stones." + colour.word(),
          () -> stones(side, column),
          tokens -> readStones(side, column, tokens));
    }
    for (int i = 0; i < side.table.figures; i++) {
      int figure = i;
      text.part(
          "chips." + side.table.text(figure),
          () -> chips(kind -> chips.held(figure, Chip.ALL[kind])),
          tokens -> readChips(tokens, chip -> chips.gain(figure, chip)));
    }
    text.part(
        "gone",
        () -> chips(kind -> chips.gone[kind]),
        tokens -> readChips(tokens, chip -> chips.gone[chip.ordinal()]++));
    if (side.position.phase == Phase.RESULTS) {
      AlhambraPositionText.column(side.position, text);
      side.left = text.perhaps("left", side.left, Prize.ALL);
      side.given = side.left == null ? side.given : Math.max(1, side.given);
    }
  }

  private static String chips(IntUnaryOperator times) {
    StringBuilder text = new StringBuilder();
    for (int kind = 0; kind < Chip.KINDS; kind++) {
      append(text, Chip.ALL[kind], times.applyAsInt(kind));
    }
    return text.toString();
  }

  private static void readChips(Tokens tokens, Consumer<Chip> reader) {
    while (tokens.hasNext()) {
      reader.accept(readChip(tokens));
    }
  }

  private static void append(StringBuilder text, Chip chip, int times) {
    for (int i = 0; i < times; i++) {
      text.append(text.isEmpty() ? "" : " ").append(chip.word());
    }
  }

  private static String bonus(StoneSide side) {
    StringBuilder text = new StringBuilder();
    boolean any = false;
    for (int chip : side.chips.bonus) {
      any |= chip != Chips.EMPTY;
      text.append(text.isEmpty() ? "" : " ");
      text.append(chip == Chips.EMPTY ? NO_CHIP : Chip.ALL[chip].word());
    }
    return any ? text.toString() : "";
  }

  private static String stones(StoneSide side, int column) {
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < side.table.figures; rank++) {
      int figure = side.tracks.ranked(column, rank);
      int height = side.tracks.height(column, figure);
      if (height > 0) {
        text.append(text.isEmpty() ? "" : " ").append(height);
        text.append('=').append(side.table.text(figure));
      }
    }
    return text.toString();
  }

  private static Chip readChip(Tokens tokens) {
    Chip chip = Worded.read(Chip.ALL, tokens.next("a chip"));
    if (chip == Chip.START) {
      throw new Unreadable("nobody keeps the start player chip");
    }
    return chip;
  }

  private static void readBonus(StoneSide side, Tokens tokens) {
    if (!tokens.hasNext()) {
      return;
    }
    for (int column = 0; column < Colour.COUNT; column++) {
      if (!tokens.take(NO_CHIP)) {
        side.chips.bonus[column] =
            Worded.read(Chip.ALL, tokens.next("the chip of each column")).ordinal();
      }
    }
  }

  private static void readStones(StoneSide side, int column, Tokens tokens) {
    int above = Tracks.LAST_FIELD;
    while (tokens.hasNext()) {
      String[] parts =
          AlhambraPositionText.parts(tokens.next("a stone"), '=', "a stone such as 5=0");
      int height = Tokens.number(parts[0], "the field of a stone", 1, above);
      int figure = AlhambraPositionText.figure(side.table, parts[1]);
      if (side.tracks.height(column, figure) > 0) {
        throw new Unreadable("a stone is there twice");
      }
      side.tracks.advance(column, figure, height);
      above = height;
    }
  }

  /** Refuses chips that cannot lie like this; what nobody has seen follows from the others. */
  static void check(StoneSide side) {
    int start = 0;
    for (int column = 0; column < Colour.COUNT; column++) {
      if (side.chips.bonus[column] != Chips.EMPTY && !mayHaveChip(side.position, column)) {
        throw new Unreadable("no chip lies on " + Colour.ALL[column].word() + " now");
      }
      start += side.chips.bonus[column] == Chip.START.ordinal() ? 1 : 0;
    }
    if (start > (side.position.round < AlhambraPosition.ROUNDS ? 1 : 0)) {
      throw new Unreadable("there is one start player chip, and none in the last round");
    }
    int unseen = 0;
    for (int kind = 0; kind < Chip.KINDS; kind++) {
      unseen += hide(side, kind);
    }
    int needed = AlhambraPosition.ROUNDS - 1 - side.position.round;
    if (unseen < (Colour.COUNT - 1) * needed) {
      throw new Unreadable("there are not enough chips for the rounds to come");
    }
  }

  private static boolean mayHaveChip(AlhambraPosition position, int column) {
    return switch (position.phase) {
      case THROW, TURN -> true;
      case RESULTS -> column >= position.column;
      case START, ROUND, OVER -> false;
    };
  }

  /** Decides how many chips of a kind nobody has seen, and answers how many of them are light. */
  private static int hide(StoneSide side, int kind) {
    int unseen = side.table.light[kind] + side.table.dark[kind] - side.chips.seen(kind);
    // Dark chips come only in the last round; before it, all of them are still to come.
    int dark =
        side.position.round < AlhambraPosition.ROUNDS
            ? side.table.dark[kind]
            : Math.max(0, unseen - side.table.light[kind]);
    if (unseen < dark) {
      throw new Unreadable("there are not so many chips '" + Chip.ALL[kind].word() + "'");
    }
    side.chips.dark[kind] = dark;
    side.chips.light[kind] = unseen - dark;
    return side.chips.light[kind];
  }
}
