package org.loggia.games.alhambra;

import org.loggia.core.CountingMeter;
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
final class AlhambraMeter extends CountingMeter<AlhambraPosition, AlhambraMove> {
  private final int[] buildingPoints = {
    metric("points-a-buildings"), metric("points-b-buildings"), metric("points-c-buildings")
  };
  private final int[] chipPoints = {
    metric("points-a-chips"), metric("points-b-chips"), metric("points-c-chips")
  };
  private final int throwsATurn = metric("throws-a-turn");
  private final int exchanges = metric("exchanges");
  private final int displacements = metric("displacements");
  private final int cancels = metric("cancels");
  private final int blackDice = metric("black-dice");
  private final int[] wallPoints = {
    metric("points-a-walls"), metric("points-b-walls"), metric("points-c-walls")
  };
  private final int redesigns = metric("redesigns");
  private final int wallLength = metric("wall-length");
  private final int tilesBuilt = metric("tiles-built");
  private final int tilesInReserve = metric("tiles-in-reserve");

  private int turns;

  @Override
  public void begin(AlhambraPosition position) {
    super.begin(position);
    turns = 0;
  }

  @Override
  public void move(AlhambraPosition before, AlhambraMove move) {
    switch (move) {
      case Keep _ -> {}
      case Place _ -> endTurn(before);
      case Displace _ -> {
        count(displacements);
        endTurn(before);
      }
      case Cancel _ -> count(cancels);
      case BlackDie _ -> count(blackDice);
      case Take take -> add(exchanges, take.exchanged().size());
      case Build _, Store _, Give _, Name _ -> {}
      case Add _, Remove _, Swap _ -> {
        count(redesigns);
        endTurn(before);
      }
    }
  }

  /** Throws that were cancelled never happened. */
  private void endTurn(AlhambraPosition before) {
    turns++;
    add(throwsATurn, before.dice.thrown);
  }

  @Override
  protected void end(AlhambraPosition position) {
    TileSide tiles = position.side instanceof TileSide side ? side : null;
    for (Scoring scoring : Scoring.ALL) {
      int i = scoring.ordinal();
      set(buildingPoints[i], mean(position, scoring, 0, Colour.COUNT));
      set(
          tiles == null ? chipPoints[i] : wallPoints[i],
          mean(position, scoring, ScoreSheet.EXTRA, ScoreSheet.LINES));
    }
    set(throwsATurn, figure(throwsATurn) / Math.max(1, turns));
    for (int seat = 0; tiles != null && seat < position.table.seats; seat++) {
      Palace palace = tiles.tiles.palaces[seat];
      add(wallLength, (double) Outline.longestWall(palace) / position.table.seats);
      add(tilesBuilt, (double) palace.tiles.size() / position.table.seats);
      add(tilesInReserve, (double) tiles.tiles.reserves[seat].size() / position.table.seats);
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
