package org.loggia.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ThinkersTest {
  private final List<String> said = new CopyOnWriteArrayList<>();

  @Test
  void whoHasManyTablesWaitsForThemselves() throws InterruptedException {
    try (Thinkers thinkers = new Thinkers(1)) {
      CountDownLatch go = new CountDownLatch(1);
      CountDownLatch all = new CountDownLatch(7);
      think(thinkers, "greedy", "first", all, go);
      for (int i = 1; i <= 4; i++) {
        think(thinkers, "greedy", "greedy " + i, all, go);
      }
      think(thinkers, "modest", "modest 1", all, go);
      think(thinkers, "modest", "modest 2", all, go);
      go.countDown();
      all.await();
      assertThat(said.subList(1, 5))
          .containsExactlyInAnyOrder("greedy 1", "modest 1", "greedy 2", "modest 2");
      assertThat(said.subList(5, 7)).containsExactly("greedy 3", "greedy 4");
    }
  }

  private void think(
      Thinkers thinkers, String who, String text, CountDownLatch all, CountDownLatch go) {
    thinkers.think(
        who,
        () -> {
          try {
            go.await();
          } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
          }
          return text;
        },
        move -> {
          said.add(move);
          all.countDown();
        },
        all::countDown);
  }

  @Test
  void anErrorWhileThinkingIsHeardOf() {
    try (Thinkers thinkers = new Thinkers(1)) {
      CompletableFuture<String> heard = new CompletableFuture<>();
      thinkers.think(
          "anybody",
          () -> {
            throw new StackOverflowError("too deep");
          },
          heard::complete,
          () -> heard.complete("failed"));
      assertThat(heard.join()).isEqualTo("failed");
    }
  }
}
