package org.loggia.testkit;

import org.loggia.core.Digest;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * (k) The fingerprint of a thousand random games of each variant is kept in {@code
 * src/test/golden/digests.txt}: nothing changes without anybody noticing.
 */
final class GoldenDigests implements TitleClause {
  private static final int SEED = 1;
  private static final int GAMES = 1_000;

  @Override
  public String letter() {
    return "k";
  }

  @Override
  public String promise() {
    return "a thousand games a variant are what they were";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    StringBuilder text = new StringBuilder();
    text.append("# ")
        .append(GAMES)
        .append(" random games a variant, seed ")
        .append(SEED)
        .append('\n');
    for (Trial<P, M, V> trial : contract.trials()) {
      text.append(Digest.of(contract.game(), trial.setup(), SEED, GAMES))
          .append("  ")
          .append(trial.label())
          .append('\n');
    }
    new GoldenFiles(contract).keep(GoldenFiles.DIGESTS, text.toString());
  }
}
