package org.loggia.lab.forbidden.core;

import java.util.Collections;
import java.util.List;

/** Decides everything ahead. */
public final class Shuffler {
  public void shuffle(List<String> pile) {
    Collections.shuffle(pile);
  }
}
