package org.loggia.games.bossa;

import org.loggia.core.Worded;

/** The two lines; on each only the dots of its colour count. */
public enum Line implements Worded {
  WHITE,
  BLACK;

  static final Line[] ALL = values();
}
