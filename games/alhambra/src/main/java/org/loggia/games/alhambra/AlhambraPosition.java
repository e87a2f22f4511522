package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Standing;
import org.loggia.core.chance.Chance;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Place;

/** A table, and the round of the rulebook: turns, results, scoring. */
public final class AlhambraPosition
    implements Position<AlhambraPosition, AlhambraMove, AlhambraView> {
  static final int ROUNDS = 5;

  /** Nobody in particular. */
  static final int NONE = -1;

  final Table table;

  Phase phase = Phase.START;

  /** 1 to 5; 0 before the first. */
  int round;

  /** Who began this round. */
  int caliph;

  /** Who begins the next one. */
  int next;

  /** The turns taken in this round, which are the markers that the players have played. */
  int turn;

  /** The column whose results are looked at. */
  int column;

  /** The seat that has won something there and must choose. */
  int deciding = NONE;

  /** Markers by figure. */
  final int[] inHand;

  /** Markers by figure that found no field in this round. */
  final int[] out;

  final Dice dice = new Dice();
  final ResultArea area = new ResultArea();
  final ScoreSheet sheet;
  final Side side;

  private final AlhambraChoices choices = new AlhambraChoices(this);

  AlhambraPosition(Table table) {
    this.table = table;
    inHand = new int[table.figures];
    out = new int[table.figures];
    Arrays.fill(inHand, table.markers);
    sheet = new ScoreSheet(table.figures);
    side = table.alcazaba ? new TileSide(this) : new StoneSide(this);
  }

  // The round.

  @Override
  public void settle(Chance chance, Journal journal) {
    choices.forget();
    if (phase == Phase.START) { // H2.1
      caliph = table.setup.first() == Seat.NOBODY ? chance.below(table.seats) : table.setup.first();
      next = caliph;
      phase = Phase.ROUND;
      if (journal.on()) {
        journal.tell(new AlhambraEvent.Began(caliph));
      }
    }
    if (phase == Phase.ROUND) { // H3.1
      round++;
      if (journal.on()) {
        journal.tell(new AlhambraEvent.RoundBegan(round, caliph));
      }
      side.open(chance, journal);
      beginTurn();
    }
    if (dice.thrown == 0) {
      remember();
    }
    int fell = dice.throwDue(chance); // H4.1, H4.3
    phase = Phase.TURN;
    if (journal.on()) {
      journal.tell(
          new AlhambraEvent.Thrown(
              onTurn(), new Symbols(fell), new Symbols(dice.shown), dice.thrown));
    }
  }

  @Override
  public void play(AlhambraMove move, Journal journal) {
    choices.forget();
    switch (move) {
      case Keep keep -> keep(keep.dice(), journal);
      case Place place -> place(place.colour(), journal);
      default -> side.play(move, journal);
    }
  }

  private void beginTurn() {
    dice.clear();
    phase = Phase.THROW;
  }

  /** H4.3: all dice that are not kept are thrown again. */
  private void keep(Symbols kept, Journal journal) {
    if (journal.on()) {
      journal.tell(new AlhambraEvent.Kept(onTurn(), kept));
    }
    remember();
    dice.shown = kept.bits();
    phase = Phase.THROW;
  }

  /** What lies there matters after the throw only to a player who could cancel it. */
  private void remember() {
    dice.before = side.mayCancel(onTurn()) ? dice.shown : Dice.NONE;
  }

  /** H5: the marker takes the field that the dice lead to, or the next free one below it. */
  private void place(Colour colour, Journal journal) {
    int seat = onTurn();
    int target = dice.target(colour.ordinal());
    int field = area.free(colour.ordinal(), target);
    inHand[seat]--;
    if (field == ResultArea.OUT) { // H5.5
      out[seat]++;
    } else {
      area.put(colour.ordinal(), field, seat);
    }
    if (journal.on()) {
      int symbols = dice.symbols(colour.ordinal());
      journal.tell(
          field == ResultArea.OUT
              ? new AlhambraEvent.Missed(seat, colour, symbols, Field.at(target))
              : new AlhambraEvent.Placed(seat, colour, symbols, Field.at(target), Field.at(field)));
    }
    endTurn(journal);
  }

  /** H3.3: one marker a turn, clockwise, until all are played. */
  void endTurn(Journal journal) {
    turn++;
    beginTurn();
    if (turn == table.seats * table.markers) {
      column = 0;
      shareOut(journal);
    }
  }

  /** H6.1: the columns from left to right, as far as nobody has to choose. */
  void shareOut(Journal journal) {
    deciding = NONE;
    for (; column < Colour.COUNT; column++) {
      for (int winner = side.winner(); winner != NONE; winner = side.winner()) {
        if (side.mustChoose(winner)) {
          phase = Phase.RESULTS;
          deciding = winner;
          return;
        }
        side.serve(winner, journal);
      }
      side.close(journal);
    }
    endRound(journal);
  }

  /** H8.1: after rounds 1, 3 and 5 there is a scoring. */
  private void endRound(Journal journal) {
    area.clear();
    Arrays.fill(inHand, table.markers);
    Arrays.fill(out, 0);
    side.returnMarkers();
    turn = 0;
    column = 0;
    caliph = next; // H6.6
    if (journal.on()) {
      journal.tell(new AlhambraEvent.RoundEnded(round));
    }
    Scoring scoring = Scoring.after(round);
    if (scoring != null) {
      if (journal.on()) {
        journal.tell(new AlhambraEvent.ScoringBegan(scoring));
      }
      side.score(scoring, journal);
    }
    phase = round < ROUNDS ? Phase.ROUND : Phase.OVER;
    if (phase == Phase.OVER && journal.on()) {
      journal.tell(new AlhambraEvent.Ended());
    }
  }

  // What the table says.

  /** The seat whose turn it is while markers are played. */
  int onTurn() {
    return table.seatAfter(caliph, turn);
  }

  @Override
  public Setup setup() {
    return table.setup;
  }

  @Override
  public int actor() {
    // Asked all the time: no table of phases between the question and the answer.
    if (phase == Phase.TURN) {
      return onTurn();
    }
    if (phase == Phase.RESULTS) {
      return deciding;
    }
    return phase == Phase.OVER ? Seat.NOBODY : Seat.LUCK;
  }

  @Override
  public Choices<AlhambraMove> legal() {
    return choices;
  }

  @Override
  public @Nullable Refusal why(AlhambraMove move) {
    return AlhambraRefusals.why(this, move);
  }

  /** H11.1: most points win, ties are shared; Carlo is ranked with the others. */
  @Override
  public Result result() {
    List<Standing> standings = new ArrayList<>();
    for (int figure = 0; figure < table.figures; figure++) {
      standings.add(
          table.isCarlo(figure)
              ? Standing.ofFigure(
                  Table.CARLO, sheet.receipts(figure, side.extra()), List.of(), table.carloWins)
              : Standing.ofSeat(figure, sheet.receipts(figure, side.extra()), List.of()));
    }
    return Result.rank(Alhambra.ENDING, standings);
  }

  @Override
  public AlhambraView view(int seat) {
    return AlhambraViews.of(this, seat);
  }

  /** Nothing on this table is secret, and what comes is not decided yet. */
  @Override
  public void imagine(int seat, Chance chance) {}

  @Override
  public AlhambraPosition copy() {
    AlhambraPosition copy = new AlhambraPosition(table);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(AlhambraPosition other) {
    choices.forget();
    phase = other.phase;
    round = other.round;
    caliph = other.caliph;
    next = other.next;
    turn = other.turn;
    column = other.column;
    deciding = other.deciding;
    System.arraycopy(other.inHand, 0, inHand, 0, inHand.length);
    System.arraycopy(other.out, 0, out, 0, out.length);
    dice.copyFrom(other.dice);
    area.copyFrom(other.area);
    sheet.copyFrom(other.sheet);
    side.copyFrom(other.side);
  }

  @Override
  public Map<String, Integer> census() {
    Map<String, Integer> census = new LinkedHashMap<>();
    for (int figure = 0; figure < table.figures; figure++) {
      census.put(
          "markers." + table.text(figure), inHand[figure] + out[figure] + area.markersOf(figure));
    }
    side.addTo(census);
    return census;
  }
}
