package org.loggia.testkit;

/**
 * One clause put to one title or variant; running it throws an AssertionError where it is broken.
 *
 * @param letter the clause's letter in {@link Contract}
 * @param subject the title, or the variant as in "bossa, 2 seats"
 * @param promise what is promised
 */
public record Check(String letter, String subject, String promise, Runnable body) {
  public String name() {
    return subject + " (" + letter + ") " + promise;
  }

  /** The message begins with the letter, for reports that do not print the names of tests. */
  public void run() {
    try {
      body.run();
    } catch (AssertionError broken) {
      AssertionError named =
          new AssertionError("(" + letter + ") " + broken.getMessage(), broken.getCause());
      named.setStackTrace(broken.getStackTrace());
      throw named;
    }
  }
}
