package org.loggia.lab.forbidden.core;

/** Counts in float, once openly and once in secret. */
public final class Floater {
  private float open;

  public float open() {
    return open;
  }

  public int secret(int number) {
    return (int) (number * 0.5f);
  }
}
