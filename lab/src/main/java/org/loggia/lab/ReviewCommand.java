package org.loggia.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.loggia.bots.review.Findings;
import org.loggia.bots.review.FindingsCodec;
import org.loggia.bots.review.Reviewer;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.records.Breakage;
import org.loggia.lab.review.ReviewPage;
import org.loggia.lab.show.ProgressBar;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.show.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells skill from luck in recorded games. */
@Command(
    description = "Look at recorded games again: what was skill, what was luck, what was better.",
    footer = {
      "",
      "Chances are each seat's part of the victory, as whoever decided could know it. A move is",
      "called a mistake only if it is worse beyond doubt; more iterations leave less in doubt."
    })
final class ReviewCommand implements Callable<Integer> {
  private static final int MOST_ITERATIONS = 10_000_000;

  /** Between two looks at how far it is. */
  private static final int SLICE = 2_000;

  private final House house;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = RecordReading.PLACES)
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "of the search for a decision, on average (default: 1000)")
  private int iterations = 1_000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the same seed and iterations give the same review (default: 1)")
  private long seed = 1;

  @Option(names = "--all", description = "list every move, not only those that mattered")
  private boolean all;

  @Option(names = "--json", description = "one JSON object a record, with everything")
  private boolean json;

  ReviewCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    Range.check("--iterations", iterations, 1, MOST_ITERATIONS);
    int bad =
        RecordReading.each(
            house, files, (name, record) -> review(name, house.game(record.game()), record));
    return bad == 0 ? 0 : Lab.WRONG_QUESTION;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void review(
      String name, Game<P, M, V> title, GameRecord record) {
    Texts texts = Texts.of(title.info().id());
    Reviewer<P, M, V> reviewer =
        switch (Reviewer.of(title, record, iterations, seed)) {
          case Answer.Yes<Reviewer<P, M, V>>(Reviewer<P, M, V> begun) -> begun;
          case Answer.No<Reviewer<P, M, V>>(var refusal) ->
              throw new Complaint(Breakage.of(title, record, refusal).sentence(name));
        };
    think(reviewer);
    Findings findings = Findings.of(reviewer.review());
    Terminal terminal = house.terminal();
    if (json) {
      Json.Obj written = (Json.Obj) FindingsCodec.CODEC.write(findings);
      terminal.line(
          Json.obj("file", Json.of(name), "seed", Json.of(Long.toString(seed)))
              .with("review", written)
              .write());
    } else {
      terminal.line(texts.title() + ", " + record.setup().label() + " (" + name + ")");
      terminal.text(new ReviewPage(findings, texts, terminal.width(), all).text());
    }
  }

  private void think(Reviewer<?, ?, ?> reviewer) {
    boolean live = house.terminal().isLive() && reviewer.decisions() > 0;
    ProgressBar bar = new ProgressBar(house.terminal(), Math.max(1, reviewer.decisions()));
    while (!reviewer.isDone()) {
      reviewer.goOn(SLICE);
      if (live) {
        bar.accept(reviewer.decided());
      }
    }
    ProgressBar.wipe(house.terminal());
  }
}
