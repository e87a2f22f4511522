package org.loggia.lab.forbidden.core;

/** Formats. */
public final class Printer {
  public String print(int number) {
    return String.format("%d", number) + "%d".formatted(number);
  }
}
