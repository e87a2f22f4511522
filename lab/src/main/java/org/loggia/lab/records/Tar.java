package org.loggia.lab.records;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Goes through a tar archive as POSIX and GNU write it: blocks of 512 bytes, a head and a file by
 * turns.
 */
final class Tar {
  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final int SIZE_AT = 124;
  private static final int SIZE = 12;
  private static final int KIND_AT = 156;
  private static final int MAGIC_AT = 257;
  private static final int PREFIX_AT = 345;
  private static final int PREFIX = 155;
  private static final int LONGEST_NAME = 1 << 16;
  private static final String POSIX = "ustar\0";

  private final InputStream in;

  /** Is shown each plain file. */
  interface Visitor {
    /**
     * @return whether to go on
     */
    boolean file(String name, InputStream content) throws IOException;
  }

  Tar(InputStream in) {
    this.in = in;
  }

  void each(Visitor visitor) throws IOException {
    String longName = "";
    byte[] head = in.readNBytes(BLOCK);
    while (head.length == BLOCK && head[0] != 0) {
      long size = octal(head);
      Content content = new Content(size);
      char kind = (char) head[KIND_AT];
      if (kind == 'L') {
        longName = text(content.readNBytes(LONGEST_NAME), 0, LONGEST_NAME);
      } else if (kind == 'x') {
        longName = path(text(content.readNBytes(LONGEST_NAME), 0, LONGEST_NAME));
      } else {
        boolean plain = kind == '0' || kind == '\0';
        if (plain && !visitor.file(longName.isEmpty() ? name(head) : longName, content)) {
          return;
        }
        longName = "";
      }
      content.skipRest();
      in.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
      head = in.readNBytes(BLOCK);
    }
    if (head.length > 0 && head.length < BLOCK) {
      throw cutOff();
    }
  }

  private static String name(byte[] head) {
    String name = text(head, 0, NAME);
    String prefix =
        text(head, MAGIC_AT, POSIX.length() + 1).equals("ustar")
            ? text(head, PREFIX_AT, PREFIX)
            : "";
    return prefix.isEmpty() ? name : prefix + "/" + name;
  }

  /** What an extended head says of the name: lines such as {@code 23 path=games/azul-1.json}. */
  private static String path(String extended) {
    for (String line : extended.split("\n")) {
      int at = line.indexOf(" path=");
      if (at >= 0) {
        return line.substring(at + " path=".length());
      }
    }
    return "";
  }

  private static String text(byte[] bytes, int from, int most) {
    int to = from;
    while (to < bytes.length && to < from + most && bytes[to] != 0) {
      to++;
    }
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  private static long octal(byte[] head) throws IOException {
    String digits = text(head, SIZE_AT, SIZE).strip();
    if (!digits.matches("[0-7]{1,11}")) {
      throw new IOException("it is no tar archive");
    }
    return Long.parseLong(digits, 8);
  }

  private static EOFException cutOff() {
    return new EOFException("the archive is cut off");
  }

  /** The bytes of one file. */
  private final class Content extends InputStream {
    private long left;

    Content(long size) {
      left = size;
    }

    @Override
    public int read() throws IOException {
      if (left == 0) {
        return -1;
      }
      int next = in.read();
      if (next < 0) {
        throw cutOff();
      }
      left--;
      return next;
    }

    @Override
    public int read(byte[] bytes, int from, int most) throws IOException {
      if (left == 0) {
        return -1;
      }
      int count = in.read(bytes, from, (int) Math.min(most, left));
      if (count < 0) {
        throw cutOff();
      }
      left -= count;
      return count;
    }

    void skipRest() throws IOException {
      in.skipNBytes(left);
      left = 0;
    }
  }
}
