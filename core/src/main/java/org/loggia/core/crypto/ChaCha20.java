package org.loggia.core.crypto;

/**
 * The key stream of ChaCha20 (RFC 8439), as 32-bit words. A word is four bytes of the stream in
 * little-endian order. The counter of blocks is 32 bits and starts anew after 2^32 blocks.
 */
public final class ChaCha20 {
  public static final int KEY_BYTES = 32;
  public static final int NONCE_BYTES = 12;

  private static final int COUNTER = 12;

  private final int[] state = new int[16];
  private final int[] block = new int[16];
  private int next = 16;

  public ChaCha20(byte[] key, byte[] nonce, int counter) {
    if (key.length != KEY_BYTES || nonce.length != NONCE_BYTES) {
      throw new IllegalArgumentException("a key of 32 and a nonce of 12 bytes needed");
    }
    // "expand 32-byte k"
    state[0] = 0x61707865;
    state[1] = 0x3320646e;
    state[2] = 0x79622d32;
    state[3] = 0x6b206574;
    for (int i = 0; i < 8; i++) {
      state[4 + i] = word(key, 4 * i);
    }
    state[COUNTER] = counter;
    for (int i = 0; i < 3; i++) {
      state[13 + i] = word(nonce, 4 * i);
    }
  }

  /** The next four bytes of the stream. */
  public int nextWord() {
    if (next == 16) {
      computeBlock();
      state[COUNTER]++;
      next = 0;
    }
    return block[next++];
  }

  private void computeBlock() {
    System.arraycopy(state, 0, block, 0, 16);
    for (int i = 0; i < 10; i++) {
      quarterRound(0, 4, 8, 12);
      quarterRound(1, 5, 9, 13);
      quarterRound(2, 6, 10, 14);
      quarterRound(3, 7, 11, 15);
      quarterRound(0, 5, 10, 15);
      quarterRound(1, 6, 11, 12);
      quarterRound(2, 7, 8, 13);
      quarterRound(3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++) {
      block[i] += state[i];
    }
  }

  private void quarterRound(int a, int b, int c, int d) {
    int[] x = block;
    x[a] += x[b];
    x[d] = Integer.rotateLeft(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = Integer.rotateLeft(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = Integer.rotateLeft(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = Integer.rotateLeft(x[b] ^ x[c], 7);
  }

  private static int word(byte[] bytes, int at) {
    return (bytes[at] & 255)
        | (bytes[at + 1] & 255) << 8
        | (bytes[at + 2] & 255) << 16
        | bytes[at + 3] << 24;
  }
}
