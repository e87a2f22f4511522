package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SteadinessTest {
  private Instant wall = Instant.parse("2026-05-01T12:00:00Z");
  private long nanos;
  private final Steadiness clock = new Steadiness(() -> wall, () -> nanos);

  /** So many hours go by, with a look at each. */
  private boolean afterHours(int hours) {
    boolean proven = false;
    for (int i = 0; i < hours; i++) {
      nanos += Duration.ofHours(1).toNanos();
      wall = wall.plus(Duration.ofHours(1));
      proven = clock.isProven();
    }
    return proven;
  }

  @Test
  void aClockIsTrustedWhenItHasGoneWellForHours() {
    assertThat(clock.isProven()).isFalse();
    assertThat(afterHours(5)).isFalse();
    assertThat(afterHours(1)).isTrue();
    assertThat(afterHours(24)).isTrue();
  }

  @Test
  void aClockThatJumpsIsNotTrustedUntilItHasGoneWellAgain() {
    assertThat(afterHours(10)).isTrue();
    wall = wall.plus(Duration.ofDays(4_000));
    assertThat(clock.isProven()).isFalse();
    assertThat(afterHours(3)).isFalse();
    // Somebody sets it right again.
    wall = wall.minus(Duration.ofDays(4_000));
    assertThat(afterHours(5)).isFalse();
    assertThat(afterHours(2)).isTrue();
  }

  @Test
  void aSecondThatIsPutInDoesNotMatter() {
    assertThat(afterHours(10)).isTrue();
    wall = wall.minusSeconds(1);
    assertThat(clock.isProven()).isTrue();
  }
}
