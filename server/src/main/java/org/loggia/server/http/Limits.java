package org.loggia.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.loggia.core.Refusal;
import org.loggia.server.settings.Address;

/**
 * How much one address and one person may ask for. Buckets fill again while nobody asks.
 *
 * <p>Whoever asks is kept as a number of fixed size, and only what we know to be true is counted
 * for: an address, or a person whom a table has recognised. So the memory that all buckets take is
 * bounded, whatever is sent to us.
 */
public final class Limits {

  /** What is limited, with how many at once and how many a second in the long run. */
  enum Kind {
    /** Files of the client, by address. */
    PAGE(1_000, 200),
    /** Reading by REST, by address. */
    READ(200, 50),
    /** Tables that somebody asks for as theirs, by address. */
    MINE(400, 40),
    /** Opening and joining tables, bringing records, by address; what is large counts more. */
    MAKE(40, 1),
    /** Opening sockets, by address. */
    SOCKET(80, 5),
    /** Greetings: each tells a whole game. By address. */
    HELLO(100, 10),
    /** Commands of those whom no table knows yet, by address. */
    STRANGER(100, 25),
    /** Commands of one person, or of one watcher. */
    COMMAND(100, 25),
    /** Commands from one address, whoever they are. */
    ADDRESS(800, 200),
    /** Chat of one person. */
    CHAT(10, 1),
    /** Commands beyond the limit that are still answered on one socket, before it is closed. */
    STRIKE(50, 1);

    private final int atOnce;
    private final int perSecond;

    Kind(int atOnce, int perSecond) {
      this.atOnce = atOnce;
      this.perSecond = perSecond;
    }

    int atOnce() {
      return atOnce;
    }
  }

  /** Somebody of whom we count, in as few bits as cannot be found twice. */
  record Who(long high, long low) {
    static Who of(Address address) {
      return new Who(address.high(), address.low());
    }

    /** A person whom that table knows. */
    static Who of(String table, int person) {
      try {
        ByteBuffer hash =
            ByteBuffer.wrap(
                MessageDigest.getInstance("SHA-256")
                    .digest((table + " " + person).getBytes(StandardCharsets.UTF_8)));
        return new Who(hash.getLong(), hash.getLong());
      } catch (NoSuchAlgorithmException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private record Key(Kind kind, long high, long low) {}

  /** All of one size, less than a kilobyte: together they stay below 40 MB. */
  private static final int MOST_BUCKETS = 50_000;

  private final boolean on;
  private final TimeMeter time;
  private final Cache<Key, Bucket> buckets =
      Caffeine.newBuilder()
          .maximumSize(MOST_BUCKETS)
          .expireAfterAccess(Duration.ofMinutes(10))
          .build();

  /**
   * @param nanos what time it is, on a clock that nobody sets: one that jumps would fill a bucket,
   *     or keep it empty
   */
  public Limits(boolean on, LongSupplier nanos) {
    this.on = on;
    this.time =
        new TimeMeter() {
          @Override
          public long currentTimeNanos() {
            return nanos.getAsLong();
          }

          @Override
          public boolean isWallClockBased() {
            return false;
          }
        };
  }

  boolean areOn() {
    return on;
  }

  /** Takes one from the bucket of whoever asks; false if it is empty. */
  boolean allows(Kind kind, Who who) {
    return allows(kind, who, 1);
  }

  /** Takes so many; what is more than the bucket holds takes all of it. */
  boolean allows(Kind kind, Who who, int many) {
    return !on
        || buckets
            .get(new Key(kind, who.high, who.low), _ -> bucket(kind))
            .tryConsume(Math.clamp(many, 1, kind.atOnce));
  }

  /** Takes one from a bucket that its owner keeps. */
  boolean allows(Bucket own) {
    return !on || own.tryConsume(1);
  }

  Bucket bucket(Kind kind) {
    return Bucket.builder()
        .addLimit(
            limit ->
                limit.capacity(kind.atOnce).refillGreedy(kind.perSecond, Duration.ofSeconds(1)))
        .withCustomTimePrecision(time)
        .build();
  }

  static Refusal tooFast(Kind kind) {
    return Refusal.of("limit.too-fast").with("perSecond", kind.perSecond);
  }
}
