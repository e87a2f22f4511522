package org.loggia.games.bossa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** The quick search for moves finds exactly what the plain rules allow. */
class BossaChoicesTest {
  private static final int GAMES = 25;

  @Test
  void every_move_that_no_clause_forbids_is_found_and_no_other() {
    compare(Setup.of(2));
  }

  @Test
  void also_with_tokens() {
    compare(Setup.of(2).with(Bossa.EXPANSION, true));
  }

  private static void compare(Setup setup) {
    for (int seed = 0; seed < GAMES; seed++) {
      FastChance chance = new FastChance(seed);
      BossaPosition position = Bossa.GAME.start(setup);
      position.settle(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        Choices<BossaMove> legal = position.legal();
        List<BossaMove> found = legal.list();
        assertThat(new HashSet<>(found))
            .as(Bossa.GAME.notation().writePosition(position))
            .hasSameSizeAs(found)
            .isEqualTo(new HashSet<>(allowed(position)));
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
    }
  }

  /** Tries everything that could be said with the tiles of both hands. */
  private static List<BossaMove> allowed(BossaPosition position) {
    List<BossaMove> moves = new ArrayList<>();
    for (Token token : Token.ALL) {
      moves.add(new BossaMove.Keep(token));
    }
    List<Tile> hand = new TileSet(position.hand[position.turn]).tiles();
    for (int subset = 1; subset < 1 << hand.size(); subset++) {
      List<Tile> tiles = new ArrayList<>();
      for (int i = 0; i < hand.size(); i++) {
        if ((subset >> i & 1) != 0) {
          tiles.add(hand.get(i));
        }
      }
      addGroups(moves, tiles, null);
      for (Tile marked : tiles) {
        addGroups(moves, tiles, marked);
      }
    }
    for (Tile own : hand) {
      moves.add(new BossaMove.Redraw(own));
      for (Tile other : new TileSet(position.hand[1 - position.turn]).tiles()) {
        moves.add(new BossaMove.Swap(own, other));
      }
    }
    moves.removeIf(move -> position.why(move) != null);
    return moves;
  }

  private static void addGroups(List<BossaMove> moves, List<Tile> tiles, @Nullable Tile marked) {
    TileSet group = TileSet.of(tiles);
    for (Line line : Line.ALL) {
      for (Side side : Side.ALL) {
        moves.add(new BossaMove.Place(line, side, group, marked));
      }
      for (int value = 1; value <= LineState.HIGHEST; value++) {
        moves.add(new BossaMove.Stack(line, value, group, marked));
      }
    }
  }
}
