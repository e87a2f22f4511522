package org.loggia.bots;

import java.util.Map;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.games.bossa.Bossa;
import org.loggia.games.bossa.BossaMove;
import org.loggia.games.bossa.BossaPosition;
import org.loggia.games.bossa.BossaView;

/** Bossa as a playground for bots. */
final class Bossas {
  static final Setup WITH_TOKENS = Setup.of(2).with(Bossa.EXPANSION, true);

  private Bossas() {}

  static BossaPosition position(String text) {
    return Bossa.GAME.notation().readPosition(text, Map.of()).orThrow();
  }

  static String text(BossaMove move) {
    return Bossa.GAME.notation().writeMove(move);
  }

  static Bot<BossaMove, BossaView> search(int noise) {
    return new SearchBot<>(Bossa.GAME, 2, Tuning.STANDARD, noise);
  }

  /** One game; answers the share of seat 0. */
  static double play(
      Setup setup,
      Bot<BossaMove, BossaView> seat0,
      Bot<BossaMove, BossaView> seat1,
      Budget budget,
      long seed) {
    Match<BossaPosition, BossaMove, BossaView> match =
        Match.begin(Bossa.GAME, setup, Luck.of(new FastChance(seed))).orThrow();
    while (!match.isOver()) {
      int seat = match.position().actor();
      Bot<BossaMove, BossaView> bot = seat == 0 ? seat0 : seat1;
      BossaMove move = bot.choose(match.position().view(seat), budget, seed + match.steps().size());
      match.play(seat, text(move)).orThrow();
    }
    return match.position().result().share(0);
  }
}
