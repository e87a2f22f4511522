package org.loggia.games.bossa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.loggia.testkit.TestTable;

/** A Bossa table for tests: a position in writing, moves in writing, and what came of them. */
final class Table extends TestTable<Table, BossaPosition, BossaMove, BossaView> {
  private Table(String text) {
    super(Bossa.GAME, text, Map.of());
  }

  static Table of(String text) {
    return new Table(text);
  }

  /** The draw that brings this tile up. */
  int drawOf(String tile) {
    int bit = Tile.read(tile).bit();
    assertThat(position.unseen & bit).as(tile + " is unseen").isNotZero();
    return Integer.bitCount(position.unseen & (bit - 1));
  }
}
