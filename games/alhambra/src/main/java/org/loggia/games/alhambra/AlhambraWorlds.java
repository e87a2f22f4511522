package org.loggia.games.alhambra;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Receipt;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.ColumnView;
import org.loggia.games.alhambra.AlhambraView.DiceView;
import org.loggia.games.alhambra.AlhambraView.FigureView;
import org.loggia.games.alhambra.AlhambraView.MarkerView;
import org.loggia.games.alhambra.AlhambraView.ResultsView;
import org.loggia.games.alhambra.AlhambraView.StoneView;

/** The position of a view. There is only one, for nothing is secret. */
final class AlhambraWorlds {
  private AlhambraWorlds() {}

  static AlhambraPosition of(AlhambraView view) {
    AlhambraPosition position = new AlhambraPosition(new Table(view.setup()));
    position.phase = view.phase();
    position.round = view.round();
    position.caliph = view.caliph();
    position.next = view.next();
    fillDice(position.dice, view.dice());
    for (int figure = 0; figure < view.figures().size(); figure++) {
      fillFigure(position, figure, view.figures().get(figure));
    }
    for (ColumnView column : view.columns()) {
      for (MarkerView marker : column.markers()) {
        position.area.put(column.colour().ordinal(), marker.field().index(), marker.figure());
      }
    }
    position.turn = turn(position);
    switch (position.side) {
      case StoneSide side -> fill(side, view);
      case TileSide side -> fill(side, view);
    }
    ResultsView results = view.results();
    if (results != null) {
      position.column = results.colour().ordinal();
      position.deciding = view.actor();
    }
    return position;
  }

  private static void fillDice(Dice dice, DiceView view) {
    dice.shown = view.shown().bits();
    dice.thrown = view.thrown();
    dice.black = ordinal(view.black());
    Symbols before = view.before();
    dice.before = before == null ? Dice.NONE : before.bits();
  }

  private static int ordinal(@Nullable Colour colour) {
    return colour == null ? Dice.NONE : colour.ordinal();
  }

  private static void fillFigure(AlhambraPosition position, int figure, FigureView view) {
    position.inHand[figure] = view.inHand();
    position.out[figure] = view.out();
    for (Receipt receipt : view.receipts()) {
      position.sheet.add(figure, receipt, position.side.extra());
    }
  }

  /** All markers are played when results are looked at, though some may be back in hand. */
  private static int turn(AlhambraPosition position) {
    int all = position.table.seats * position.table.markers;
    int turn = all;
    for (int seat = 0; seat < position.table.seats; seat++) {
      turn -= position.inHand[seat];
    }
    return position.phase == Phase.RESULTS ? all : turn;
  }

  private static void fill(StoneSide side, AlhambraView view) {
    for (ColumnView column : view.columns()) {
      for (StoneView stone : column.stones()) {
        side.tracks.advance(column.colour().ordinal(), stone.figure(), stone.height());
      }
      Chip bonus = column.bonus();
      side.chips.bonus[column.colour().ordinal()] = bonus == null ? Chips.EMPTY : bonus.ordinal();
    }
    for (int figure = 0; figure < view.figures().size(); figure++) {
      for (Chip chip : view.figures().get(figure).chips()) {
        side.chips.gain(figure, chip);
      }
    }
    fill(side.chips.light, view.light());
    fill(side.chips.dark, view.dark());
    fill(side.chips.gone, view.gone());
    ResultsView results = view.results();
    side.left = results == null ? null : results.left();
    side.given = side.left == null ? 0 : 1;
  }

  private static void fill(int[] counts, List<Chip> chips) {
    Arrays.fill(counts, 0);
    for (Chip chip : chips) {
      counts[chip.ordinal()]++;
    }
  }

  private static void fill(TileSide side, AlhambraView view) {
    for (ColumnView column : view.columns()) {
      fill(side, side.tiles.offers[column.colour().ordinal()], column.offer());
      if (column.bonus() == Chip.START) {
        side.startChip = column.colour().ordinal();
      }
    }
    for (int figure = 0; figure < view.figures().size(); figure++) {
      FigureView player = view.figures().get(figure);
      side.redesigns[figure] = player.redesigns();
      fill(side, side.tiles.reserves[figure], player.reserve());
      for (BuiltTile built : player.palace()) {
        int code = built.tile().code();
        side.tiles.stock.remove(code);
        side.tiles.palaces[figure].put(Palace.at(built.square()), code);
      }
    }
    fill(side, side.tiles.aside, view.aside());
  }

  /** The view has every pile in its own order. */
  private static void fill(TileSide side, TilePile pile, List<Tile> tiles) {
    for (Tile tile : tiles) {
      side.tiles.stock.remove(tile.code());
      pile.add(tile.code());
    }
  }
}
