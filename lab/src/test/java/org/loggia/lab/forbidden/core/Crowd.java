package org.loggia.lab.forbidden.core;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Does everything at once. */
public final class Crowd {
  public long crowd(List<String> pile, int[] numbers) {
    Arrays.parallelSort(numbers);
    notifyAll();
    return pile.parallelStream().count() + IntStream.of(numbers).parallel().sum();
  }
}
