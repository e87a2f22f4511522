package org.loggia.games.kensington;

import org.loggia.core.Adviser;

/** What every Kensington player finds out soon: build high, keep both colours open, then roof. */
final class KensingtonAdviser implements Adviser<KensingtonPosition, KensingtonMove> {
  /** As all values here in hundredths of a point. */
  private static final int CHIP = 130;

  /** What a stored tile is worth as long as it is not built. */
  private static final int STORED = 50;

  /** How many points make a lead that is hard to catch up with. */
  private static final int BIG_LEAD = 9 * Worth.POINT;

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

  private static int worth(KensingtonPosition position, int seat) {
    boolean hurry = position.phase == Phase.LAST || position.ender != Manifest.NONE;
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
