package org.loggia.games.kensington;

import java.util.Arrays;
import java.util.List;
import org.loggia.core.Worded;

/** How a game can come to its end. */
public enum Ending implements Worded {
  /** The seventh bird came out (K8.1). */
  BIRDS,
  /** Nobody can build anything any more (K8.3). */
  STUCK,
  /** Nobody has built for a long time (K8.4). */
  GUARD,
  /** Nobody can draw anything any more, and everybody could build without it (K8.5). */
  DRY;

  static final Ending[] ALL = values();
  static final List<String> WORDS = Arrays.stream(ALL).map(Worded::word).toList();
}
