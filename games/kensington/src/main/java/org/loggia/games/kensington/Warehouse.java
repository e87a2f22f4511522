package org.loggia.games.kensington;

import java.util.Arrays;

/** The two gates of a player, each with a tile or without. */
final class Warehouse {
  static final int GATES = 2;
  static final int NO_GATE = -1;

  private final Manifest manifest;
  private final int[] gates = new int[GATES];

  Warehouse(Manifest manifest) {
    this.manifest = manifest;
    Arrays.fill(gates, Manifest.NONE);
  }

  /** The sort of the tile behind a gate, or NONE. */
  int tile(int gate) {
    return gates[gate];
  }

  void put(int gate, int sort) {
    gates[gate] = sort;
  }

  int take(int gate) {
    int sort = gates[gate];
    gates[gate] = Manifest.NONE;
    return sort;
  }

  /** The gate with such a tile. */
  int gateWith(Tile tile) {
    for (int gate = 0; gate < GATES; gate++) {
      if (gates[gate] != Manifest.NONE && manifest.tiles[gates[gate]].equals(tile)) {
        return gate;
      }
    }
    return NO_GATE;
  }

  int freeGate() {
    for (int gate = 0; gate < GATES; gate++) {
      if (gates[gate] == Manifest.NONE) {
        return gate;
      }
    }
    return NO_GATE;
  }

  int birds() {
    int birds = 0;
    for (int sort : gates) {
      birds += sort == Manifest.NONE ? 0 : manifest.birds[sort];
    }
    return birds;
  }

  void copyFrom(Warehouse other) {
    System.arraycopy(other.gates, 0, gates, 0, GATES);
  }
}
