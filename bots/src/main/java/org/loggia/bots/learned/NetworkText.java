package org.loggia.bots.learned;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;

/**
 * A network in writing: lines that say where it comes from, an empty line, and its weights, each as
 * two letters of sixty-four or, where it is large, as more.
 */
public final class NetworkText {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  private static final int BASE = 32;
  private static final int LINE = 120;

  private NetworkText() {}

  /**
   * @param pedigree lines that are not empty: games, seed, what it was fitted to
   */
  public static String write(Shape shape, int[] weights, List<String> pedigree) {
    StringBuilder text = new StringBuilder();
    for (String line : pedigree) {
      text.append(line).append('\n');
    }
    text.append("shape ")
        .append(shape.traits())
        .append(' ')
        .append(shape.moveTraits())
        .append(' ')
        .append(shape.wide())
        .append(' ')
        .append(shape.inner())
        .append(' ')
        .append(shape.hints())
        .append("\n\n");
    int column = 0;
    for (int weight : weights) {
      int before = text.length();
      write(weight, text);
      column += text.length() - before;
      if (column >= LINE) {
        text.append('\n');
        column = 0;
      }
    }
    return text.append('\n').toString();
  }

  /**
   * Even numbers are not below 0; of each digit the lower five bits count, and the sixth says that
   * more follow.
   */
  private static void write(int weight, StringBuilder text) {
    int rest = weight >= 0 ? 2 * weight : -2 * weight - 1;
    while (rest >= BASE) {
      text.append(DIGITS.charAt(BASE + rest % BASE));
      rest /= BASE;
    }
    text.append(DIGITS.charAt(rest));
  }

  /**
   * @throws Unreadable if this is no network
   */
  public static Network read(String text) {
    int blank = text.indexOf("\n\n");
    int shapeAt = text.lastIndexOf("shape ", Math.max(blank, 0));
    if (blank < 0 || shapeAt < 0) {
      throw new Unreadable("a network's shape expected");
    }
    List<Integer> sizes = new ArrayList<>();
    for (String size : text.substring(shapeAt + "shape ".length(), blank).split(" ")) {
      sizes.add(size(size));
    }
    if (sizes.size() != 5) {
      throw new Unreadable("a network's shape has five sizes");
    }
    Shape shape = new Shape(sizes.get(0), sizes.get(1), sizes.get(2), sizes.get(3), sizes.get(4));
    return new Network(shape, weights(text, blank + 2, shape.weights()));
  }

  private static int size(String text) {
    int size = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || size > 100_000) {
        throw new Unreadable("a network's size expected, not " + text);
      }
      size = 10 * size + digit;
    }
    return size;
  }

  private static int[] weights(String text, int from, int count) {
    int[] weights = new int[count];
    int at = from;
    for (int i = 0; i < count; i++) {
      int value = 0;
      int unit = 1;
      boolean more = true;
      while (more) {
        int digit = at < text.length() ? DIGITS.indexOf(text.charAt(at++)) : Integer.MIN_VALUE;
        if (digit == Integer.MIN_VALUE) {
          throw new Unreadable("a network of " + count + " weights ends after " + i);
        }
        if (digit < 0) {
          continue; // between lines
        }
        more = digit >= BASE;
        value += unit * (digit % BASE);
        unit *= BASE;
      }
      weights[i] = (value & 1) == 0 ? value / 2 : -(value + 1) / 2;
    }
    return weights;
  }
}
