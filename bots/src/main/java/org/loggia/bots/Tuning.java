package org.loggia.bots;

import org.jspecify.annotations.Nullable;

/**
 * The screws of a search.
 *
 * @param exploration how much a move that was seldom tried is tried again, in standard deviations
 *     of what the iterations bring
 * @param firstChildren so many moves of a position are looked at in any case
 * @param widening and so many more for each square root of its visits
 * @param trust for how many iterations the adviser's judgement of a move counts; 0 does not ask it
 * @param plies a playout is cut and judged after so many moves
 * @param beyondLuck whether the tree goes on behind a move that sets luck going; else a playout
 *     begins there
 * @param advised whether the adviser's candidates are searched, else all legal moves
 * @param guided whether the adviser plays the playouts, else chance
 */
public record Tuning(
    double exploration,
    int firstChildren,
    double widening,
    double trust,
    int plies,
    boolean beyondLuck,
    boolean advised,
    boolean guided) {

  /** A playout that is never cut. */
  public static final int TO_THE_END = Integer.MAX_VALUE;

  public static final Tuning STANDARD = new Tuning(0.8, 5, 1.5, 3, 4, true, true, true);

  /** What a textbook would do without knowing the title. */
  public static final Tuning PLAIN = new Tuning(1.2, 6, 4, 0, TO_THE_END, true, false, false);

  /** With one screw turned, as in {@code plies=8}; null if there is no such screw or value. */
  @Nullable Tuning turned(String screw) {
    int equals = screw.indexOf('=');
    if (equals < 0) {
      return screw.equals("plain") ? PLAIN : null;
    }
    Double value = number(screw.substring(equals + 1));
    if (value == null) {
      return null;
    }
    return switch (screw.substring(0, equals)) {
      case "exploration" -> turned(value, firstChildren, widening, trust, plies);
      case "first" -> turned(exploration, (int) (double) value, widening, trust, plies);
      case "widening" -> turned(exploration, firstChildren, value, trust, plies);
      case "trust" -> turned(exploration, firstChildren, widening, value, plies);
      case "plies" -> turned(exploration, firstChildren, widening, trust, (int) (double) value);
      case "luck" -> switched(value > 0, advised, guided);
      case "advised" -> switched(beyondLuck, value > 0, guided);
      case "guided" -> switched(beyondLuck, advised, value > 0);
      default -> null;
    };
  }

  private Tuning turned(double c, int first, double wide, double trusted, int cut) {
    return new Tuning(c, first, wide, trusted, cut, beyondLuck, advised, guided);
  }

  private Tuning switched(boolean beyond, boolean candidates, boolean playouts) {
    return new Tuning(
        exploration, firstChildren, widening, trust, plies, beyond, candidates, playouts);
  }

  /** A number such as 12 or 0.6; null if it is none. */
  private static @Nullable Double number(String text) {
    if (text.isEmpty() || text.length() > 9) {
      return null;
    }
    double value = 0;
    double unit = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' && unit == 0) {
        unit = 1;
      } else if (c >= '0' && c <= '9') {
        value = 10 * value + (c - '0');
        unit *= 10;
      } else {
        return null;
      }
    }
    return unit == 0 ? value : value / unit;
  }
}
