package org.loggia.lab.forbidden.core;

import org.loggia.lab.forbidden.lab.Desk;

/** Tells the lab what it should not know. */
public final class Gossip {
  private final Desk[] desks = {};

  public int count() {
    return desks.length;
  }
}
