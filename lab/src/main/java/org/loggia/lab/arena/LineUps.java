package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Who sits where in which game. Every company of bots that fits around the table plays a round: as
 * many games as there are seats, with the same luck, in which everybody sits at every seat once.
 * From one time to the next the order around the table is turned over, so that nobody always plays
 * behind the same neighbour.
 */
final class LineUps {
  private final int seats;
  private final List<int[]> companies = new ArrayList<>();

  LineUps(int bots, int seats) {
    this.seats = seats;
    if (bots <= seats) {
      int[] everybody = new int[seats];
      for (int seat = 0; seat < seats; seat++) {
        everybody[seat] = seat % bots;
      }
      companies.add(everybody);
    } else {
      choose(bots, new int[seats], 0);
    }
  }

  private void choose(int bots, int[] company, int chosen) {
    if (chosen == seats) {
      companies.add(company.clone());
      return;
    }
    for (int bot = chosen == 0 ? 0 : company[chosen - 1] + 1; bot < bots; bot++) {
      company[chosen] = bot;
      choose(bots, company, chosen + 1);
    }
  }

  /** The round that a game belongs to: the same luck for all of its games. */
  int round(int game) {
    return game / seats;
  }

  /** The bot at each seat. */
  List<Integer> of(int game) {
    int round = round(game);
    int[] company = companies.get(round % companies.size());
    boolean turnedOver = round / companies.size() % 2 == 1;
    List<Integer> lineUp = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int place = turnedOver ? 2 * seats - seat - 1 - game % seats : seat + game % seats;
      lineUp.add(company[place % seats]);
    }
    return lineUp;
  }
}
