package org.loggia.games.alhambra;

import org.loggia.core.Eyes;
import org.loggia.core.Traits;

/** What can be seen of an Alhambra table: tracks or palaces, markers, dice, prizes and chips. */
final class AlhambraEyes implements Eyes<AlhambraPosition, AlhambraMove> {
  /** The own figure, the next player's, all others', and Carlo. */
  private static final int PLACES = 4;

  private static final int CARLO = PLACES - 1;
  private static final int NOBODY = PLACES;
  private static final int SCORINGS = Scoring.ALL.length;
  private static final int MOST_LEAD = 4;
  private static final int LEADS = 2 * MOST_LEAD + 1;
  private static final int MOST_MARKERS = 3;
  private static final int HOPES = 6;
  private static final int MOST_BETTER = 4;
  private static final int FIELDS = 8;
  private static final int FIELD_STEP = 3;

  // Of each column.
  private static final int HEIGHT = 0;
  private static final int LEAD_THERE = HEIGHT + PLACES * Tracks.LAST_FIELD;
  private static final int BEST = LEAD_THERE + SCORINGS * LEADS;
  private static final int SECOND = BEST + PLACES + 1;
  private static final int BEST_FIELD = SECOND + PLACES + 1;
  private static final int MARKERS = BEST_FIELD + FIELDS;
  private static final int HOPE_THERE = MARKERS + 2 * MOST_MARKERS;
  private static final int BONUS = HOPE_THERE + 2 * HOPES;
  private static final int BONUSES = Chip.KINDS + 1;

  /** What the dice show of the colour, by throws, and where that would lead. */
  private static final int SHOWN = BONUS + BONUSES;

  private static final int SYMBOLS = Dice.WHITE_DICE + 1;
  private static final int BETTER = SHOWN + 2 * Dice.MOST_THROWS * SYMBOLS;
  private static final int COLUMN = BETTER + MOST_BETTER;

  private static final int TURN = Colour.COUNT * COLUMN;
  private static final int MOST_SEATS = 6;
  private static final int COMPANY = TURN + MOST_SEATS;
  private static final int ALCAZABA = COMPANY + MOST_SEATS;
  private static final int RESULTS = ALCAZABA + 1;
  private static final int ROUND = RESULTS + Colour.COUNT;
  private static final int TURNS_LEFT = ROUND + AlhambraPosition.ROUNDS;
  private static final int MOST_TURNS = 18;
  private static final int OWN_LEFT = TURNS_LEFT + MOST_TURNS;
  private static final int MOST_OWN = 5;
  private static final int CALIPH = OWN_LEFT + MOST_OWN;
  private static final int NEXT_CALIPH = CALIPH + 1;
  private static final int CHIPS = NEXT_CALIPH + 1;
  private static final int MOST_CHIPS = 3;
  private static final int RESERVE = CHIPS + 2 * Chip.KINDS * MOST_CHIPS;
  private static final int MOST_STORED = 5;
  private static final int LEAD = RESERVE + 2 * MOST_STORED;
  private static final int PROSPECT = LEAD + Traits.LEADS;
  private static final int TRAITS = PROSPECT + Traits.LEADS;

  @Override
  public int traits() {
    return TRAITS;
  }

  @Override
  public int moveTraits() {
    return ThrowTraits.COUNT;
  }

  @Override
  public void look(AlhambraPosition position, int seat, Traits seen) {
    double[] hopes = Prospects.ofMarkers(position);
    for (int column = 0; column < Colour.COUNT; column++) {
      lookAtColumn(position, seat, column, hopes, seen);
    }
    lookAtRound(position, seat, seen);
    lookAtPoints(position, seat, seen);
    for (int figure = 0; figure < position.table.figures; figure++) {
      int place = place(position, seat, figure);
      if (place < 2) {
        lookAtPurse(position, figure, place, seen);
      }
    }
  }

  private static int place(AlhambraPosition position, int seat, int figure) {
    int seats = position.table.seats;
    return position.table.isCarlo(figure)
        ? CARLO
        : Math.min((figure - seat + seats) % seats, CARLO - 1);
  }

  /** How far a figure has come in a column. */
  private static int[] heights(AlhambraPosition position, int column) {
    if (position.side instanceof TileSide side) {
      return side.tiles.built(column);
    }
    StoneSide side = (StoneSide) position.side;
    int[] heights = new int[position.table.figures];
    for (int figure = 0; figure < heights.length; figure++) {
      heights[figure] = side.tracks.height(column, figure);
    }
    return heights;
  }

  private static void lookAtColumn(
      AlhambraPosition position, int seat, int column, double[] hopes, Traits seen) {
    int first = column * COLUMN;
    int figures = position.table.figures;
    int[] heights = heights(position, column);
    int[] markers = new int[figures];
    int most = 0;
    double hope = 0;
    for (int figure = 0; figure < figures; figure++) {
      int height = first + HEIGHT + place(position, seat, figure) * Tracks.LAST_FIELD;
      seen.oneAbove(height, Tracks.LAST_FIELD, heights[figure]);
      if (figure != seat) {
        most = Math.max(most, heights[figure]);
        hope = Math.max(hope, hopes[column * figures + figure]);
      }
    }
    int scorings = Prospects.scoringsToCome(position);
    if (scorings > 0) {
      int lead = first + LEAD_THERE + (scorings - 1) * LEADS;
      seen.oneOf(lead, LEADS, heights[seat] - most + MOST_LEAD);
    }
    lookAtBest(position, seat, column, first, seen);
    for (int taken = position.area.taken(column); taken != 0; taken &= taken - 1) {
      markers[position.area.owner(column, Integer.numberOfTrailingZeros(taken))]++;
    }
    int others = 0;
    for (int figure = 0; figure < figures; figure++) {
      others += figure == seat ? 0 : markers[figure];
    }
    seen.oneAbove(first + MARKERS, MOST_MARKERS, markers[seat]);
    seen.oneAbove(first + MARKERS + MOST_MARKERS, MOST_MARKERS, others);
    int own = (int) (3 * hopes[column * figures + seat]);
    seen.oneAbove(first + HOPE_THERE, HOPES, own);
    seen.oneAbove(first + HOPE_THERE + HOPES, HOPES, (int) (3 * hope));
    if (position.side instanceof StoneSide side && side.chips.bonus[column] != Chips.EMPTY) {
      seen.add(first + BONUS + side.chips.bonus[column]);
    }
    if (position.phase == Phase.TURN) {
      lookAtDice(position, seat, column, first, seen);
    }
  }

  private static void lookAtBest(
      AlhambraPosition position, int seat, int column, int first, Traits seen) {
    int best = position.area.best(column);
    int second = position.area.second(column);
    seen.add(first + BEST + owner(position, seat, column, best));
    seen.add(first + SECOND + owner(position, seat, column, second));
    if (best != ResultArea.OUT) {
      seen.oneOf(first + BEST_FIELD, FIELDS, best / FIELD_STEP);
    }
  }

  private static int owner(AlhambraPosition position, int seat, int column, int field) {
    return field == ResultArea.OUT
        ? NOBODY
        : place(position, seat, position.area.owner(column, field));
  }

  private static void lookAtDice(
      AlhambraPosition position, int seat, int column, int first, Traits seen) {
    Dice dice = position.dice;
    int symbols = dice.symbols(column);
    boolean own = position.onTurn() == seat;
    int by = (own ? 0 : Dice.MOST_THROWS) + Math.min(dice.thrown, Dice.MOST_THROWS) - 1;
    seen.oneAbove(first + SHOWN + by * SYMBOLS, SYMBOLS, symbols);
    if (own && symbols > 0) {
      seen.oneOf(first + BETTER, MOST_BETTER, better(position, column));
    }
  }

  /** How many markers would stand better than what the dice show. */
  static int better(AlhambraPosition position, int column) {
    int target = position.dice.target(column);
    return Integer.bitCount(position.area.taken(column) & ((1 << target) - 1));
  }

  private static void lookAtRound(AlhambraPosition position, int seat, Traits seen) {
    Table table = position.table;
    int actor = position.actor();
    if (actor >= 0) {
      seen.add(TURN + (actor - seat + table.seats) % table.seats);
    }
    seen.add(COMPANY + table.seats - 1);
    seen.addIf(table.alcazaba, ALCAZABA);
    if (position.phase == Phase.RESULTS) {
      seen.oneOf(RESULTS, Colour.COUNT, position.column);
    }
    seen.oneOf(ROUND, AlhambraPosition.ROUNDS, position.round - 1);
    int left = table.seats * table.markers - position.turn;
    seen.oneAbove(TURNS_LEFT, MOST_TURNS, left);
    seen.oneAbove(OWN_LEFT, MOST_OWN, position.inHand[seat]);
    seen.addIf(position.caliph == seat, CALIPH);
    seen.addIf(position.next == seat, NEXT_CALIPH);
  }

  private static void lookAtPoints(AlhambraPosition position, int seat, Traits seen) {
    double[] estimates = position.side.estimate();
    int points = 0;
    double estimate = 0;
    for (int figure = 0; figure < position.table.seats; figure++) {
      if (figure != seat) {
        points = Math.max(points, position.sheet.total(figure));
        estimate = Math.max(estimate, estimates[figure]);
      }
    }
    seen.lead(LEAD, position.sheet.total(seat) - points);
    seen.lead(PROSPECT, (int) Math.floor(estimates[seat] - estimate));
  }

  private static void lookAtPurse(AlhambraPosition position, int figure, int place, Traits seen) {
    switch (position.side) {
      case StoneSide side -> {
        for (int kind = 0; kind < Chip.KINDS; kind++) {
          int first = CHIPS + (place * Chip.KINDS + kind) * MOST_CHIPS;
          seen.oneAbove(first, MOST_CHIPS, side.chips.held(figure, Chip.ALL[kind]));
        }
      }
      case TileSide side ->
          seen.oneAbove(
              RESERVE + place * MOST_STORED, MOST_STORED, side.tiles.reserves[figure].size());
    }
  }

  @Override
  public void look(AlhambraPosition position, AlhambraMove move, Traits seen) {
    ThrowTraits.look(position, move, seen);
  }
}
