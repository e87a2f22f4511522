package org.loggia.lab.forbidden.lab;

import org.loggia.lab.forbidden.games.bossa.Stones;

/** Somebody in core wants to sit here. */
public final class Desk {
  public Stones named() {
    return new Stones();
  }
}
