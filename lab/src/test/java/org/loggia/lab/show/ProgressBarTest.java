package org.loggia.lab.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  private static final long SECOND = 1_000_000_000;

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(screen, true, StandardCharsets.UTF_8);
  private final Terminal terminal =
      new Terminal(new StringReader(""), out, out, true, false, () -> 80);
  private long now;

  private String drawn(ProgressBar bar, long seconds, int done) {
    screen.reset();
    now = seconds * SECOND;
    bar.accept(done);
    return screen.toString(StandardCharsets.UTF_8);
  }

  @Test
  void itSaysHowLongTheRestWillTake() {
    ProgressBar bar = new ProgressBar(terminal, 1000, () -> now);

    assertThat(drawn(bar, 0, 0)).contains(" 0 of 1,000").doesNotContain("left");
    assertThat(drawn(bar, 10, 100)).contains(" 100 of 1,000, 1:30 left");
    assertThat(drawn(bar, 60, 500)).contains(" 500 of 1,000, 1:00 left");
    assertThat(drawn(bar, 60_000, 900)).contains("1 h 51 min left");
  }

  @Test
  void whatWasThereBeforeTookNoTime() {
    ProgressBar bar = new ProgressBar(terminal, 1000, () -> now);

    drawn(bar, 0, 900);

    assertThat(drawn(bar, 10, 950)).contains("0:10 left");
  }

  @Test
  void itIsNotDrawnMoreOftenThanOneCanSee() {
    ProgressBar bar = new ProgressBar(terminal, 1000, () -> now);

    drawn(bar, 5, 1);

    assertThat(drawn(bar, 5, 2)).isEmpty();
    assertThat(drawn(bar, 6, 3)).isNotEmpty();
  }
}
