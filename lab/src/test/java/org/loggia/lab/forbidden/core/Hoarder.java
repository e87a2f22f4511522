package org.loggia.lab.forbidden.core;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;

/** Uses types that are not on the list. */
public final class Hoarder {
  public Map<String, Integer> hoard(String text) {
    Map<String, Integer> hoard = new HashMap<>();
    hoard.put(new StringJoiner(text).toString(), new Random(1).nextInt(6));
    hoard.put(Thread.currentThread().getName(), 1);
    return hoard;
  }
}
