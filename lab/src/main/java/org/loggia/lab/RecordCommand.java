package org.loggia.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.records.RecordForm;
import org.loggia.lab.records.RecordJob;
import org.loggia.lab.records.RecordSink;
import org.loggia.lab.records.Recording;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.ProgressBar;
import org.loggia.lab.show.Reason;
import org.loggia.lab.simulate.GameFault;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Watch;
import org.loggia.players.BotFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes games as files; with the same seed the very games that a simulation plays. */
@Command(
    description = "Play games without people and write each as a record in JSON.",
    footer = {
      "",
      "replay, review and simulate read what this writes, also compressed, also many games in a"
          + " file."
    })
final class RecordCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 100_000_000;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Mixin private TableChoice table = new TableChoice();

  @Option(names = "--games", paramLabel = "N", description = "how many games (default: 1)")
  private int games = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR|FILE",
      description = {
        "a folder for the records: GAME-1.json, GAME-2.json, …;",
        "or FILE.jsonl or FILE.jsonl.gz for all of them, one on each line"
      })
  private @Nullable Path out;

  @Option(
      names = "--replay",
      description = {
        "write what \"replay --json\" would show of the records, and not the records;",
        "without --out it is shown here"
      })
  private boolean replay;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the same seed gives the same games, as in simulate (default: 1)")
  private long seed = 1;

  @Mixin private PolicyChoice policy = new PolicyChoice();

  @Mixin private CrewChoice crews = new CrewChoice();

  RecordCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    Range.check("--games", games, 1, MOST_GAMES);
    if (out == null && !replay) {
      throw new Complaint("--out wants a folder or a file for the records.");
    }
    try (RecordSink sink = sink()) {
      return record(house.game(game), sink);
    } catch (IOException e) {
      throw new Complaint("Nothing can be written to " + out + " (" + Reason.of(e) + ").");
    }
  }

  private RecordSink sink() throws IOException {
    if (out == null) {
      return RecordSink.of(house.terminal()::text);
    }
    return RecordSink.isOneFile(out)
        ? RecordSink.file(out)
        : RecordSink.folder(out, replay ? ".jsonl" : ".json");
  }

  private RecordForm form() {
    if (replay) {
      return RecordForm.REPLAY;
    }
    return out != null && RecordSink.isOneFile(out) ? RecordForm.LINE : RecordForm.FILE;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> int record(
      Game<P, M, V> title, RecordSink sink) throws IOException {
    RecordJob<P, M, V> job =
        new RecordJob<>(title, table.setup(title), policy.policy(), seed, form());
    int[] written = new int[1];
    try (Watch watch = new Watch();
        Crew crew = crews.crew(house)) {
      IntConsumer progress = out == null ? _ -> {} : ProgressBar.on(house.terminal(), games);
      crew.run(
          job,
          IntStream.range(0, games).toArray(),
          new Crew.Taker<>() {
            @Override
            public boolean take(int index, String text) {
              put(sink, job.name(index), text);
              written[0]++;
              return !watch.isOver();
            }

            @Override
            public boolean waiting(int taken) {
              progress.accept(taken);
              return !watch.isOver();
            }
          });
      sink.close();
      tell(written[0]);
      return 0;
    } catch (GameFault fault) {
      return broken(job, fault);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void put(RecordSink sink, String name, String text) {
    try {
      sink.put(name, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void tell(int written) {
    if (out != null) {
      ProgressBar.wipe(house.terminal());
      house
          .terminal()
          .line("Wrote " + Figures.count(written, "game", "games") + " to " + out + ".");
    }
    house.terminal().flush();
  }

  /** Plays the broken game once more, move by move, to see where it breaks. */
  private int broken(RecordJob<?, ?, ?> job, GameFault fault) {
    if (fault.getCause() instanceof BotFault bot) {
      throw new Complaint(policy.policy().name() + " " + bot.reason() + ".");
    }
    Recording<?, ?, ?> recording = job.recording(fault.index());
    Throwable cause = fault;
    try {
      recording.toTheEnd();
    } catch (RuntimeException | Error again) {
      cause = again;
    }
    new FaultReport(house).tell(recording, seed, fault.index(), fault.seed(), cause);
    return Lab.FAULT;
  }
}
