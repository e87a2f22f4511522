package org.loggia.core;

import java.util.Arrays;

/**
 * What is true of a position or of a move, as numbers of a list that a title keeps: a short list of
 * what is there, out of a long one of what could be. A trait that is there twice counts twice.
 */
public final class Traits {
  /** How many traits {@link #lead} may choose from. */
  public static final int LEADS = 33;

  private static final int EVEN = LEADS / 2;

  /** As far as this every step of a lead has a trait of its own. */
  private static final int CLOSE = 8;

  private static final int WIDE = 4;

  private int[] numbers = new int[128];
  private int count;

  public void clear() {
    count = 0;
  }

  public void add(int trait) {
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * count);
    }
    numbers[count++] = trait;
  }

  /** One of so many traits in a row, by a value that may lie beyond either end. */
  public void oneOf(int first, int many, int value) {
    add(first + Math.max(0, Math.min(many - 1, value)));
  }

  /** The same, where the lowest value goes without saying. */
  public void oneAbove(int first, int many, int value) {
    if (value > 0) {
      add(first + Math.min(value, many) - 1);
    }
  }

  /** One of {@link #LEADS} traits: step by step where it is close, and wider beyond. */
  public void lead(int first, int lead) {
    int size = Math.abs(lead);
    int steps = size <= CLOSE ? size : CLOSE + (size - CLOSE + WIDE - 1) / WIDE;
    oneOf(first, LEADS, lead < 0 ? EVEN - steps : EVEN + steps);
  }

  /** A trait that is there or not. */
  public void addIf(boolean there, int trait) {
    if (there) {
      add(trait);
    }
  }

  public int count() {
    return count;
  }

  public int get(int i) {
    return numbers[i];
  }
}
