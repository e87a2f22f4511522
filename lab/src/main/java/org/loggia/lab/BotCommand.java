package org.loggia.lab;

import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.show.Terminal;
import org.loggia.players.Guest;
import org.loggia.players.LineBot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A bot of the house for other programs: questions come in as lines, moves go out as lines. */
@Command(
    description = "Answer questions in JSON lines with moves; see docs/BOT-PROTOCOL.md.",
    footer = {
      "",
      "A question is one line with a \"view\", or a \"position\" in its notation, and perhaps a",
      "\"budget\" (\"1000it\", \"50ms\") and a \"seed\". The answer is the move in its notation,"
          + " or",
      "a line that begins with \"! \" and says what is wrong."
    })
final class BotCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Option(
      names = {"--level", "--bot"},
      paramLabel = "BOT",
      completionCandidates = PolicyChoice.Names.class,
      description = "who answers: ${COMPLETION-CANDIDATES} (default: skilled)")
  private String name = "skilled";

  @Mixin private BudgetChoice budget = new BudgetChoice();

  @Mixin private DataChoice data = new DataChoice();

  @Option(names = "--threads", paramLabel = "T", description = "to think on (default: 1)")
  private int threads = 1;

  BotCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    answer(house.game(game));
    return 0;
  }

  private Map<String, Json> brought(Game<?, ?, ?> title) {
    return data.into(title, Setup.of(title.info().fewestSeats())).data();
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void answer(
      Game<P, M, V> title) {
    Terminal terminal = house.terminal();
    Guest.Company company =
        new Guest.Company(
            Range.check("--threads", threads, 1, MOST_THREADS),
            Guest.Company.ALONE.patienceMillis());
    LineBot<P, M, V> bot =
        new LineBot<>(title, PolicyChoice.guest(name), company, budget.allowance(), brought(title));
    @Nullable String line;
    while ((line = terminal.ask("")) != null) {
      if (!line.isBlank()) {
        terminal.line(bot.answer(line));
        terminal.flush();
      }
    }
  }
}
