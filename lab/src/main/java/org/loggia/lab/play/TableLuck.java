package org.loggia.lab.play;

import org.loggia.core.Luck;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.KeyedChance;
import org.loggia.core.crypto.Sha256;

/**
 * Luck for people: the same move at the same point of the game always has the same luck, so taking
 * it back is no second throw.
 */
public final class TableLuck implements Luck {
  private final byte[] key;

  public TableLuck(long seed) {
    Sha256 sha = new Sha256();
    sha.update("loggia table " + seed);
    key = sha.digest();
  }

  @Override
  public Chance at(int ply, String move) {
    return new KeyedChance(key, ply, move);
  }
}
