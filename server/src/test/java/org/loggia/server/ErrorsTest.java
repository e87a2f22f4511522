package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.chance.KeyedChance;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.http.Patience;

/** An Error is answered, and costs nobody their table. */
@Timeout(120)
class ErrorsTest {
  @TempDir Path folder;

  @Test
  void anErrorInTheRulesIsAnsweredAndTheTableGoesOn() {
    AtomicBoolean broken = new AtomicBoolean(true);
    Habits habits =
        new Habits(
            InstantSource.system(),
            (key, _, past, move) -> {
              if (broken.get()) {
                throw new StackOverflowError("as rules may");
              }
              return new KeyedChance(key, past, move);
            },
            Patience.STANDARD,
            100);
    try (TestServer server = TestServer.on(TestServer.sqlite(folder), habits, false);
        Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");
      assertThat(anna.refused("start")).isEqualTo("table.our-fault");
      anna.must("chat", "\"text\":\"what was that?\"");
      assertThat(server.get("/api/health").status()).isEqualTo(200);
      broken.set(false);
      anna.must("start");
      anna.play(0);
    }
  }
}
