package org.loggia.lab.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.json.Json;

/** Legal moves for machines: how many, and their texts. */
public final class LegalMoves {
  /** More than this are sampled: evenly over their order. */
  static final int MOST = 2_000;

  private LegalMoves() {}

  /** Adds {@code count}, {@code legal} and, where there are very many, {@code sampled}. */
  public static <M extends Move> void add(
      Map<String, Json> line, Notation<?, M> notation, Choices<M> choices) {
    int count = choices.count();
    int shown = Math.min(count, MOST);
    List<Json> texts = new ArrayList<>(shown);
    for (int i = 0; i < shown; i++) {
      int k = (int) ((long) i * count / shown);
      texts.add(Json.of(notation.writeMove(choices.get(k))));
    }
    line.put("count", Json.of(count));
    line.put("legal", Json.arr(texts));
    if (shown < count) {
      line.put("sampled", Json.of(true));
    }
  }
}
