package org.loggia.lab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.loggia.core.Choices;
import org.loggia.core.Ink;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Pen;
import org.loggia.lab.show.Paragraph;
import org.loggia.lab.show.Wording;

/**
 * The legal moves of one turn, numbered. A move keeps its number whatever is shown; there may be
 * millions, so only those on the page are ever made.
 */
final class MoveList<M extends Move> {
  private static final int ROWS = 12;
  private static final int MOST_COLUMNS = 3;
  private static final String GAP = "   ";

  private final Choices<M> legal;
  private final int count;
  private final Notation<?, M> notation;
  private final Wording<M, ?> wording;

  /** The words that all shown moves have; none if all are shown. */
  private String filter = "";

  /** Numbers of the moves that have them, as far as they were looked for. */
  private List<Integer> filtered = List.of();

  private int shown;

  MoveList(Choices<M> legal, Notation<?, M> notation, Wording<M, ?> wording) {
    this.legal = legal;
    this.count = legal.count();
    this.notation = notation;
    this.wording = wording;
  }

  int count() {
    return count;
  }

  /** The move with this number; numbers begin with 1. */
  M numbered(int number) {
    return legal.get(number - 1);
  }

  /** The move's number, or 0 if it is too far down to be looked for. */
  int numberOf(M move) {
    for (int k = 0; k < Math.min(count, Choices.LISTABLE); k++) {
      if (legal.get(k).equals(move)) {
        return k + 1;
      }
    }
    return 0;
  }

  void showAll() {
    filter = "";
    shown = 0;
  }

  /** Keeps only moves with all these words in them; changes nothing if there are none. */
  boolean filter(String words) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 1; number <= Math.min(count, Choices.LISTABLE); number++) {
      if (hasAll(numbered(number), words)) {
        numbers.add(number);
      }
    }
    if (numbers.isEmpty()) {
      return false;
    }
    filter = words;
    filtered = numbers;
    shown = 0;
    return true;
  }

  private boolean hasAll(M move, String words) {
    String text = (wording.move(move) + " " + notation.writeMove(move)).toLowerCase(Locale.ROOT);
    for (String word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
      if (!text.contains(word)) {
        return false;
      }
    }
    return true;
  }

  private int selected() {
    return filter.isEmpty() ? count : filtered.size();
  }

  private int number(int index) {
    return filter.isEmpty() ? index + 1 : filtered.get(index);
  }

  /** The next page of moves, in as many columns as fit; after the last page the first again. */
  String page(Pen pen) {
    int from = shown < selected() ? shown : 0;
    int columns = Math.min(columns(from, pen.width()), Math.ceilDiv(selected() - from, ROWS));
    int to = Math.min(selected(), from + ROWS * columns);
    int rows = Math.ceilDiv(to - from, columns);
    Widths widths = widths(from, to);
    StringBuilder page = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      for (int index = from + row; index < to; index += rows) {
        boolean last = index + rows >= to;
        page.append(entry(number(index), widths, last, pen)).append(last ? "\n" : GAP);
      }
    }
    shown = to;
    return page.append(footer(from, to, pen)).toString();
  }

  /** How wide the words and the notation of a move are at most. */
  private record Widths(int words, int notation) {
    int entry() {
      return label(0).length() + words + 2 + notation;
    }
  }

  private Widths widths(int from, int to) {
    int words = 0;
    int texts = 0;
    for (int index = from; index < to; index++) {
      M move = numbered(number(index));
      words = Math.max(words, wording.move(move).length());
      texts = Math.max(texts, bracketed(move).length());
    }
    return new Widths(words, texts);
  }

  private int columns(int from, int width) {
    Widths widest = widths(from, Math.min(selected(), from + MOST_COLUMNS * ROWS));
    int fit = (width + GAP.length()) / (widest.entry() + GAP.length());
    return Math.clamp(fit, 1, MOST_COLUMNS);
  }

  private String entry(int number, Widths widths, boolean last, Pen pen) {
    M move = numbered(number);
    String words = wording.move(move);
    String text = bracketed(move);
    return pen.paint(Ink.CYAN, label(number))
        + words
        + " ".repeat(widths.words - words.length() + 2)
        + pen.paint(Ink.GREY, text)
        + (last ? "" : " ".repeat(widths.notation - text.length()));
  }

  private String bracketed(M move) {
    return "[" + notation.writeMove(move) + "]";
  }

  private static String label(int number) {
    return String.format(Locale.ROOT, "%3d  ", number);
  }

  private String footer(int from, int to, Pen pen) {
    int all = selected();
    String which = filter.isEmpty() ? "moves" : "moves with “" + filter + "”";
    if (filter.isEmpty() && all == to && from == 0) {
      return "";
    }
    String text =
        (from + 1)
            + " to "
            + to
            + " of "
            + all
            + " "
            + which
            + (to < all ? "; “more” goes on" : "")
            + (filter.isEmpty() ? ", a word narrows them down." : ", “moves” shows all again.");
    return pen.paint(Ink.GREY, Paragraph.wrap(text, pen.width(), "").stripTrailing()) + "\n";
  }
}
