package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.ColumnView;
import org.loggia.games.alhambra.AlhambraView.DiceView;
import org.loggia.games.alhambra.AlhambraView.FigureView;
import org.loggia.games.alhambra.AlhambraView.MarkerView;
import org.loggia.games.alhambra.AlhambraView.ResultsView;
import org.loggia.games.alhambra.AlhambraView.StoneView;

/** From a position to what is seen of it, which is everything; {@link AlhambraWorlds} goes back. */
final class AlhambraViews {
  private AlhambraViews() {}

  static AlhambraView of(AlhambraPosition position, int seat) {
    List<ColumnView> columns = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      columns.add(column(position, colour));
    }
    List<FigureView> figures = new ArrayList<>();
    for (int figure = 0; figure < position.table.figures; figure++) {
      figures.add(figure(position, figure));
    }
    StoneSide stones = position.side instanceof StoneSide side ? side : null;
    TileSide tiles = position.side instanceof TileSide side ? side : null;
    return new AlhambraView(
        seat,
        position.table.setup,
        position.actor(),
        position.phase,
        position.round,
        position.caliph,
        position.next,
        dice(position.dice),
        columns,
        figures,
        results(position, stones),
        stones == null ? List.of() : chips(stones.chips.light),
        stones == null ? List.of() : chips(stones.chips.dark),
        stones == null ? List.of() : chips(stones.chips.gone),
        tiles == null ? List.of() : tiles.tiles.aside.tiles(),
        tiles == null ? 0 : tiles.tiles.stock.bag(tiles.pilesToCome()));
  }

  private static DiceView dice(Dice dice) {
    return new DiceView(
        new Symbols(dice.shown),
        dice.thrown,
        dice.black == Dice.NONE ? null : Colour.ALL[dice.black],
        dice.before == Dice.NONE ? null : new Symbols(dice.before));
  }

  private static @Nullable ResultsView results(
      AlhambraPosition position, @Nullable StoneSide stones) {
    return position.phase == Phase.RESULTS
        ? new ResultsView(Colour.ALL[position.column], stones == null ? null : stones.left)
        : null;
  }

  private static ColumnView column(AlhambraPosition position, Colour colour) {
    int column = colour.ordinal();
    List<MarkerView> markers = new ArrayList<>();
    for (int taken = position.area.taken(column); taken != 0; taken &= taken - 1) {
      int field = Integer.numberOfTrailingZeros(taken);
      markers.add(new MarkerView(Field.at(field), position.area.owner(column, field)));
    }
    return switch (position.side) {
      case StoneSide side -> {
        int chip = side.chips.bonus[column];
        Chip bonus = chip == Chips.EMPTY ? null : Chip.ALL[chip];
        yield new ColumnView(colour, markers, bonus, stones(side, column), List.of());
      }
      case TileSide side -> {
        Chip bonus = side.startChip == column ? Chip.START : null;
        yield new ColumnView(colour, markers, bonus, List.of(), side.tiles.offers[column].tiles());
      }
    };
  }

  private static List<StoneView> stones(StoneSide side, int column) {
    List<StoneView> stones = new ArrayList<>();
    for (int rank = 0; rank < side.table.figures; rank++) {
      int figure = side.tracks.ranked(column, rank);
      int height = side.tracks.height(column, figure);
      if (height > 0) {
        stones.add(new StoneView(height, figure));
      }
    }
    return stones;
  }

  private static FigureView figure(AlhambraPosition position, int figure) {
    List<Chip> chips = List.of();
    List<BuiltTile> palace = List.of();
    List<Tile> reserve = List.of();
    int redesigns = 0;
    int wall = 0;
    switch (position.side) {
      case StoneSide side -> chips = chips(side, figure);
      case TileSide side -> {
        redesigns = side.redesigns[figure];
        reserve = side.tiles.reserves[figure].tiles();
        if (!position.table.isCarlo(figure)) {
          palace = palace(side.tiles.palaces[figure]);
          wall = Outline.longestWall(side.tiles.palaces[figure]);
        }
      }
    }
    return new FigureView(
        position.inHand[figure],
        position.out[figure],
        redesigns,
        position.sheet.total(figure),
        position.sheet.receipts(figure, position.side.extra()),
        chips,
        palace,
        reserve,
        wall);
  }

  private static List<Chip> chips(StoneSide side, int figure) {
    int[] held = new int[Chip.KINDS];
    for (int kind = 0; kind < Chip.KINDS; kind++) {
      held[kind] = side.chips.held(figure, Chip.ALL[kind]);
    }
    return chips(held);
  }

  private static List<Chip> chips(int[] counts) {
    List<Chip> chips = new ArrayList<>();
    for (int kind = 0; kind < counts.length; kind++) {
      for (int i = 0; i < counts[kind]; i++) {
        chips.add(Chip.ALL[kind]);
      }
    }
    return chips;
  }

  private static List<BuiltTile> palace(Palace palace) {
    List<BuiltTile> tiles = new ArrayList<>();
    for (int i = 0; i < palace.tiles.size(); i++) {
      int at = palace.tiles.at(i);
      tiles.add(new BuiltTile(Palace.square(at), Tile.of(palace.tile(at))));
    }
    return tiles;
  }
}
