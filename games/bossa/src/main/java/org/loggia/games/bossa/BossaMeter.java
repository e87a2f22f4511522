package org.loggia.games.bossa;

import org.loggia.core.CountingMeter;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;

/** What players of Bossa do, game by game. */
final class BossaMeter extends CountingMeter<BossaPosition, BossaMove> {
  private final int turns = metric("turns");
  private final int placements = metric("placements");
  private final int stacks = metric("stacks");
  private final int redraws = metric("redraws");
  private final int swaps = metric("swaps");
  private final int tokensUsed = metric("tokens-used");
  private final int highestValue = metric("highest-value");
  private final int tilesLeft = metric("tiles-left");

  @Override
  public void move(BossaPosition before, BossaMove move) {
    if (!(move instanceof Keep)) {
      count(turns);
    }
    switch (move) {
      case Keep _ -> {}
      case Place _ -> count(placements);
      case Stack _ -> count(stacks);
      case Redraw _ -> count(redraws);
      case Swap _ -> count(swaps);
    }
  }

  @Override
  protected void end(BossaPosition position) {
    if ("B".equals(position.ending)) {
      count(turns); // a player who is stuck has had a turn too, though not a move
    }
    set(tokensUsed, Integer.bitCount(position.doubled | position.inverted));
    set(highestValue, Math.max(position.white.hi, position.black.hi));
    set(tilesLeft, Integer.bitCount(position.hand[0]) + Integer.bitCount(position.hand[1]));
  }
}
