package org.loggia.games.kensington;

import org.loggia.core.Eyes;
import org.loggia.core.Traits;

/** What can be seen of a Kensington table: houses, warehouses, chips and how near the end is. */
final class KensingtonEyes implements Eyes<KensingtonPosition, KensingtonMove> {
  /** The own house, the next player's, and those of all others. */
  private static final int PLACES = 3;

  private static final int SEATS = PLACES * HouseTraits.COUNT;
  private static final int TURN = SEATS;
  private static final int MOST_SEATS = 5;
  private static final int COMPANY = TURN + MOST_SEATS;
  private static final int PHASE = COMPANY + MOST_SEATS;
  private static final int BIRDS = PHASE + Phase.ALL.length;
  private static final int LAST_ROUND = BIRDS + KensingtonPosition.LAST_BIRD + 1;
  private static final int DRAWN = LAST_ROUND + 2;
  private static final int SUPPLY = DRAWN + HouseTraits.TILES;
  private static final int MOST_CHIPS = 12;
  private static final int IDLE = SUPPLY + MOST_CHIPS;
  private static final int MOST_IDLE = 6;

  /** What is left in the heap of each mark, in steps. */
  private static final int HEAP = IDLE + MOST_IDLE;

  private static final int HEAP_STEPS = 6;
  private static final int HEAP_STEP = 4;
  private static final int LEAD = HEAP + HEAP_STEPS * Mark.ALL.length;
  private static final int HOPE = LEAD + Traits.LEADS;
  private static final int TRAITS = HOPE + Traits.LEADS;

  @Override
  public int traits() {
    return TRAITS;
  }

  @Override
  public int moveTraits() {
    return BuildTraits.COUNT;
  }

  @Override
  public void look(KensingtonPosition position, int seat, Traits seen) {
    int seats = position.seats;
    int points = 0;
    int worth = 0;
    int mostPoints = Integer.MIN_VALUE;
    int mostWorth = Integer.MIN_VALUE;
    for (int offset = 0; offset < seats; offset++) {
      int other = (seat + offset) % seats;
      int place = Math.min(offset, PLACES - 1);
      int itsPoints = HouseTraits.look(position, other, place * HouseTraits.COUNT, seen);
      int itsWorth = KensingtonAdviser.worth(position, other) / Worth.POINT;
      if (offset == 0) {
        points = itsPoints;
        worth = itsWorth;
      } else {
        mostPoints = Math.max(mostPoints, itsPoints);
        mostWorth = Math.max(mostWorth, itsWorth);
      }
    }
    seen.lead(LEAD, points - mostPoints);
    seen.lead(HOPE, worth - mostWorth);
    seen.add(TURN + (position.turn - seat + seats) % seats);
    seen.add(COMPANY + seats - 1);
    seen.add(PHASE + position.phase.ordinal());
    seen.oneOf(BIRDS, KensingtonPosition.LAST_BIRD + 1, position.birdsOut());
    if (position.ender != Manifest.NONE) {
      seen.add(LAST_ROUND + (position.ender == seat ? 0 : 1));
    }
    if (position.drawn != Manifest.NONE) {
      seen.add(DRAWN + HouseTraits.tile(position.manifest, position.drawn));
    }
    seen.oneAbove(SUPPLY, MOST_CHIPS, position.supply);
    seen.oneAbove(IDLE, MOST_IDLE, position.idle);
    lookAtHeap(position, seen);
  }

  private static void lookAtHeap(KensingtonPosition position, Traits seen) {
    int[] left = new int[Mark.ALL.length];
    for (int back = 0; back < position.inBack.length; back++) {
      left[position.manifest.backs[back].mark().ordinal()] += position.inBack[back];
    }
    for (int mark = 0; mark < left.length; mark++) {
      int steps = (left[mark] + HEAP_STEP - 1) / HEAP_STEP;
      seen.oneAbove(HEAP + mark * HEAP_STEPS, HEAP_STEPS, steps);
    }
  }

  @Override
  public void look(KensingtonPosition position, KensingtonMove move, Traits seen) {
    BuildTraits.look(position, move, seen);
  }
}
