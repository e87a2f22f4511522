package org.loggia.lab.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.policy.Player;
import org.loggia.lab.policy.Policy;

/** The bots at a table, each at its seat until the table is left. */
final class BotSeats<P extends Position<P, M, V>, M extends Move, V extends View>
    implements AutoCloseable {
  private final List<@Nullable Player<P, M>> players = new ArrayList<>();

  BotSeats(Game<P, M, V> game, Seating seating) {
    int seats = seating.seats().size();
    for (int seat = 0; seat < seats; seat++) {
      Policy policy = seating.bot(seat);
      players.add(policy == null ? null : policy.player(game, seats));
    }
  }

  Player<P, M> at(int seat) {
    Player<P, M> player = players.get(seat);
    if (player == null) {
      throw new IllegalStateException("a person sits at seat " + seat);
    }
    return player;
  }

  @Override
  public void close() {
    for (Player<P, M> player : players) {
      if (player != null) {
        player.close();
      }
    }
  }
}
