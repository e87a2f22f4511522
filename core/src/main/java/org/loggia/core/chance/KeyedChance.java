package org.loggia.core.chance;

import org.loggia.core.Past;
import org.loggia.core.crypto.ChaCha20;
import org.loggia.core.crypto.HmacSha256;

/**
 * The luck of a table: nobody without the table's key can foresee it, everybody with the key can
 * recompute it, and the same move after the same past always has the same luck, so that taking a
 * move back is no second throw.
 *
 * <p>Exactly so:
 *
 * <ol>
 *   <li>The message is the hash of the {@link Past} in hexadecimal digits, a line feed (0x0A) and
 *       the text of the move, in UTF-8. In games of the first form of luck it begins with the ply
 *       in decimal digits instead: there luck ignores what happened before.
 *   <li>The stream key is HMAC-SHA256 of the message under the table's key of 32 bytes.
 *   <li>The stream is ChaCha20 (RFC 8439) under the stream key, with a nonce of twelve zero bytes
 *       and the block counter starting at 0. It is read as unsigned 32-bit words in little-endian
 *       order.
 *   <li>A draw below n, for n of at least 2, takes words until one is less than floor(2^32 / n) *
 *       n; its remainder modulo n is the value. A draw below 1 is 0 and takes no word.
 * </ol>
 */
public final class KeyedChance implements Chance {
  private static final long WORDS = 1L << 32;

  private final ChaCha20 stream;

  /**
   * Luck of the first form.
   *
   * @param key the table's key, 32 bytes
   * @param ply 0 for the set-up, 1 for the first move, and so on
   * @param move the canonical text of the move whose luck this is; empty for the set-up
   */
  public KeyedChance(byte[] key, int ply, String move) {
    this(key, ply + "\n" + move);
  }

  /** Luck that depends on all that happened before, too. */
  public KeyedChance(byte[] key, Past past, String move) {
    this(key, past.hash() + "\n" + move);
  }

  private KeyedChance(byte[] key, String message) {
    if (key.length != ChaCha20.KEY_BYTES) {
      throw new IllegalArgumentException("a key of 32 bytes needed");
    }
    this.stream = new ChaCha20(HmacSha256.of(key, message), new byte[ChaCha20.NONCE_BYTES], 0);
  }

  @Override
  public int below(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("nothing to choose from: " + n);
    }
    if (n == 1) {
      return 0;
    }
    long fair = WORDS / n * n;
    long word;
    do {
      word = stream.nextWord() & 0xFFFFFFFFL;
    } while (word >= fair);
    return (int) (word % n);
  }
}
