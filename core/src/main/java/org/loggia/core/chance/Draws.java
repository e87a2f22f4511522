package org.loggia.core.chance;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Codecs;

/**
 * All the luck of one settling, in the order in which it came. Its text is {@code 6:3 6:1}, bound
 * and value of each draw, and empty where there was none.
 */
public record Draws(List<Draw> list) {
  public static final Draws NONE = new Draws(List.of());

  public static final Codec<Draws> CODEC = Codecs.text("Draws", Draws::text, Draws::read);

  public Draws {
    list = List.copyOf(list);
  }

  public static Draws of(Draw... draws) {
    return new Draws(List.of(draws));
  }

  public int size() {
    return list.size();
  }

  public boolean isEmpty() {
    return list.isEmpty();
  }

  public Draw get(int index) {
    return list.get(index);
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    for (Draw draw : list) {
      if (!text.isEmpty()) {
        text.append(' ');
      }
      text.append(draw.text());
    }
    return text.toString();
  }

  /**
   * Reads exactly what {@link #text} writes.
   *
   * @throws Unreadable if it is anything else
   */
  public static Draws read(String text) {
    List<Draw> draws = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int space = text.indexOf(' ', start);
      int end = space < 0 ? text.length() : space;
      draws.add(readDraw(draws.size() + 1, text.substring(start, end)));
      start = end + 1;
      if (start == text.length()) {
        throw new Unreadable("a draw expected behind the last space");
      }
    }
    return new Draws(draws);
  }

  private static Draw readDraw(int number, String text) {
    int colon = text.indexOf(':');
    if (colon >= 0) {
      try {
        int bound = Integer.parseInt(text.substring(0, colon));
        int value = Integer.parseInt(text.substring(colon + 1));
        Draw draw = new Draw(bound, value);
        if (draw.text().equals(text)) {
          return draw;
        }
      } catch (IllegalArgumentException noDraw) {
        // falls through to the complaint, as "06:3" does
      }
    }
    throw new Unreadable("draw " + number + ": bound and value such as 6:3 expected");
  }
}
