package org.loggia.lab;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.GameInfo;
import org.loggia.core.Setup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How many play, who begins, and what was agreed: the options that make a set-up. */
final class TableChoice {
  @Option(
      names = "--players",
      paramLabel = "N",
      description = "how many play; the fewest that can, if not given")
  private @Nullable Integer players;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of the game, any number of times; \"games\" lists them")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--first",
      paramLabel = "SEAT",
      description = "the seat that begins, counted from 0; by luck, if not given")
  private @Nullable Integer first;

  @Mixin private DataChoice data = new DataChoice();

  /** Whether anything was said that a position knows by itself. */
  boolean isGiven() {
    return players != null || first != null || !options.isEmpty();
  }

  /** Whether anything was said that a record knows by itself. */
  boolean isGivenWithData() {
    return isGiven() || data.isGiven();
  }

  Setup setup(Game<?, ?, ?> game) {
    GameInfo info = game.info();
    Setup setup = Setup.of(players == null ? info.fewestSeats() : players);
    for (String option : options) {
      setup = with(setup, info, option);
    }
    if (first != null) {
      setup = setup.withFirst(seat(first, setup.seats()));
    }
    return data.into(game, setup);
  }

  private static Setup with(Setup setup, GameInfo info, String nameAndValue) {
    int equals = nameAndValue.indexOf('=');
    if (equals < 0) {
      throw new Complaint("--option wants NAME=VALUE, not \"" + nameAndValue + "\".");
    }
    String name = nameAndValue.substring(0, equals);
    var option = info.option(name);
    if (option == null) {
      throw new Complaint(noSuchOption(info, name));
    }
    return setup.withText(option, nameAndValue.substring(equals + 1));
  }

  private static String noSuchOption(GameInfo info, String name) {
    List<String> ids = info.options().stream().map(option -> option.id()).toList();
    return info.id()
        + " has no option \""
        + name
        + "\"; "
        + (ids.isEmpty() ? "it has none." : "it has: " + String.join(", ", ids) + ".");
  }

  /** A seat as it was typed, if there is such a seat. */
  static int seat(int typed, int seats) {
    if (typed < 0 || typed >= seats) {
      throw new Complaint(
          "There is no seat " + typed + ": the seats are counted from 0 to " + (seats - 1) + ".");
    }
    return typed;
  }
}
