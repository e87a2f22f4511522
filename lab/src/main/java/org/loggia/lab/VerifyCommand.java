package org.loggia.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Dice;
import org.loggia.core.GameRecord;
import org.loggia.core.Proof;
import org.loggia.core.Refusal;
import org.loggia.core.Verification;
import org.loggia.lab.show.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Recomputes the luck of finished games. */
@Command(
    description = "Check the dice of games that were played at a table.",
    footer = {
      "",
      "Every draw is computed again from the key, the contributions and the moves, and the rules",
      "play the game once more. docs/FAIRNESS.md says what that proves, and what it does not."
    })
final class VerifyCommand implements Callable<Integer> {
  private final House house;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "records of finished games")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--commitment",
      paramLabel = "HEX",
      description = "what the table had committed to when you sat down, if you noted it")
  private @Nullable String commitment;

  VerifyCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    int refused = 0;
    for (Path file : files) {
      GameRecord record = RecordReading.read(file);
      Refusal refusal = refusal(record);
      refused += refusal == null ? 0 : 1;
      house
          .terminal()
          .line(
              file
                  + ": "
                  + (refusal == null
                      ? proved(record)
                      : "not proved. " + Texts.of(record.game()).say(refusal)));
    }
    return refused == 0 ? 0 : 1;
  }

  private @Nullable Refusal refusal(GameRecord record) {
    Refusal refusal = Verification.refusal(house.game(record.game()), record);
    Proof proof = record.proof();
    boolean isAnother =
        commitment != null && proof != null && !commitment.equals(proof.commitment());
    return refusal == null && isAnother ? Refusal.of("core.other-key") : refusal;
  }

  private static String proved(GameRecord record) {
    Proof proof = record.proof();
    List<String> all = proof == null ? List.of() : proof.contributions();
    int bots = Collections.frequency(all, Dice.OF_A_BOT);
    int nobody = Collections.frequency(all, Dice.OF_NOBODY);
    int draws = record.entries().stream().mapToInt(entry -> entry.draws().size()).sum();
    return "proved. %d draws; contributions of people: %d, of bots: %d, missing: %d."
        .formatted(draws, all.size() - bots - nobody, bots, nobody);
  }
}
