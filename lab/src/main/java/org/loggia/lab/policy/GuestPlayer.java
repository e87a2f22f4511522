package org.loggia.lab.policy;

import org.loggia.bots.Allowance;
import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.players.Seated;

/** Shows a bot what its seat sees, and nothing else. */
final class GuestPlayer<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Player<P, M> {
  private final Seated<M, V> bot;
  private final Allowance allowance;

  GuestPlayer(Seated<M, V> bot, Allowance allowance) {
    this.bot = bot;
    this.allowance = allowance;
  }

  @Override
  public M choose(P position, Choices<M> legal, Chance chance) {
    return bot.choose(position.view(position.actor()), allowance, chance.below(Integer.MAX_VALUE));
  }

  @Override
  public void close() {
    bot.close();
  }
}
