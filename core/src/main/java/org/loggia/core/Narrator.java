package org.loggia.core;

import java.util.List;
import org.loggia.core.words.Phrase;

/** How a title shows itself without a picture: in words, and in characters. */
public interface Narrator<V extends View> {
  /** The view in sentences, most important first, for the spoken board. Texts: {@code tell.…}. */
  List<Phrase> tell(V view);

  /** The view as a drawing in characters, for a terminal; lines end with '\n'. */
  String sketch(V view, Pen pen);
}
