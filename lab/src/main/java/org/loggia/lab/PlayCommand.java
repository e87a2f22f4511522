package org.loggia.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.play.HotSeat;
import org.loggia.lab.play.Seating;
import org.loggia.lab.play.TableLuck;
import org.loggia.lab.policy.Policy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens a table in the terminal. */
@Command(description = "Play a game here in the terminal, with friends or bots.")
final class PlayCommand implements Callable<Integer> {
  /** Short enough to be read out and typed again. */
  private static final int SEEDS = 1_000_000_000;

  private final House house;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "which game; \"games\" lists them; not needed with --resume")
  private @Nullable String game;

  @Mixin private TableChoice table = new TableChoice();

  @Option(
      names = "--bots",
      paramLabel = "SEAT=BOT,…|BOT",
      split = ",",
      description = {
        "who plays for which seat, counted from 0;",
        "one name alone plays all seats but seat 0: ${COMPLETION-CANDIDATES}"
      },
      completionCandidates = PolicyChoice.Names.class)
  private List<String> bots = new ArrayList<>();

  @Mixin private BudgetChoice budget = new BudgetChoice();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the luck of the game; any, if not given")
  private @Nullable Long seed;

  @Option(names = "--resume", paramLabel = "FILE", description = "go on with a game that was kept")
  private @Nullable Path resume;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = {
        "where the game is kept when it is left or over; a file of its own in the",
        "lab's folder, if not given, so that the file of --resume stays as it is"
      })
  private @Nullable Path keep;

  PlayCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    if (resume != null) {
      GameRecord record = RecordReading.read(resume);
      if (game != null && !game.equals(record.game())) {
        throw new Complaint(resume + " is a game of " + record.game() + ", not of " + game + ".");
      }
      if (table.isGivenWithData()) {
        throw new Complaint("A kept game knows its own players, options and data: leave them out.");
      }
      resume(house.game(record.game()), record, resume);
    } else if (game == null) {
      throw new Complaint("Which game? There are: " + house.ids() + ".");
    } else {
      begin(house.game(game));
    }
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void begin(
      Game<P, M, V> title) {
    long chosen = chosenSeed();
    var luck = new TableLuck(chosen);
    Match<P, M, V> match = Match.begin(title, table.setup(title), luck).orThrow();
    Path file = keep == null ? house.keep().resolve(name(title, chosen, "")) : keep;
    new HotSeat<>(match, seating(match), chosen, luck, house.terminal(), file).play();
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void resume(
      Game<P, M, V> title, GameRecord record, Path file) {
    long chosen = chosenSeed();
    var luck = new TableLuck(chosen);
    Match<P, M, V> match = RecordReading.replay(title, file.toString(), record, luck);
    Path kept = keep == null ? unused(title, chosen) : keep;
    new HotSeat<>(match, seating(match), chosen, luck, house.terminal(), kept).play();
  }

  /** A name that nothing was kept under yet: the game that is resumed may lie there itself. */
  private Path unused(Game<?, ?, ?> title, long chosen) {
    Path file = house.keep().resolve(name(title, chosen, ""));
    for (int copy = 2; Files.exists(file); copy++) {
      file = house.keep().resolve(name(title, chosen, "-" + copy));
    }
    return file;
  }

  private static String name(Game<?, ?, ?> title, long seed, String copy) {
    return title.info().id() + "-" + seed + copy + ".json";
  }

  private long chosenSeed() {
    return seed == null ? new SecureRandom().nextInt(SEEDS) : seed;
  }

  private Seating seating(Match<?, ?, ?> match) {
    List<@Nullable Policy> seats = new ArrayList<>();
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      seats.add(null);
    }
    if (bots.size() == 1 && !bots.getFirst().contains("=")) {
      Policy everywhere = PolicyChoice.named(bots.getFirst(), budget.allowance());
      for (int seat = 1; seat < seats.size(); seat++) {
        seats.set(seat, everywhere);
      }
      return new Seating(seats);
    }
    for (String bot : bots) {
      String[] seatAndName = bot.split("=", 2);
      if (seatAndName.length != 2 || !seatAndName[0].matches("\\d{1,2}")) {
        throw new Complaint("--bots wants SEAT=BOT or one BOT, not \"" + bot + "\".");
      }
      int seat = TableChoice.seat(Integer.parseInt(seatAndName[0]), seats.size());
      seats.set(seat, PolicyChoice.named(seatAndName[1], budget.allowance()));
    }
    return new Seating(seats);
  }
}
