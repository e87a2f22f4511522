package org.loggia.core;

import java.util.ArrayList;
import java.util.List;

/**
 * The legal moves of a position, each once, in an order that depends on the position alone. There
 * may be too many to list: counting, picking one and deciding membership work without a list.
 */
public interface Choices<M extends Move> {
  /** More than this is never listed; whoever shows or samples moves uses count and get. */
  int LISTABLE = 20_000;

  int count();

  /** The k-th legal move, 0 &lt;= k &lt; count. */
  M get(int k);

  boolean contains(M move);

  /** All of them; only where there are at most {@link #LISTABLE}. */
  default List<M> list() {
    int count = count();
    if (count > LISTABLE) {
      throw new IllegalStateException("too many choices to list: " + count);
    }
    List<M> moves = new ArrayList<>(count);
    for (int k = 0; k < count; k++) {
      moves.add(get(k));
    }
    return moves;
  }

  static <M extends Move> Choices<M> of(List<M> moves) {
    return new ListedChoices<>(List.copyOf(moves));
  }

  static <M extends Move> Choices<M> none() {
    return of(List.of());
  }
}
