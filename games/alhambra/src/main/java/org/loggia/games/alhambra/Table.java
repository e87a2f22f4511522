package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;

/** What is agreed and stays the same all game long. */
final class Table {
  /** Carlo's name among the figures without a seat. */
  static final String CARLO = "carlo";

  /** Carlo sits in where there are only two. */
  private static final int SEATS_WITH_CARLO = 2;

  private static final int FRACTION = 16;

  final Setup setup;
  final int seats;

  /** By it {@link #seatAfter} multiplies where others divide: turns are counted all the time. */
  private final int oneSeat;

  /** The seats, and Carlo behind them if he takes part. */
  final int figures;

  /** How many markers each of them has. */
  final int markers;

  /** Which side of the board is played on. */
  final boolean alcazaba;

  final boolean carloWins;

  /** The chips of the box by kind. */
  final int[] light;

  final int[] dark;

  /** The building tiles of the box by number. */
  final int[] tiles;

  Table(Setup setup) {
    this.setup = setup;
    seats = setup.seats();
    oneSeat = (1 << FRACTION) / seats + 1;
    figures = seats == SEATS_WITH_CARLO ? seats + 1 : seats;
    markers = markers(seats);
    alcazaba = Alhambra.isAlcazaba(setup);
    carloWins = setup.get(Alhambra.CARLO_WINS);
    light = ChipBox.light(setup);
    dark = ChipBox.dark(setup);
    tiles = TileBox.counts(setup);
  }

  /** H2.2 */
  private static int markers(int seats) {
    return seats <= 3 ? 5 : seats == 4 ? 4 : 3;
  }

  /** The seat that is so many turns after another: {@code (seat + turns) % seats}. */
  int seatAfter(int seat, int turns) {
    int sum = seat + turns;
    return sum - seats * ((sum * oneSeat) >>> FRACTION);
  }

  boolean hasCarlo() {
    return figures > seats;
  }

  boolean isCarlo(int figure) {
    return figure == seats;
  }

  /** The seat of a figure; null for Carlo. */
  @Nullable Integer seat(int figure) {
    return isCarlo(figure) ? null : figure;
  }

  /** The name of a figure without a seat; null for players. */
  @Nullable String name(int figure) {
    return isCarlo(figure) ? CARLO : null;
  }

  /** As it is written in position texts. */
  String text(int figure) {
    return isCarlo(figure) ? CARLO : Integer.toString(figure);
  }
}
