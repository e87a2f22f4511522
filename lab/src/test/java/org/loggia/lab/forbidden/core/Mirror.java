package org.loggia.lab.forbidden.core;

/** Looks into classes. */
public final class Mirror {
  public int look(String name) throws ClassNotFoundException {
    return Class.forName(name).getDeclaredFields().length;
  }
}
