package org.loggia.games.alhambra;

import java.util.List;
import org.loggia.core.Meter;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Place;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** What players do, game by game. Points, walls and tiles are those of a player on average. */
final class AlhambraMeter implements Meter<AlhambraPosition, AlhambraMove> {
  static final List<String> METRICS =
      List.of(
          "points-a-buildings",
          "points-b-buildings",
          "points-c-buildings",
          "points-a-chips",
          "points-b-chips",
          "points-c-chips",
          "throws-a-turn",
          "exchanges",
          "displacements",
          "cancels",
          "black-dice",
          "points-a-walls",
          "points-b-walls",
          "points-c-walls",
          "redesigns",
          "wall-length",
          "tiles-built",
          "tiles-in-reserve");

  private int turns;
  private int throwsInAll;
  private int exchanges;
  private int displacements;
  private int cancels;
  private int blackDice;
  private int redesigns;

  @Override
  public void begin(AlhambraPosition position) {
    turns = 0;
    throwsInAll = 0;
    exchanges = 0;
    displacements = 0;
    cancels = 0;
    blackDice = 0;
    redesigns = 0;
  }

  @Override
  public void move(AlhambraPosition before, AlhambraMove move) {
    switch (move) {
      case Keep _ -> {}
      case Place _ -> endTurn(before);
      case Displace _ -> {
        displacements++;
        endTurn(before);
      }
      case Cancel _ -> cancels++;
      case BlackDie _ -> blackDice++;
      case Take take -> exchanges += take.exchanged().size();
      case Build _, Store _, Give _, Name _ -> {}
      case Add _, Remove _, Swap _ -> {
        redesigns++;
        endTurn(before);
      }
    }
  }

  /** Throws that were cancelled never happened. */
  private void endTurn(AlhambraPosition before) {
    turns++;
    throwsInAll += before.dice.thrown;
  }

  @Override
  public void over(AlhambraPosition position, double[] figures) {
    TileSide tiles = position.side instanceof TileSide side ? side : null;
    for (Scoring scoring : Scoring.ALL) {
      int i = scoring.ordinal();
      double extra = mean(position, scoring, ScoreSheet.EXTRA, ScoreSheet.LINES);
      figures[i] = mean(position, scoring, 0, Colour.COUNT);
      figures[3 + i] = tiles == null ? extra : 0;
      figures[11 + i] = tiles == null ? 0 : extra;
    }
    figures[6] = (double) throwsInAll / Math.max(1, turns);
    figures[7] = exchanges;
    figures[8] = displacements;
    figures[9] = cancels;
    figures[10] = blackDice;
    figures[14] = redesigns;
    figures[15] = 0;
    figures[16] = 0;
    figures[17] = 0;
    for (int seat = 0; tiles != null && seat < position.table.seats; seat++) {
      Palace palace = tiles.tiles.palaces[seat];
      figures[15] += (double) Outline.longestWall(palace) / position.table.seats;
      figures[16] += (double) palace.tiles.size() / position.table.seats;
      figures[17] += (double) tiles.tiles.reserves[seat].size() / position.table.seats;
    }
  }

  /** What a player earned on average in these lines of a scoring. */
  private static double mean(AlhambraPosition position, Scoring scoring, int from, int to) {
    int points = 0;
    for (int seat = 0; seat < position.table.seats; seat++) {
      for (int line = from; line < to; line++) {
        points += position.sheet.points(seat, scoring.ordinal(), line);
      }
    }
    return (double) points / position.table.seats;
  }
}
