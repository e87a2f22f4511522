package org.loggia.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws lines over numbers, and marks with their intervals over names, as SVG. */
public final class Plot {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 300;
  private static final int LEFT = 60;
  private static final int RIGHT = 16;
  private static final int TOP = 14;
  private static final int BOTTOM = 46;
  private static final int ROW = 30;
  private static final int NAMES = 190;

  /** A line that is told from the others by its dashes as well as by its colour. */
  public record Line(String name, List<Double> x, List<Double> y) {}

  /** A value with the interval in which it probably is. */
  public record Mark(String name, double value, double low, double high) {}

  private final StringBuilder svg = new StringBuilder();

  private Plot(int height, String label) {
    svg.append(
        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n"
            .formatted(WIDTH, height, Html.text(label)));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** Lines over a common axis of numbers. */
  public static String lines(String label, String across, List<Line> lines) {
    Plot plot = new Plot(HEIGHT, label);
    double fromX = Double.POSITIVE_INFINITY;
    double toX = Double.NEGATIVE_INFINITY;
    double toY = 0;
    for (Line line : lines) {
      for (int i = 0; i < line.x.size(); i++) {
        fromX = Math.min(fromX, line.x.get(i));
        toX = Math.max(toX, line.x.get(i));
        toY = Math.max(toY, line.y.get(i));
      }
    }
    Axis x = new Axis(fromX, toX, LEFT, WIDTH - LEFT - RIGHT);
    Axis y = new Axis(0, toY, HEIGHT - BOTTOM, TOP + BOTTOM - HEIGHT);
    plot.axes(x, y, across);
    for (int i = 0; i < lines.size(); i++) {
      plot.line(lines.get(i), i, x, y);
    }
    if (lines.size() > 1) {
      plot.legend(lines);
    }
    return plot.svg.append("</svg>\n").toString();
  }

  private void axes(Axis x, Axis y, String across) {
    for (double mark : y.marks()) {
      svg.append(
          "<path class=\"grid\" d=\"M%d %s H%d\"/>"
              .formatted(LEFT, number(y.place(mark)), WIDTH - RIGHT));
      text(LEFT - 6, y.place(mark) + 4, "end", Axis.label(mark));
    }
    for (double mark : x.marks()) {
      text(x.place(mark), HEIGHT - BOTTOM + 18, "middle", Axis.label(mark));
    }
    text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 8, "middle", across);
  }

  private void line(Line line, int index, Axis x, Axis y) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < line.x.size(); i++) {
      path.append(i == 0 ? "M" : " L");
      path.append(number(x.place(line.x.get(i)))).append(' ');
      path.append(number(y.place(line.y.get(i))));
    }
    svg.append("<path class=\"line s%d\" d=\"%s\"/>\n".formatted(index % 6, path));
  }

  private void legend(List<Line> lines) {
    int at = WIDTH - RIGHT - 130;
    for (int i = 0; i < lines.size(); i++) {
      int height = TOP + 10 + 18 * i;
      svg.append("<path class=\"line s%d\" d=\"M%d %d h34\"/>".formatted(i % 6, at, height));
      text(at + 42, height + 4, "start", lines.get(i).name);
    }
  }

  /** One row for each: its name, its value, and the interval. */
  public static String marks(String label, List<Mark> marks, double from) {
    int height = TOP + ROW * marks.size() + BOTTOM;
    Plot plot = new Plot(height, label);
    double low = from;
    double high = from;
    for (Mark mark : marks) {
      low = Math.min(low, mark.low);
      high = Math.max(high, mark.high);
    }
    Axis x = new Axis(low, high, NAMES, WIDTH - NAMES - 2 * RIGHT);
    int bottom = TOP + ROW * marks.size();
    for (double mark : x.marks()) {
      plot.svg.append(
          "<path class=\"grid\" d=\"M%s %d V%d\"/>".formatted(number(x.place(mark)), TOP, bottom));
      plot.text(x.place(mark), bottom + 18, "middle", Axis.label(mark));
    }
    for (int i = 0; i < marks.size(); i++) {
      plot.mark(marks.get(i), TOP + ROW * i + ROW / 2, x, from);
    }
    return plot.svg.append("</svg>\n").toString();
  }

  private void mark(Mark mark, int at, Axis x, double from) {
    double base = x.place(from);
    double end = x.place(mark.value);
    text(NAMES - 10, at + 4, "end", mark.name);
    svg.append(
        "<rect class=\"bar\" x=\"%s\" y=\"%d\" width=\"%s\" height=\"14\"/>"
            .formatted(number(Math.min(base, end)), at - 7, number(Math.abs(end - base))));
    if (mark.high > mark.low) {
      String low = number(x.place(mark.low));
      String high = number(x.place(mark.high));
      svg.append(
          "<path class=\"error\" d=\"M%s %d V%d M%s %d H%s M%s %d V%d\"/>\n"
              .formatted(low, at - 6, at + 6, low, at, high, high, at - 6, at + 6));
    }
  }

  private void text(double x, double y, String anchor, String words) {
    svg.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
            .formatted(number(x), number(y), anchor, Html.text(words)));
  }

  /** Every second value and so on, where there are more than can be seen. */
  public static List<Integer> thinned(int count, int most) {
    List<Integer> chosen = new ArrayList<>();
    int step = Math.max(1, Math.ceilDiv(count, most));
    for (int i = 0; i < count; i += step) {
      chosen.add(i);
    }
    return chosen;
  }
}
