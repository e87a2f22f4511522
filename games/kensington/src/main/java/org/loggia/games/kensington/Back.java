package org.loggia.games.kensington;

import org.loggia.core.Unreadable;

/**
 * What can be seen of a tile that lies face down: colour, mark and outline, but not how the outline
 * is to be turned (K1.3). The outline goes by the name of the first shape of the manifest that has
 * it: {@code diamond-T4u}.
 */
public record Back(Mark mark, String outline) {
  String text() {
    return mark.word() + "-" + outline;
  }

  static Back read(String text) {
    for (Mark mark : Mark.ALL) {
      String start = mark.word() + "-";
      if (text.startsWith(start) && Shape.isName(text.substring(start.length()))) {
        return new Back(mark, text.substring(start.length()));
      }
    }
    throw new Unreadable("a back such as beige-SQ1 or diamond-T4u expected, not '" + text + "'");
  }
}
