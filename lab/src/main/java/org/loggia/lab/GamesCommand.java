package org.loggia.lab;

import java.util.concurrent.Callable;
import org.loggia.core.Game;
import org.loggia.core.GameInfo;
import org.loggia.core.Option;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.show.Texts;
import picocli.CommandLine.Command;

/** Lists the titles with their seats and options. */
@Command(description = "List the games, their seats and their options.")
final class GamesCommand implements Callable<Integer> {
  private final House house;

  GamesCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    for (Game<?, ?, ?> game : house.games()) {
      show(game.info(), Texts.of(game.info().id()));
    }
    return 0;
  }

  private void show(GameInfo info, Texts texts) {
    Terminal terminal = house.terminal();
    terminal.line(info.id() + ": " + texts.title() + ", " + seats(info));
    for (Option<?> option : info.options()) {
      terminal.line(
          "  --option " + option.id() + "=" + standard(option) + "  (" + option.range() + ")");
    }
    info.replaceable().forEach(replaceable -> terminal.line(brought(replaceable)));
  }

  private static String brought(GameInfo.Replaceable replaceable) {
    return "  --data " + replaceable.name() + "=FILE";
  }

  private static String seats(GameInfo info) {
    return info.fewestSeats() == info.mostSeats()
        ? info.fewestSeats() + " players"
        : info.fewestSeats() + " to " + info.mostSeats() + " players";
  }

  private static <T> String standard(Option<T> option) {
    return option.write(option.standard());
  }
}
