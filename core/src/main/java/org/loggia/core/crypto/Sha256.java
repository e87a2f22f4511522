package org.loggia.core.crypto;

/** SHA-256 (FIPS 180-4) of bytes that come in pieces. */
public final class Sha256 {
  static final int BLOCK = 64;
  static final int DIGEST = 32;

  /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
  private static final int[] ROUND = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private final int[] hash = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };
  private final int[] schedule = new int[64];
  private final byte[] block = new byte[BLOCK];
  private int filled;
  private long length;
  private boolean finished;

  /** The digest of one piece. */
  public static byte[] of(byte[] bytes) {
    return new Sha256().update(bytes).digest();
  }

  /** The digest of a text's UTF-8 bytes, in hexadecimal. */
  public static String hex(String text) {
    return new Sha256().update(text).hex();
  }

  /** The digest of bytes, in hexadecimal. */
  public static String hex(byte[] bytes) {
    return new Sha256().update(bytes).hex();
  }

  public Sha256 update(byte[] bytes) {
    mustNotBeFinished();
    length += bytes.length;
    for (byte b : bytes) {
      add(b);
    }
    return this;
  }

  /** Adds the text's UTF-8 bytes. */
  public Sha256 update(String text) {
    return update(Utf8.bytes(text));
  }

  /** Ends this digest; after that nothing more can be added or asked. */
  public byte[] digest() {
    mustNotBeFinished();
    finished = true;
    add((byte) 0x80);
    while (filled != BLOCK - 8) {
      add((byte) 0);
    }
    long bits = length << 3;
    for (int shift = 56; shift >= 0; shift -= 8) {
      add((byte) (bits >>> shift));
    }
    byte[] digest = new byte[DIGEST];
    for (int i = 0; i < DIGEST; i++) {
      digest[i] = (byte) (hash[i >> 2] >>> (24 - 8 * (i & 3)));
    }
    return digest;
  }

  /** As {@link #digest}, in hexadecimal. */
  public String hex() {
    return Hex.write(digest());
  }

  private void mustNotBeFinished() {
    if (finished) {
      throw new IllegalStateException("this digest is finished; start a new one");
    }
  }

  private void add(byte b) {
    block[filled++] = b;
    if (filled == BLOCK) {
      compress();
      filled = 0;
    }
  }

  private void compress() {
    int[] w = schedule;
    for (int t = 0; t < 16; t++) {
      w[t] =
          block[4 * t] << 24
              | (block[4 * t + 1] & 255) << 16
              | (block[4 * t + 2] & 255) << 8
              | (block[4 * t + 3] & 255);
    }
    for (int t = 16; t < 64; t++) {
      int x = w[t - 15];
      int y = w[t - 2];
      int s0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ (x >>> 3);
      int s1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ (y >>> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    int a = hash[0];
    int b = hash[1];
    int c = hash[2];
    int d = hash[3];
    int e = hash[4];
    int f = hash[5];
    int g = hash[6];
    int h = hash[7];
    for (int t = 0; t < 64; t++) {
      int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int t1 = h + s1 + ((e & f) ^ (~e & g)) + ROUND[t] + w[t];
      int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
}
