package org.loggia.lab.show;

import java.util.Locale;

/** Numbers as people read them. */
public final class Figures {
  private Figures() {}

  public static String whole(double value) {
    return String.format(Locale.ROOT, "%,d", Math.round(value));
  }

  /** "1 game", "1,000 games". */
  public static String count(double value, String one, String many) {
    return whole(value) + " " + (value == 1 ? one : many);
  }

  public static String fraction(double value) {
    return String.format(Locale.ROOT, "%,.3f", value);
  }

  public static String percent(double part) {
    return String.format(Locale.ROOT, "%.2f %%", 100 * part);
  }
}
