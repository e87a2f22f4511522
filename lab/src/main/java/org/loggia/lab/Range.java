package org.loggia.lab;

/** Numbers from outside, held to their bounds. */
final class Range {
  private Range() {}

  static int check(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Complaint(option + " is " + least + " to " + most + ", not " + value + ".");
    }
    return value;
  }
}
