package org.loggia.games.kensington;

import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/** What every Kensington player finds out soon: build high, keep both colours open, then roof. */
final class KensingtonAdviser implements Adviser<KensingtonPosition, KensingtonMove> {
  /** As all values here in hundredths of a point. */
  private static final int CHIP = 130;

  /** What a stored tile is worth as long as it is not built. */
  private static final int STORED = 50;

  /** With so many birds out it is time to finish. */
  private static final int BIRDS_TO_HURRY = 6;

  private static final int TRIES = 3;

  /** How many points make a lead that is hard to catch up with. */
  private static final int BIG_LEAD = 9 * Worth.POINT;

  /** A few tries are cheaper than looking at all moves. */
  @Override
  public KensingtonMove playout(KensingtonPosition position, Chance chance) {
    Choices<KensingtonMove> legal = position.legal();
    int count = legal.count();
    KensingtonMove best = legal.get(chance.below(count));
    int bestLiking = liking(position, best);
    for (int tries = 1; tries < TRIES && count > 1; tries++) {
      KensingtonMove move = legal.get(chance.below(count));
      int liking = liking(position, move);
      if (liking > bestLiking) {
        best = move;
        bestLiking = liking;
      }
    }
    return best;
  }

  private static int liking(KensingtonPosition position, KensingtonMove move) {
    return switch (move) {
      // A chip is best spent when there is something to roof.
      case Draw draw -> draw.mark() == Mark.BROWN && hasHighColumn(position) ? 2 : 1;
      case Steal _ -> 2;
      case Build(Tile tile, int x) ->
          tile.front() != Front.ROOF || isHighEnough(position, x) ? 3 : 0;
      case Join _ -> 3;
      case Done _ -> 1;
    };
  }

  private static boolean isHighEnough(KensingtonPosition position, int x) {
    Building building = position.buildings[position.turn];
    return building.height(building.column(x)) >= 3
        || isHurried(position)
        || position.birdsOut() >= BIRDS_TO_HURRY;
  }

  private static boolean isHurried(KensingtonPosition position) {
    return position.phase == Phase.LAST || position.ender != Manifest.NONE;
  }

  private static boolean hasHighColumn(KensingtonPosition position) {
    Building building = position.buildings[position.turn];
    for (int column = building.lo; column <= building.hi; column++) {
      if (!building.isClosed(column) && building.height(column) >= 3) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void judge(KensingtonPosition position, double[] standing) {
    int[] worth = new int[position.seats];
    for (int seat = 0; seat < position.seats; seat++) {
      worth[seat] = worth(position, seat);
    }
    for (int seat = 0; seat < position.seats; seat++) {
      int rival = Integer.MIN_VALUE;
      for (int other = 0; other < position.seats; other++) {
        rival = other == seat ? rival : Math.max(rival, worth[other]);
      }
      int lead = worth[seat] - rival;
      standing[seat] = 0.5 + 0.5 * lead / (BIG_LEAD + Math.abs(lead));
    }
  }

  static int worth(KensingtonPosition position, int seat) {
    boolean hurry = isHurried(position);
    int worth = Worth.of(position.buildings[seat], hurry);
    if (!hurry) {
      worth += CHIP * position.chips[seat];
      for (int gate = 0; gate < Warehouse.GATES; gate++) {
        worth += position.warehouses[seat].tile(gate) == Manifest.NONE ? 0 : STORED;
      }
    }
    return worth;
  }
}
