package org.loggia.lab.forbidden.core;

/** Locks doors in a house with one inhabitant. */
public final class Locksmith {
  private volatile int keys;

  public synchronized int keys() {
    return keys;
  }

  public int borrowed() {
    synchronized (this) {
      return keys - 1;
    }
  }
}
