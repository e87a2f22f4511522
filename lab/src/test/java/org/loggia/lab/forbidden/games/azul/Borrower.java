package org.loggia.lab.forbidden.games.azul;

import org.loggia.lab.forbidden.games.bossa.Stones;

/** Borrows from another title. */
public final class Borrower {
  public Stones borrowed() {
    return new Stones();
  }
}
