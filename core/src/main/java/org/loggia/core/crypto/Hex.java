package org.loggia.core.crypto;

import org.loggia.core.Unreadable;

/** Bytes as lower-case hexadecimal digits, two for each byte. */
public final class Hex {
  private static final String DIGITS = "0123456789abcdef";

  private Hex() {}

  public static String write(byte[] bytes) {
    StringBuilder text = new StringBuilder(2 * bytes.length);
    for (byte b : bytes) {
      text.append(DIGITS.charAt((b >> 4) & 15)).append(DIGITS.charAt(b & 15));
    }
    return text.toString();
  }

  /**
   * Reads what {@link #write} writes, and upper-case digits as well.
   *
   * @throws Unreadable if it is anything else
   */
  public static byte[] read(String text) {
    if (text.length() % 2 != 0) {
      throw new Unreadable("an even number of hexadecimal digits expected");
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (digit(text, 2 * i) << 4 | digit(text, 2 * i + 1));
    }
    return bytes;
  }

  private static int digit(String text, int at) {
    char c = text.charAt(at);
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    if (c >= 'A' && c <= 'F') {
      return c - 'A' + 10;
    }
    throw new Unreadable("hexadecimal digits expected");
  }
}
