package org.loggia.lab.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.pebbles.Pebbles;
import org.loggia.lab.pebbles.PebblesPosition;

class GreedyTest {
  private final Pebbles game = new Pebbles();

  private String best(String text) {
    PebblesPosition position = game.notation().readPosition(text, Map.of()).orThrow();
    String before = game.notation().writePosition(position);
    var promise = new Foresight<>(game).best(position, new FastChance(7));
    assertThat(game.notation().writePosition(position)).isEqualTo(before);
    return game.notation().writeMove(promise.move());
  }

  @Test
  void takesWhatTheAdviserLikesBest() {
    assertThat(best("heap 9")).isEqualTo("take 2");
    assertThat(best("heap 9; option-limit 7")).isEqualTo("take 7");
  }

  @Test
  void prefersAVictoryToAGoodStanding() {
    // With the last pebble the game is won, which is better than any standing.
    assertThat(best("heap 2; taken 4 4")).isEqualTo("take 2");
    assertThat(best("heap 1; taken 4 4")).isEqualTo("take 1");
  }

  @Test
  void copesWithMoreCandidatesThanItCanLookAt() {
    assertThat(best("heap 5000; option-heap 5000; option-limit 5000")).startsWith("take ");
  }
}
