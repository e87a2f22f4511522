package org.loggia.core;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.Draw;
import org.loggia.core.crypto.Hex;

/** Recomputes all luck of a record, and has the rules play it once more. */
public final class Verification {
  private final GameRecord record;
  private final Proof proof;
  private final byte[] seed;

  private Verification(GameRecord record, Proof proof) {
    this.record = record;
    this.proof = proof;
    this.seed = Dice.seed(Hex.read(proof.key()), proof.contributions());
  }

  /** Why the dice of this record are not proved, or null if they are. */
  public static @Nullable Refusal refusal(Game<?, ?, ?> game, GameRecord record) {
    Proof proof = record.proof();
    if (proof == null) {
      return Refusal.of("core.no-proof");
    }
    if (!Dice.isKey(proof.key())
        || !Dice.commitment(Hex.read(proof.key())).equals(proof.commitment())) {
      return Refusal.of("core.other-key");
    }
    if (proof.contributions().size() != record.setup().seats()
        || !proof.contributions().stream().allMatch(Verification::isContribution)) {
      return Refusal.of("core.no-contributions");
    }
    Verification verification = new Verification(record, proof);
    Refusal refusal = verification.luck();
    return refusal != null ? refusal : Match.replay(game, record, NO_LUCK).refusal();
  }

  private static final Luck NO_LUCK =
      (ply, move) -> {
        throw new IllegalStateException("a record brings its own luck");
      };

  private static boolean isContribution(String text) {
    return text.equals(Dice.OF_A_BOT) || text.equals(Dice.OF_NOBODY) || Dice.isContribution(text);
  }

  private @Nullable Refusal luck() {
    Past past = Past.none(record.game(), record.revision(), record.setup());
    List<Integer> seating = proof.seating();
    Past none = past;
    if (seating != null
        && !seating.equals(
            Dice.seating(record.setup().seats(), (_, move) -> Dice.luck(seed, none, move)))) {
      return Refusal.of("core.other-seats");
    }
    for (Entry entry : record.entries()) {
      Chance chance = Dice.luck(seed, past, entry.move());
      for (Draw draw : entry.draws().list()) {
        if (chance.below(draw.bound()) != draw.value()) {
          return Refusal.of("core.other-luck").with("ply", past.ply());
        }
      }
      past = past.then(entry);
    }
    return past.hash().equals(proof.past()) ? null : Refusal.of("core.other-past");
  }
}
