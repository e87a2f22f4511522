package org.loggia.games.bossa;

import java.util.List;
import org.loggia.core.Meter;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;

/** What players of Bossa do, game by game. */
final class BossaMeter implements Meter<BossaPosition, BossaMove> {
  static final List<String> METRICS =
      List.of(
          "turns",
          "placements",
          "stacks",
          "redraws",
          "swaps",
          "tokens-used",
          "highest-value",
          "tiles-left");

  private int turns;
  private int placements;
  private int stacks;
  private int redraws;
  private int swaps;

  @Override
  public void begin(BossaPosition position) {
    turns = 0;
    placements = 0;
    stacks = 0;
    redraws = 0;
    swaps = 0;
  }

  @Override
  public void move(BossaPosition before, BossaMove move) {
    turns++;
    switch (move) {
      case Keep _ -> turns--;
      case Place _ -> placements++;
      case Stack _ -> stacks++;
      case Redraw _ -> redraws++;
      case Swap _ -> swaps++;
    }
  }

  @Override
  public void over(BossaPosition position, double[] figures) {
    // A player who is stuck has had a turn too, though not a move.
    figures[0] = turns + ("B".equals(position.ending) ? 1 : 0);
    figures[1] = placements;
    figures[2] = stacks;
    figures[3] = redraws;
    figures[4] = swaps;
    figures[5] = Integer.bitCount(position.doubled | position.inverted);
    figures[6] = Math.max(position.white.hi, position.black.hi);
    figures[7] = Integer.bitCount(position.hand[0]) + Integer.bitCount(position.hand[1]);
  }
}
