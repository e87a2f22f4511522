package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** The numbered choices are all that the plain refusals allow, and nothing else. */
class ChoicesTest {

  @Test
  void whatever_is_not_refused_is_a_choice_in_every_phase_of_many_games() {
    TreeSet<Phase> seen = new TreeSet<>();
    for (int seats = 2; seats <= 4; seats++) {
      for (int seed = 1; seed <= 12; seed++) {
        FastChance chance = new FastChance(seed);
        PalazzoPosition position = Palazzo.GAME.start(Setup.of(seats));
        position.settle(chance, Journal.OFF);
        while (position.actor() != Seat.NOBODY) {
          if (position.money.hand(position.at).size() <= 8) {
            assertThat(new TreeSet<>(numbered(position))).isEqualTo(allowed(position));
            seen.add(position.phase);
          }
          int count = position.legal().count();
          position.play(position.legal().get(chance.below(count)), Journal.OFF);
          position.settleIfDue(chance, Journal.OFF);
        }
      }
    }
    assertThat(seen)
        .contains(
            Phase.ACTION, Phase.TAKE, Phase.CHOOSE, Phase.BID, Phase.SHARE, Phase.FIT, Phase.BUILD);
  }

  private static List<String> numbered(PalazzoPosition position) {
    List<String> texts = new ArrayList<>();
    for (PalazzoMove move : position.legal().list()) {
      texts.add(Palazzo.GAME.notation().writeMove(move));
    }
    assertThat(texts).doesNotHaveDuplicates();
    return texts;
  }

  /** Every move that could be said at all, and is not refused. */
  private static TreeSet<String> allowed(PalazzoPosition position) {
    TreeSet<String> texts = new TreeSet<>();
    for (PalazzoMove move : sayable(position)) {
      if (position.why(move) == null) {
        texts.add(Palazzo.GAME.notation().writeMove(move));
      }
    }
    return texts;
  }

  private static List<PalazzoMove> sayable(PalazzoPosition position) {
    List<PalazzoMove> moves = new ArrayList<>();
    moves.add(new PalazzoMove.TurnUpMoney());
    moves.add(new PalazzoMove.DrawTiles());
    moves.add(new PalazzoMove.OpenAuction());
    moves.add(new PalazzoMove.Pass());
    List<Cards> parts = Hands.parts(position.money.hand(position.at));
    for (Cards part : parts) {
      moves.add(new PalazzoMove.RaiseBid(part));
    }
    for (Cards part : Hands.parts(position.money.display)) {
      moves.add(new PalazzoMove.Take(part));
    }
    if (position.phase == Phase.CHOOSE) {
      purchases(moves, position.site.depot, parts);
    }
    int palaces = position.estate[position.at].size() + 1;
    for (Tile tile : Tile.ALL) {
      moves.add(new PalazzoMove.Pick(tile));
      moves.add(new PalazzoMove.Found(tile));
      moves.add(new PalazzoMove.Box(tile));
      for (int palace = 0; palace <= palaces; palace++) {
        moves.add(new PalazzoMove.Build(tile, palace));
      }
    }
    for (Card card : Card.ALL) {
      for (int palace = 0; palace <= palaces; palace++) {
        moves.add(new PalazzoMove.Clear(palace, card));
        for (int other = 0; other <= palaces + 5; other++) {
          moves.add(new PalazzoMove.Split(palace, other, card));
          moves.add(new PalazzoMove.Join(palace, other, card));
        }
      }
    }
    return moves;
  }

  private static void purchases(List<PalazzoMove> moves, Tiles depot, List<Cards> parts) {
    for (Cards part : parts) {
      for (Tile one : depot.list()) {
        moves.add(new PalazzoMove.Buy(Tiles.of(one), part));
        for (Tile other : depot.list()) {
          if (!one.equals(other) || one.copies() > 1) {
            moves.add(new PalazzoMove.Buy(Tiles.of(one, other), part));
          }
        }
      }
    }
  }
}
