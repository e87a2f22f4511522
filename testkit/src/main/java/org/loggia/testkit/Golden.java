package org.loggia.testkit;

/** What is done with the files under {@code src/test/golden}. */
public enum Golden {
  /** They are compared with what the rules do now. */
  CHECK,
  /** They are written anew, for somebody to read the difference. */
  WRITE;

  /** {@code -Dloggia.golden=write} writes. */
  public static Golden ofThisRun() {
    return "write".equals(System.getProperty("loggia.golden")) ? WRITE : CHECK;
  }
}
