package org.loggia.core.crypto;

/** Text as UTF-8, by hand, so that every machine hashes the same bytes. */
final class Utf8 {
  private Utf8() {}

  /** Half a surrogate pair is no character and becomes a question mark, as it does in Java. */
  static byte[] bytes(String text) {
    byte[] bytes = new byte[length(text)];
    int at = 0;
    for (int i = 0; i < text.length(); i++) {
      int c = text.charAt(i);
      if (c < 0x80) {
        bytes[at++] = (byte) c;
      } else if (c < 0x800) {
        bytes[at++] = (byte) (0xC0 | c >> 6);
        bytes[at++] = (byte) (0x80 | (c & 0x3F));
      } else if (isPair(text, i)) {
        int point = 0x10000 + ((c & 0x3FF) << 10 | (text.charAt(++i) & 0x3FF));
        bytes[at++] = (byte) (0xF0 | point >> 18);
        bytes[at++] = (byte) (0x80 | (point >> 12 & 0x3F));
        bytes[at++] = (byte) (0x80 | (point >> 6 & 0x3F));
        bytes[at++] = (byte) (0x80 | (point & 0x3F));
      } else if (Character.isSurrogate((char) c)) {
        bytes[at++] = '?';
      } else {
        bytes[at++] = (byte) (0xE0 | c >> 12);
        bytes[at++] = (byte) (0x80 | (c >> 6 & 0x3F));
        bytes[at++] = (byte) (0x80 | (c & 0x3F));
      }
    }
    return bytes;
  }

  private static int length(String text) {
    int length = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        length++;
      } else if (c < 0x800) {
        length += 2;
      } else if (isPair(text, i)) {
        length += 4;
        i++;
      } else {
        length += Character.isSurrogate(c) ? 1 : 3;
      }
    }
    return length;
  }

  private static boolean isPair(String text, int i) {
    return Character.isHighSurrogate(text.charAt(i))
        && i + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(i + 1));
  }
}
