package org.loggia.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.loggia.bots.Allowance;
import org.loggia.bots.Budget;
import org.loggia.bots.Search.Considered;
import org.loggia.bots.Tuning;
import org.loggia.games.bossa.Bossa;
import org.loggia.games.bossa.BossaMove;
import org.loggia.games.bossa.BossaPosition;
import org.loggia.games.bossa.BossaView;

class ParallelBotTest {
  private static final BossaPosition POSITION =
      Bossa.GAME
          .notation()
          .readPosition("white 4; black 1; hand0 20 31 50 33; hand1 60 51 40 11", Map.of())
          .orThrow();

  private static ParallelBot<BossaPosition, BossaMove, BossaView> bot(int threads) {
    return new ParallelBot<>(Bossa.GAME, 2, Tuning.STANDARD, null, 0, threads);
  }

  private static int visits(List<Considered<BossaMove>> considered) {
    return considered.stream().mapToInt(Considered::visits).sum();
  }

  @Test
  void theVisitsOfAllTreesAreAdded() {
    List<Considered<BossaMove>> considered =
        bot(3).think(POSITION.view(0), Budget.iterations(100), 1);

    assertThat(visits(considered)).isEqualTo(100);
    assertThat(considered.stream().map(Considered::move)).doesNotHaveDuplicates();
    assertThat(considered.stream().map(each -> -each.visits())).isSorted();
  }

  @Test
  void howTheThreadsRunMakesNoDifference() {
    List<Considered<BossaMove>> once = bot(4).think(POSITION.view(0), Budget.iterations(400), 7);

    for (int i = 0; i < 5; i++) {
      assertThat(bot(4).think(POSITION.view(0), Budget.iterations(400), 7)).isEqualTo(once);
    }
  }

  @Test
  void everyTreeHasLuckOfItsOwn() {
    List<Considered<BossaMove>> alone = bot(1).think(POSITION.view(0), Budget.iterations(50), 7);
    List<Considered<BossaMove>> together =
        bot(2).think(POSITION.view(0), Budget.iterations(100), 7);

    assertThat(visits(together)).isEqualTo(2 * visits(alone));
    assertThat(together.stream().map(Considered::visits))
        .isNotEqualTo(alone.stream().map(each -> 2 * each.visits()).toList());
  }

  @Test
  void allTreesStopWhenTimeIsUp() {
    AtomicInteger looks = new AtomicInteger();

    List<Considered<BossaMove>> considered =
        new ParallelBot<>(Bossa.GAME, 2, Tuning.PLAIN, null, 0, 2)
            .think(POSITION.view(0), Budget.until(() -> looks.incrementAndGet() > 200), 1);

    assertThat(visits(considered)).isEqualTo(200);
  }

  @Test
  void guestsAreSeatedOnAsManyThreadsAsTheCompanyHas() {
    Guest guest = Objects.requireNonNull(Guest.named("mcts:60it"));
    BossaMove alone = choose(guest, 1);
    BossaMove together = choose(guest, 3);

    assertThat(POSITION.why(alone)).isNull();
    assertThat(POSITION.why(together)).isNull();
    assertThat(choose(guest, 3)).isEqualTo(together);
  }

  private static BossaMove choose(Guest guest, int threads) {
    try (Seated<BossaMove, BossaView> bot =
        guest.sit(Bossa.GAME, 2, new Guest.Company(threads, 1_000))) {
      return bot.choose(POSITION.view(0), Allowance.iterations(5), 3);
    }
  }

  @Test
  void nobodyIsCalledSo() {
    assertThat(Guest.named("exec: ")).isNull();
    assertThat(Guest.named("wizard")).isNull();
    assertThat(Guest.named("exec:mybot")).isEqualTo(new Guest.Program("exec:mybot", "mybot"));
  }
}
