package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Journal;
import org.loggia.core.PositionText;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Chance;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** The basic game: building stones that climb their tracks, and bonus chips. */
final class StoneSide extends Side {
  final Tracks tracks;
  final Chips chips;

  /** How many prizes of the column at hand are given. */
  int given;

  /** The prize of the column at hand that the best marker left to the second best. */
  @Nullable Prize left;

  private final StoneChoices choices = new StoneChoices(this);

  StoneSide(AlhambraPosition position) {
    super(position);
    tracks = new Tracks(table.figures);
    chips = new Chips(table);
  }

  // A round begins.

  @Override
  void open(Chance chance, Journal journal) {
    if (position.round < AlhambraPosition.ROUNDS) {
      chips.layLight(chance);
    } else {
      chips.layDark(chance);
    }
    if (journal.on()) {
      List<Chip> laid = new ArrayList<>();
      for (int chip : chips.bonus) {
        laid.add(Chip.ALL[chip]);
      }
      journal.tell(new AlhambraEvent.ChipsLaid(laid));
    }
    if (table.hasCarlo()) {
      Carlo.place(position, chance.below(Colour.COUNT), journal);
    }
  }

  // Chips in a turn.

  @Override
  void play(AlhambraMove move, Journal journal) {
    switch (move) {
      case Take take -> take(take, journal);
      case Displace displace -> TurnChips.displace(this, displace.colour(), journal);
      case Cancel _ -> TurnChips.cancel(this, journal);
      case BlackDie turned -> TurnChips.turnBlackDie(this, turned.colour(), journal);
      default -> throw new IllegalArgumentException("not a move of this side: " + move);
    }
  }

  @Override
  boolean mayCancel(int seat) {
    return chips.held(seat, Chip.CANCEL) > 0;
  }

  // The results of a column.

  @Override
  int winner() {
    int column = position.column;
    int field =
        switch (given) {
          case 0 -> position.area.best(column);
          case 1 -> position.area.second(column);
          default -> ResultArea.OUT;
        };
    return field == ResultArea.OUT ? AlhambraPosition.NONE : position.area.owner(column, field);
  }

  /** The best marker has a choice of prizes; beyond that, an exchange chip or a name is one. */
  @Override
  boolean mustChoose(int winner) {
    return !table.isCarlo(winner)
        && (left == null
            || chips.held(winner, Chip.EXCHANGE) > 0
            || (left == Prize.CHIP && hasStartChip()));
  }

  boolean hasStartChip() {
    return chips.bonus[position.column] == Chip.START.ordinal();
  }

  /** H10.2: Carlo prefers points. Whoever is second takes what is left. */
  @Override
  void serve(int winner, Journal journal) {
    Prize prize = left == null ? Prize.POINTS : left;
    award(winner, prize, 0, Carlo.starter(position), journal);
  }

  private void take(Take take, Journal journal) {
    Integer starter = take.starter();
    int named = starter == null ? AlhambraPosition.NONE : starter;
    award(position.deciding, take.prize(), take.exchanged().bits(), named, journal);
    position.shareOut(journal);
  }

  /** H6.2, H6.3: building points at once, then the chip. */
  private void award(int winner, Prize prize, int exchanged, int starter, Journal journal) {
    given++;
    left = prize.other();
    if (journal.on()) {
      journal.tell(
          new AlhambraEvent.PrizeTaken(
              table.seat(winner), table.name(winner), colour(), given, prize));
    }
    int here = prize.points;
    for (int column = 0; exchanged != 0 && column < Colour.COUNT; column++) {
      int points = Symbols.count(exchanged, column);
      for (int i = 0; i < points; i++) { // H9.2
        chips.spend(winner, Chip.EXCHANGE);
        if (journal.on()) {
          journal.tell(new AlhambraEvent.Exchanged(winner, colour(), Colour.ALL[column]));
        }
      }
      build(winner, column, points, journal);
      here -= points;
    }
    build(winner, position.column, here, journal);
    if (prize == Prize.CHIP) {
      takeChip(winner, starter, journal);
    }
  }

  private Colour colour() {
    return Colour.ALL[position.column];
  }

  private void build(int figure, int column, int points, Journal journal) {
    if (points == 0) {
      return;
    }
    int from = tracks.height(column, figure);
    tracks.advance(column, figure, points);
    if (journal.on()) {
      journal.tell(
          new AlhambraEvent.StoneMoved(
              table.seat(figure),
              table.name(figure),
              Colour.ALL[column],
              points,
              from,
              tracks.height(column, figure)));
    }
  }

  private void takeChip(int winner, int starter, Journal journal) {
    if (chips.bonus[position.column] == Chips.EMPTY) {
      return; // only in positions that somebody typed
    }
    Chip chip = Chip.ALL[chips.bonus[position.column]];
    if (table.isCarlo(winner) && chip.points() == 0 && chip != Chip.START) {
      return; // H10.3: it leaves the game with all that nobody took
    }
    if (chip == Chip.START) { // H6.5
      position.next = starter;
    } else {
      chips.gain(winner, chip);
    }
    chips.bonus[position.column] = Chips.EMPTY;
    if (journal.on()) {
      Integer seat = table.seat(winner);
      String name = table.name(winner);
      journal.tell(
          chip == Chip.START
              ? new AlhambraEvent.StarterNamed(seat, name, starter)
              : new AlhambraEvent.ChipTaken(seat, name, colour(), chip));
    }
  }

  /** H6.4: a chip that nobody took leaves the game; the start player chip lies ready again. */
  @Override
  void close(Journal journal) {
    int chip = chips.bonus[position.column];
    if (chip != Chips.EMPTY && chip != Chip.START.ordinal()) {
      chips.gone[chip]++;
      if (journal.on()) {
        journal.tell(new AlhambraEvent.ChipLeft(colour(), Chip.ALL[chip]));
      }
    }
    chips.bonus[position.column] = Chips.EMPTY;
    given = 0;
    left = null;
  }

  /** All markers are on the result fields. */
  @Override
  void returnMarkers() {}

  // What this side says.

  @Override
  void score(Scoring scoring, Journal journal) {
    StoneScoring.score(this, scoring, journal);
  }

  @Override
  ScoreSheet.Extra extra() {
    return ScoreSheet.Extra.CHIPS;
  }

  @Override
  int findChoices() {
    return choices.find();
  }

  @Override
  AlhambraMove choice(int k) {
    return choices.get(k);
  }

  @Override
  @Nullable Refusal why(AlhambraMove move) {
    return StoneRefusals.why(this, move);
  }

  @Override
  double[] estimate() {
    return StoneProspects.estimate(this);
  }

  @Override
  void sections(PositionText text) {
    StoneText.sections(this, text);
  }

  @Override
  void check() {
    StoneText.check(this);
  }

  @Override
  void copyFrom(Side other) {
    StoneSide side = (StoneSide) other;
    tracks.copyFrom(side.tracks);
    chips.copyFrom(side.chips);
    given = side.given;
    left = side.left;
  }

  @Override
  void addTo(Map<String, Integer> census) {
    for (int figure = 0; figure < table.figures; figure++) {
      census.put("stones." + table.text(figure), tracks.stonesOf(figure));
    }
    chips.addTo(census);
  }
}
