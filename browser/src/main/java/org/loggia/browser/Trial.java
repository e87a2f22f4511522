package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.loggia.core.Option;
import org.loggia.core.Setup;

/**
 * A variant whose games are compared between places.
 *
 * @param title its id
 * @param variant its place in the title's list of variants, from 0
 */
public record Trial(String title, int variant, String label) {

  /**
   * Every title with every number of seats and every choice. A flag turned over is tried with the
   * fewest seats only: it changes a clause, not the machinery that could differ between places.
   */
  public static List<Trial> all() {
    List<Trial> all = new ArrayList<>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      List<Setup> setups = game.info().variants();
      for (int i = 0; i < setups.size(); i++) {
        Setup setup = setups.get(i);
        if (setup.seats() == game.info().fewestSeats() || !turnsFlag(game, setup)) {
          all.add(new Trial(game.info().id(), i, setup.label()));
        }
      }
    }
    return all;
  }

  /** Of each title its first trial and its last, which has the most seats and options. */
  public static List<Trial> outermost() {
    List<Trial> all = all();
    List<Trial> outermost = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      String title = all.get(i).title();
      if (i == 0
          || !all.get(i - 1).title().equals(title)
          || i == all.size() - 1
          || !all.get(i + 1).title().equals(title)) {
        outermost.add(all.get(i));
      }
    }
    return outermost;
  }

  private static boolean turnsFlag(Game<?, ?, ?> game, Setup setup) {
    for (Option<?> option : game.info().options()) {
      if (option instanceof Option.Flag && setup.options().containsKey(option.id())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return title + " (" + label + ")";
  }
}
