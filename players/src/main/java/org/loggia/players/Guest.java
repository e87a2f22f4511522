package org.loggia.players;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Allowance;
import org.loggia.bots.Bot;
import org.loggia.bots.Recipe;
import org.loggia.bots.Tuning;
import org.loggia.bots.learned.Network;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** Who can be asked to the table by name: every bot of the house, and any program. */
public sealed interface Guest {
  /** As it was asked for. */
  String name();

  /**
   * Somebody who plays this title, one for each thread.
   *
   * @param company see {@link Company}
   */
  <P extends Position<P, M, V>, M extends Move, V extends View> Seated<M, V> sit(
      Game<P, M, V> game, int seats, Company company);

  /**
   * What is the same for all guests of a table.
   *
   * @param threads on which one search may think at a time
   * @param patienceMillis how much longer than its allowance a program may take for a move
   */
  record Company(int threads, int patienceMillis) {
    public static final Company ALONE = new Company(1, 10_000);
  }

  /**
   * A bot of the house.
   *
   * @param school where it has learned
   */
  record Member(String name, Recipe recipe, School school) implements Guest {
    @Override
    public <P extends Position<P, M, V>, M extends Move, V extends View> Seated<M, V> sit(
        Game<P, M, V> game, int seats, Company company) {
      Tuning tuning = recipe.tuning();
      Network network = school.network(game);
      Bot<M, V> bot =
          tuning != null && company.threads > 1
              ? new ParallelBot<>(game, seats, tuning, network, recipe.noise(), company.threads)
              : recipe.bot(game, seats, network);
      Allowance own = recipe.allowance();
      return (view, allowance, seed) ->
          bot.choose(view, Deadline.budget(own == null ? allowance : own), seed);
    }
  }

  /** Another program that speaks the line protocol. */
  record Program(String name, String command) implements Guest {
    private static final String PREFIX = "exec:";

    @Override
    public <P extends Position<P, M, V>, M extends Move, V extends View> Seated<M, V> sit(
        Game<P, M, V> game, int seats, Company company) {
      return new ProgramBot<>(game, command, company.patienceMillis);
    }
  }

  /** The guest of this name, or null if nobody is called so. */
  static @Nullable Guest named(String name) {
    if (name.startsWith(Program.PREFIX)) {
      String command = name.substring(Program.PREFIX.length()).strip();
      return command.isEmpty() ? null : new Program(name, command);
    }
    Recipe recipe = Recipe.named(name);
    return recipe == null ? null : new Member(name, recipe, School.OF_THE_HOUSE);
  }

  /** What can be asked for, for a person who asked for something else. */
  static List<String> names() {
    List<String> names = new ArrayList<>(Recipe.names());
    names.add(Program.PREFIX + "COMMAND");
    return names;
  }
}
