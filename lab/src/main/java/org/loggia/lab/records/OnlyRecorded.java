package org.loggia.lab.records;

import org.loggia.core.Luck;
import org.loggia.core.chance.Chance;

/** The luck of a game that is only looked at: what was recorded, and nothing beyond it. */
public enum OnlyRecorded implements Luck {
  LUCK;

  @Override
  public Chance at(int ply, String move) {
    throw new IllegalStateException("a replay draws nothing of its own");
  }
}
