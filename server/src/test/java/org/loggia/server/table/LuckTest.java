package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.loggia.core.Setup;
import org.loggia.core.chance.Draws;
import org.loggia.core.json.Json;

/** What was seen before a move was taken back is of no use after another one. */
class LuckTest {
  private static final int MOVES = 50;
  private static final byte[] KEY = new byte[32];

  static {
    Arrays.fill(KEY, (byte) 7);
  }

  private static final Game<?, ?, ?> GAME = Objects.requireNonNull(Catalogue.game("palazzo"));

  private static Play.Fate fate(boolean byPast) {
    return past -> (_, move) -> LuckSource.KEYED.of(KEY, byPast, past, move);
  }

  private static Play<?, ?, ?> begin(boolean byPast) {
    return Play.begin(GAME, Setup.of(2).withFirst(0), fate(byPast)).orThrow();
  }

  private static Play<?, ?, ?> after(Play<?, ?, ?> play, String move) {
    return play.after(play.actor(), Json.of(move)).orThrow();
  }

  private static Draws luckOf(Play<?, ?, ?> play) {
    return play.steps().getLast().entry().draws();
  }

  /** The tiles that are drawn after each way of taking money: seen once, then taken back. */
  private static List<Draws> tilesAfterDifferentTakes(boolean byPast) {
    Play<?, ?, ?> money = after(begin(byPast), "money");
    List<Draws> luck = new ArrayList<>();
    for (String take : money.moves(MOVES)) {
      luck.add(luckOf(after(after(money, take), "tiles")));
    }
    return luck;
  }

  @Test
  void theSameMoveAfterAnotherPastHasOtherLuck() {
    assertThat(tilesAfterDifferentTakes(true)).hasSizeGreaterThan(1).doesNotHaveDuplicates();
  }

  @Test
  void atTablesOfTheFirstFormItStillHasTheSame() {
    List<Draws> luck = tilesAfterDifferentTakes(false);
    assertThat(luck).hasSizeGreaterThan(1).containsOnly(luck.getFirst());
  }

  @Test
  void theSamePastHasTheSameLuckAlsoWhenItIsReplayed() {
    Play<?, ?, ?> play = begin(true);
    for (int k = 0; k < 12; k++) {
      String move = play.moves(MOVES).get(k % play.moves(MOVES).size());
      Play<?, ?, ?> next = after(play, move);
      Play<?, ?, ?> replayed =
          Play.replay(
                  GAME,
                  GAME.info().revision(),
                  play.record().setup(),
                  play.record().entries(),
                  fate(true))
              .orThrow();
      assertThat(after(replayed, move).record()).isEqualTo(next.record());
      play = next;
    }
  }

  @Test
  void aMoveThatIsNotStoredHasNotHappened() {
    Play<?, ?, ?> play = begin(true);
    String check = play.check();
    after(play, play.moves(1).getFirst());
    assertThat(play.check()).isEqualTo(check);
    assertThat(play.steps()).hasSize(1);
  }
}
