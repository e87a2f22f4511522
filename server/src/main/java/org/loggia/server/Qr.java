package org.loggia.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A QR code for a short text, as ISO/IEC 18004 has it: byte mode, correction level L, versions 1 to
 * 5, which have a single block and hold up to 106 bytes.
 */
final class Qr {
  /** Data bytes and correction bytes of versions 1 to 5 at level L. */
  private static final int[] DATA = {19, 34, 55, 80, 108};

  private static final int[] CORRECTION = {7, 10, 15, 20, 26};
  private static final int MASKS = 8;

  private final int version;
  private final int size;
  private final boolean[][] dark;
  private final boolean[][] fixed;

  private Qr(int version, byte[] data, int mask) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.dark = new boolean[size][size];
    this.fixed = new boolean[size][size];
    drawPatterns();
    drawFormat(mask);
    drawBytes(data, correction(data, CORRECTION[version - 1]));
    mask(mask);
  }

  static Qr of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int version = 1;
    while (version <= DATA.length && bytes.length + 2 > DATA[version - 1]) {
      version++;
    }
    if (version > DATA.length) {
      throw new IllegalArgumentException("too long for a small code");
    }
    byte[] data = data(bytes, DATA[version - 1]);
    Qr best = new Qr(version, data, 0);
    for (int mask = 1; mask < MASKS; mask++) {
      Qr code = new Qr(version, data, mask);
      if (code.penalty() < best.penalty()) {
        best = code;
      }
    }
    return best;
  }

  boolean isDark(int x, int y) {
    return x >= 0 && y >= 0 && x < size && y < size && dark[y][x];
  }

  int size() {
    return size;
  }

  /** Two rows a line, light on dark as terminals are, with the quiet border a camera needs. */
  String picture() {
    StringBuilder picture = new StringBuilder();
    for (int y = -2; y < size + 2; y += 2) {
      for (int x = -2; x < size + 2; x++) {
        boolean upper = !isDark(x, y);
        boolean lower = !isDark(x, y + 1);
        picture.append(upper ? (lower ? '█' : '▀') : (lower ? '▄' : ' '));
      }
      picture.append('\n');
    }
    return picture.toString();
  }

  // ---- bytes ------------------------------------------------------------------------------------

  /** Mode 0100, length, the bytes, an end, and padding. */
  private static byte[] data(byte[] bytes, int capacity) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int carry = 0x4;
    out.write(carry << 4 | bytes.length >> 4);
    carry = bytes.length & 0xF;
    for (byte each : bytes) {
      out.write(carry << 4 | (each & 0xFF) >> 4);
      carry = each & 0xF;
    }
    out.write(carry << 4);
    for (int pad = 0xEC; out.size() < capacity; pad ^= 0xEC ^ 0x11) {
      out.write(pad);
    }
    return out.toByteArray();
  }

  /** Reed-Solomon: the remainder by the product of (x - 2^i). */
  private static byte[] correction(byte[] data, int degree) {
    int[] divisor = new int[degree];
    divisor[degree - 1] = 1;
    int root = 1;
    for (int i = 0; i < degree; i++) {
      for (int j = 0; j < degree; j++) {
        divisor[j] = times(divisor[j], root) ^ (j + 1 < degree ? divisor[j + 1] : 0);
      }
      root = times(root, 2);
    }
    int[] rest = new int[degree];
    for (byte each : data) {
      int factor = (each & 0xFF) ^ rest[0];
      System.arraycopy(rest, 1, rest, 0, degree - 1);
      rest[degree - 1] = 0;
      for (int i = 0; i < degree; i++) {
        rest[i] ^= times(divisor[i], factor);
      }
    }
    byte[] bytes = new byte[degree];
    for (int i = 0; i < degree; i++) {
      bytes[i] = (byte) rest[i];
    }
    return bytes;
  }

  /** In GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. */
  private static int times(int one, int other) {
    int product = 0;
    for (int bit = 7; bit >= 0; bit--) {
      product = product << 1 ^ (product >> 7) * 0x11D;
      product ^= (other >> bit & 1) * one;
    }
    return product;
  }

  // ---- squares ----------------------------------------------------------------------------------

  private void set(int x, int y, boolean isDark) {
    dark[y][x] = isDark;
    fixed[y][x] = true;
  }

  private void drawPatterns() {
    for (int i = 0; i < size; i++) {
      set(6, i, i % 2 == 0);
      set(i, 6, i % 2 == 0);
    }
    drawEye(3, 3);
    drawEye(size - 4, 3);
    drawEye(3, size - 4);
    if (version > 1) {
      int centre = size - 7;
      for (int dy = -2; dy <= 2; dy++) {
        for (int dx = -2; dx <= 2; dx++) {
          set(centre + dx, centre + dy, Math.max(Math.abs(dx), Math.abs(dy)) != 1);
        }
      }
    }
  }

  private void drawEye(int centreX, int centreY) {
    for (int dy = -4; dy <= 4; dy++) {
      for (int dx = -4; dx <= 4; dx++) {
        int x = centreX + dx;
        int y = centreY + dy;
        if (x >= 0 && x < size && y >= 0 && y < size) {
          int ring = Math.max(Math.abs(dx), Math.abs(dy));
          set(x, y, ring != 2 && ring != 4);
        }
      }
    }
  }

  /** Level L and the mask, protected by a BCH code, twice. */
  private void drawFormat(int mask) {
    int data = 1 << 3 | mask;
    int rest = data;
    for (int i = 0; i < 10; i++) {
      rest = rest << 1 ^ (rest >> 9) * 0x537;
    }
    int bits = (data << 10 | rest) ^ 0x5412;
    for (int i = 0; i < 15; i++) {
      boolean bit = (bits >> i & 1) == 1;
      if (i < 6) {
        set(8, i, bit);
      } else if (i < 8) {
        set(8, i + 1, bit);
      } else if (i == 8) {
        set(7, 8, bit);
      } else {
        set(14 - i, 8, bit);
      }
      if (i < 8) {
        set(size - 1 - i, 8, bit);
      } else {
        set(8, size - 15 + i, bit);
      }
    }
    set(8, size - 8, true);
  }

  /** Two columns at a time from the right, up and down by turns. */
  private void drawBytes(byte[] data, byte[] correction) {
    int bit = 0;
    int bits = 8 * (data.length + correction.length);
    for (int right = size - 1; right >= 1; right -= 2) {
      if (right == 6) {
        right = 5;
      }
      boolean up = (right + 1 & 2) == 0;
      for (int step = 0; step < size; step++) {
        int y = up ? size - 1 - step : step;
        for (int x = right; x > right - 2; x--) {
          if (!fixed[y][x] && bit < bits) {
            int index = bit >> 3;
            int each = index < data.length ? data[index] : correction[index - data.length];
            dark[y][x] = (each >> (7 - (bit & 7)) & 1) == 1;
            bit++;
          }
        }
      }
    }
  }

  private void mask(int mask) {
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        boolean flip =
            switch (mask) {
              case 0 -> (x + y) % 2 == 0;
              case 1 -> y % 2 == 0;
              case 2 -> x % 3 == 0;
              case 3 -> (x + y) % 3 == 0;
              case 4 -> (x / 3 + y / 2) % 2 == 0;
              case 5 -> x * y % 2 + x * y % 3 == 0;
              case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
              default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
            };
        dark[y][x] ^= flip && !fixed[y][x];
      }
    }
  }

  /** Long runs and big blocks are hard to read; any mask is right, this finds a calm one. */
  private int penalty() {
    int penalty = 0;
    for (int y = 0; y < size; y++) {
      int rowRun = 0;
      int columnRun = 0;
      for (int x = 0; x < size; x++) {
        rowRun = x > 0 && dark[y][x] == dark[y][x - 1] ? rowRun + 1 : 1;
        columnRun = x > 0 && dark[x][y] == dark[x - 1][y] ? columnRun + 1 : 1;
        penalty += rowRun == 5 ? 3 : rowRun > 5 ? 1 : 0;
        penalty += columnRun == 5 ? 3 : columnRun > 5 ? 1 : 0;
        if (x > 0
            && y > 0
            && dark[y][x] == dark[y][x - 1]
            && dark[y][x] == dark[y - 1][x]
            && dark[y][x] == dark[y - 1][x - 1]) {
          penalty += 3;
        }
      }
    }
    return penalty;
  }
}
