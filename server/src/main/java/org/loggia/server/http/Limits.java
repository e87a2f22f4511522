package org.loggia.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import org.loggia.core.Refusal;

/** How much one address and one token may ask for. Buckets fill again while nobody asks. */
public final class Limits {

  /** What is limited, with how many at once and how many a second in the long run. */
  enum Kind {
    /** Reading by REST. */
    READ(200, 50),
    /** Opening and joining tables, bringing records. */
    MAKE(40, 1),
    /** Opening sockets. */
    SOCKET(80, 5),
    /** Commands of one token, or of one watcher. */
    COMMAND(100, 25),
    /** Commands from one address, whatever the tokens. */
    ADDRESS(800, 200),
    /** Chat of one token. */
    CHAT(10, 1);

    private final int atOnce;
    private final int perSecond;

    Kind(int atOnce, int perSecond) {
      this.atOnce = atOnce;
      this.perSecond = perSecond;
    }
  }

  private static final int MOST_BUCKETS = 100_000;

  private final boolean on;
  private final Cache<String, Bucket> buckets =
      Caffeine.newBuilder()
          .maximumSize(MOST_BUCKETS)
          .expireAfterAccess(Duration.ofMinutes(10))
          .build();

  public Limits(boolean on) {
    this.on = on;
  }

  /** Takes one from the bucket of whoever asks; false if it is empty. */
  boolean allows(Kind kind, String who) {
    if (!on) {
      return true;
    }
    return buckets
        .get(
            kind + " " + who,
            _ ->
                Bucket.builder()
                    .addLimit(
                        limit ->
                            limit
                                .capacity(kind.atOnce)
                                .refillGreedy(kind.perSecond, Duration.ofSeconds(1)))
                    .build())
        .tryConsume(1);
  }

  static Refusal tooFast(Kind kind) {
    return Refusal.of("limit.too-fast").with("perSecond", kind.perSecond);
  }
}
