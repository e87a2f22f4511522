package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Place;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** The quick search for moves finds exactly what the plain rules allow. */
class ChoicesTest {
  private static final int GAMES = 2;

  /** In Alcazaba there is so much to say that only every so many positions are asked. */
  private static final int EVERY = 23;

  @Test
  void every_move_that_no_clause_forbids_is_found_and_no_other() {
    List<AlhambraMove> sayable = sayable();
    for (int seats = 2; seats <= 6; seats++) {
      for (int seed = 0; seed < GAMES; seed++) {
        play(Setup.of(seats), new FastChance(seed), position -> compare(position, sayable));
      }
    }
  }

  @Test
  void also_in_alcazaba() {
    for (int seats = 2; seats <= 6; seats++) {
      int[] ply = {0};
      play(
          Setup.of(seats).with(Alhambra.VARIANT, "alcazaba"),
          new FastChance(seats),
          position -> {
            if (ply[0]++ % EVERY == 0) {
              compare(position, sayableOfTiles(position));
            }
          });
    }
  }

  private static void play(Setup setup, FastChance chance, Consumer<AlhambraPosition> look) {
    AlhambraPosition position = Alhambra.GAME.start(setup);
    position.settle(chance, Journal.OFF);
    while (position.actor() != Seat.NOBODY) {
      look.accept(position);
      Choices<AlhambraMove> legal = position.legal();
      position.play(legal.get(chance.below(legal.count())), Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
  }

  private static void compare(AlhambraPosition position, List<AlhambraMove> sayable) {
    List<AlhambraMove> found = position.legal().list();
    List<AlhambraMove> allowed = new ArrayList<>();
    for (AlhambraMove move : sayable) {
      if (position.why(move) == null) {
        allowed.add(move);
      }
    }
    assertThat(new HashSet<>(found))
        .as(Alhambra.GAME.notation().writePosition(position))
        .hasSameSizeAs(found)
        .isEqualTo(new HashSet<>(allowed));
  }

  /** Every tile of the box at every square around the palace, and whatever the dice allow. */
  private static List<AlhambraMove> sayableOfTiles(AlhambraPosition position) {
    List<AlhambraMove> moves = new ArrayList<>(sayable());
    TileSide side = (TileSide) position.side;
    Palace palace = side.tiles.palaces[position.actor()];
    int reach = 2;
    for (int i = 0; i < palace.tiles.size(); i++) {
      Square square = Palace.square(palace.tiles.at(i));
      reach = Math.max(reach, 1 + Math.max(Math.abs(square.x()), Math.abs(square.y())));
    }
    for (int seat = -1; seat <= 6; seat++) {
      moves.add(new Name(seat));
    }
    for (int x = -reach; x <= reach; x++) {
      for (int y = -reach; y <= reach; y++) {
        moves.add(new Remove(new Square(x, y)));
      }
    }
    for (int code = 0; code < Tile.CODES; code++) {
      if (position.table.tiles[code] > 0) {
        addTile(Tile.of(code), reach, moves);
      }
    }
    return moves;
  }

  private static void addTile(Tile tile, int reach, List<AlhambraMove> moves) {
    for (Twin twin : new Twin[] {null, Twin.LATER}) {
      moves.add(new Store(tile, twin));
      moves.add(new Give(tile, twin));
    }
    for (int x = -reach; x <= reach; x++) {
      for (int y = -reach; y <= reach; y++) {
        Square square = new Square(x, y);
        moves.add(new Build(tile, square, null));
        moves.add(new Build(tile, square, Twin.LATER));
        moves.add(new Add(tile, square));
        moves.add(new Swap(tile, square));
      }
    }
  }

  /** Everything that could be said, sensible or not. */
  private static List<AlhambraMove> sayable() {
    List<AlhambraMove> moves = new ArrayList<>();
    List<Symbols> groups = new ArrayList<>();
    addGroups(groups, 0, 0, Symbols.MOST);
    for (Symbols group : groups) {
      moves.add(new Keep(group));
    }
    for (Colour colour : Colour.ALL) {
      moves.add(new Place(colour));
      moves.add(new Displace(colour));
      moves.add(new BlackDie(colour));
    }
    moves.add(new Cancel());
    for (Symbols group : groups) {
      for (Prize prize : Prize.ALL) {
        if (group.size() <= 3) {
          moves.add(new Take(prize, group, null));
          for (int seat = -1; seat <= 6; seat++) {
            moves.add(new Take(prize, group, seat));
          }
        }
      }
    }
    return moves;
  }

  private static void addGroups(List<Symbols> groups, int colour, int bits, int left) {
    if (colour == Colour.COUNT) {
      groups.add(new Symbols(bits));
      return;
    }
    for (int n = 0; n <= left; n++) {
      addGroups(groups, colour + 1, bits + n * Symbols.one(colour), left - n);
    }
  }
}
