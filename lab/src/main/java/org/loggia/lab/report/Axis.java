package org.loggia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Numbers along an edge of a plot.
 *
 * @param from where the axis begins
 * @param to where it ends
 * @param at of the beginning, in units of the plot
 * @param length to the end, negative for an axis that goes up
 */
record Axis(double from, double to, double at, double length) {
  private static final int MARKS = 6;

  Axis {
    to = to > from ? to : from + 1;
  }

  double place(double value) {
    return at + length * (value - from) / (to - from);
  }

  /** Round numbers, about so many as are easily read. */
  List<Double> marks() {
    double rough = (to - from) / MARKS;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = power;
    for (double round : new double[] {1, 2, 5, 10}) {
      step = round * power;
      if (step >= rough) {
        break;
      }
    }
    List<Double> marks = new ArrayList<>();
    for (long k = (long) Math.ceil(from / step - 1e-9); k * step <= to + 1e-9 * step; k++) {
      marks.add(k * step);
    }
    return marks;
  }

  /** As short as it can be. */
  static String label(double mark) {
    return mark == Math.rint(mark)
        ? String.format(Locale.ROOT, "%,.0f", mark)
        : String.format(Locale.ROOT, "%.3f", mark).replaceAll("0+$", "");
  }
}
