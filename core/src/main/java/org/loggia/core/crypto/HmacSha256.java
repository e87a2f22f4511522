package org.loggia.core.crypto;

/** HMAC (RFC 2104) with SHA-256, of bytes that come in pieces. */
public final class HmacSha256 {
  private final byte[] outerKey;
  private final Sha256 inner;

  /** Starts with a key of any length. */
  public HmacSha256(byte[] key) {
    byte[] shortKey = key.length > Sha256.BLOCK ? Sha256.of(key) : key;
    byte[] innerKey = new byte[Sha256.BLOCK];
    outerKey = new byte[Sha256.BLOCK];
    for (int i = 0; i < Sha256.BLOCK; i++) {
      int k = i < shortKey.length ? shortKey[i] : 0;
      innerKey[i] = (byte) (k ^ 0x36);
      outerKey[i] = (byte) (k ^ 0x5c);
    }
    inner = new Sha256().update(innerKey);
  }

  /** The code of one piece. */
  public static byte[] of(byte[] key, byte[] message) {
    return new HmacSha256(key).update(message).digest();
  }

  /** The code of a text's UTF-8 bytes. */
  public static byte[] of(byte[] key, String message) {
    return new HmacSha256(key).update(message).digest();
  }

  public HmacSha256 update(byte[] bytes) {
    inner.update(bytes);
    return this;
  }

  /** Adds the text's UTF-8 bytes. */
  public HmacSha256 update(String text) {
    inner.update(text);
    return this;
  }

  /** Ends this code; after that nothing more can be added or asked. */
  public byte[] digest() {
    return new Sha256().update(outerKey).update(inner.digest()).digest();
  }
}
