package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads the code again by the book, without what the writer knows. */
class QrTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://10.0.0.2",
        "http://192.168.1.17:8080",
        "https://play.example.org/with/a/longer/address",
        "https://play.example.org/with/a/much/longer/address/that/needs/a/bigger/code/to/fit"
      })
  void whatWasWrittenCanBeRead(String text) {
    assertThat(read(Qr.of(text))).isEqualTo(text);
  }

  @Test
  void aTextThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> Qr.of("x".repeat(200))).isInstanceOf(IllegalArgumentException.class);
  }

  private static String read(Qr code) {
    int size = code.size();
    int mask = mask(code);
    StringBuilder bits = new StringBuilder();
    boolean up = true;
    for (int right = size - 1; right > 0; right -= 2) {
      right -= right == 6 ? 1 : 0;
      for (int i = 0; i < size; i++) {
        int y = up ? size - 1 - i : i;
        for (int x = right; x >= right - 1; x--) {
          if (!isFunction(size, x, y)) {
            bits.append(code.isDark(x, y) ^ isMasked(mask, x, y) ? '1' : '0');
          }
        }
      }
      up = !up;
    }
    assertThat(bits.substring(0, 4)).as("byte mode").isEqualTo("0100");
    int length = Integer.parseInt(bits.substring(4, 12), 2);
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) Integer.parseInt(bits.substring(12 + 8 * i, 20 + 8 * i), 2);
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** The mask stands beside the upper left eye, itself masked by 101. */
  private static int mask(Qr code) {
    int bits = 0;
    for (int x = 2; x <= 4; x++) {
      bits = 2 * bits + (code.isDark(x, 8) ? 1 : 0);
    }
    return bits ^ 0b101;
  }

  private static boolean isFunction(int size, int x, int y) {
    boolean eyes = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
    int centre = size - 7;
    boolean alignment = size > 21 && Math.abs(x - centre) <= 2 && Math.abs(y - centre) <= 2;
    return eyes || x == 6 || y == 6 || alignment;
  }

  private static boolean isMasked(int mask, int x, int y) {
    return switch (mask) {
      case 0 -> (y + x) % 2 == 0;
      case 1 -> y % 2 == 0;
      case 2 -> x % 3 == 0;
      case 3 -> (y + x) % 3 == 0;
      case 4 -> (y / 2 + x / 3) % 2 == 0;
      case 5 -> (y * x) % 2 + (y * x) % 3 == 0;
      case 6 -> ((y * x) % 2 + (y * x) % 3) % 2 == 0;
      case 7 -> ((y + x) % 2 + (y * x) % 3) % 2 == 0;
      default -> throw new AssertionError(mask);
    };
  }
}
