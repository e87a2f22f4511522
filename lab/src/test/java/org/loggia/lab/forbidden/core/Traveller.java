package org.loggia.lab.forbidden.core;

import java.util.Locale;

/** Speaks as they do where it happens to be. */
public final class Traveller {
  @SuppressWarnings("StringCaseLocaleUsage")
  public String speak(String word) {
    return word.toLowerCase() + word.toUpperCase(Locale.getDefault());
  }
}
