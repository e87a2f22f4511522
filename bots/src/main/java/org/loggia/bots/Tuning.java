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
 * @param rootTrust the same for the moves of the root, which are judged in several worlds
 * @param plies a playout is cut and judged after so many moves; {@link #AS_ADVISED} leaves it to
 *     the adviser
 * @param beyondLuck the tree goes on behind a move that sets luck going when it was visited so
 *     often; before, a playout begins there
 * @param advised whether the adviser's candidates are searched, else all legal moves
 * @param guided whether the adviser plays the playouts, else chance
 * @param hopes how a network's promises are used where the title has learned; null if they are not
 */
public record Tuning(
    double exploration,
    int firstChildren,
    double widening,
    double trust,
    double rootTrust,
    int plies,
    int beyondLuck,
    boolean advised,
    boolean guided,
    @Nullable Hopes hopes) {

  /** A playout that is never cut. */
  public static final int TO_THE_END = Integer.MAX_VALUE;

  /** A playout that is cut when the adviser says so. */
  public static final int AS_ADVISED = -1;

  public static final Tuning STANDARD =
      new Tuning(0.8, 5, 1.5, 3, 20, AS_ADVISED, 500, true, true, Hopes.STANDARD);

  /** What a textbook would do without knowing the title. */
  public static final Tuning PLAIN = new Tuning(1.2, 6, 4, 0, 0, TO_THE_END, 0, false, false, null);

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
    int whole = (int) (double) value;
    return switch (screw.substring(0, equals)) {
      case "exploration" -> explored(value, firstChildren, widening);
      case "first" -> explored(exploration, whole, widening);
      case "widening" -> explored(exploration, firstChildren, value);
      case "trust" -> advised(value, rootTrust, advised, guided);
      case "root" -> advised(trust, value, advised, guided);
      case "advised" -> advised(trust, rootTrust, whole > 0, guided);
      case "guided" -> advised(trust, rootTrust, advised, whole > 0);
      case "plies" -> cut(whole, beyondLuck);
      case "luck" -> cut(plies, whole);
      case "learned" -> hoping(whole > 0 ? Hopes.STANDARD : null);
      case "curiosity" -> hopes == null ? null : hoping(hopes.withCuriosity(value));
      case "advice" -> hopes == null ? null : hoping(hopes.withAdvice(value));
      case "patience" -> hopes == null ? null : hoping(hopes.withPatience(whole));
      case "caution" -> hopes == null ? null : hoping(hopes.withCaution(value));
      default -> null;
    };
  }

  private Tuning explored(double constant, int first, double wide) {
    return new Tuning(
        constant, first, wide, trust, rootTrust, plies, beyondLuck, advised, guided, hopes);
  }

  private Tuning advised(double trusted, double atRoot, boolean candidates, boolean playouts) {
    return new Tuning(
        exploration,
        firstChildren,
        widening,
        trusted,
        atRoot,
        plies,
        beyondLuck,
        candidates,
        playouts,
        hopes);
  }

  private Tuning cut(int after, int luck) {
    return new Tuning(
        exploration,
        firstChildren,
        widening,
        trust,
        rootTrust,
        after,
        luck,
        advised,
        guided,
        hopes);
  }

  private Tuning hoping(@Nullable Hopes promised) {
    return new Tuning(
        exploration,
        firstChildren,
        widening,
        trust,
        rootTrust,
        plies,
        beyondLuck,
        advised,
        guided,
        promised);
  }

  /** The same search with the title's adviser alone, whatever has been learned. */
  public Tuning unlearned() {
    return hoping(null);
  }

  /** A whole number such as 12; -1 if it is none. */
  static int whole(String text) {
    Double value = number(text);
    return value == null || value != Math.floor(value) ? -1 : (int) (double) value;
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
