package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.GameRecord;
import org.loggia.core.Journal;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** K1.5: whole games with tiles that somebody brought along, given through the set-up. */
class OtherBoxTest {
  /** Nine tiles, among them a sideways U that needs another tile in its mouth. */
  private static final Json TINY =
      Json.read(
          """
          {"shapes": {"DOT": [[0, 0]], "BAR": [[0, 0], [1, 0]],
                      "CEE": [[0, 0], [1, 0], [0, 1], [0, 2], [1, 2]]},
           "windows": [{"shape": "DOT", "yellow": 2, "black": 1, "difficult": false,
                        "catsYellow": 1, "catsBlack": 0},
                       {"shape": "BAR", "yellow": 1, "black": 1, "difficult": false,
                        "catsYellow": 0, "catsBlack": 0},
                       {"shape": "CEE", "yellow": 1, "black": 0, "difficult": true,
                        "catsYellow": 0, "catsBlack": 0}],
           "roofs": [{"shape": "DOT", "count": 2, "birds": 1}],
           "specials": [{"kind": "WALL", "shape": "DOT", "count": 1}],
           "totals": {"windows": 6, "roofs": 2, "birds": 1, "walls": 1, "doors": 0}}
          """);

  private static Setup setup(int seats) {
    return Setup.of(seats).withData(Manifest.DATA, TINY);
  }

  @Test
  void a_sideways_u_is_built_together_with_what_fills_its_mouth() {
    Table table = Table.of("phase build; hand Y-CEE; gates0 Y-DOT -", TINY);
    table.refuses("build Y-CEE at 1", "K4.2");
    table.allows("join Y-CEE@1,0 Y-DOT@2,1");
    table.refuses("join Y-CEE@1,0 Y-DOT@1,3", "K5.2");
    table.play("join Y-CEE@1,0 Y-DOT@2,1");
    assertThat(table.chips(0)).as("the U is difficult").isEqualTo(2);
    Building building = table.position.buildings[0];
    assertThat(building.height(building.column(1))).isEqualTo(3);
    assertThat(building.height(building.column(2))).isEqualTo(3);
  }

  @Test
  void a_thief_may_count_on_a_tile_that_fills_the_mouth() {
    Table.of("gates1 Y-CEE -", TINY).refuses("steal Y-CEE from 1", "K3.5");
    Table table = Table.of("gates1 Y-CEE -; gates0 K-DOT -; house0 Y-DOT@1,0", TINY);
    table.refuses("steal Y-CEE from 1", "K3.5"); // black would touch only yellow in there
    table = Table.of("gates1 Y-CEE -; gates0 Y-DOT-cat -", TINY);
    table.play("steal Y-CEE from 1");
    table.refuses("build Y-DOT-cat at 1", "K4.10");
    table.play("join Y-CEE@1,0 Y-DOT-cat@2,1");
  }

  @Test
  void whole_games_end_with_every_tile_still_there_and_replay_from_their_records() {
    for (int seats = 2; seats <= 5; seats++) {
      for (int seed = 0; seed < 40; seed++) {
        FastChance chance = new FastChance(seed);
        Match<KensingtonPosition, KensingtonMove, KensingtonView> match =
            Match.begin(Kensington.GAME, setup(seats), Luck.of(chance)).orThrow();
        int tiles = tiles(match.position());
        while (!match.isOver()) {
          Choices<KensingtonMove> legal = match.position().legal();
          KensingtonMove move = legal.get(chance.below(legal.count()));
          String text = Kensington.GAME.notation().writeMove(move);
          match.play(match.position().actor(), text).orThrow();
          assertThat(tiles(match.position())).isEqualTo(tiles);
        }
        GameRecord record = CoreCodecs.RECORD.parse(CoreCodecs.RECORD.text(match.record()));
        assertThat(record.setup().data()).containsEntry(Manifest.DATA, TINY);
        assertThat(
                Match.replay(Kensington.GAME, record, Luck.of(chance))
                    .orThrow()
                    .position()
                    .result())
            .isEqualTo(match.position().result());
      }
    }
  }

  private static int tiles(KensingtonPosition position) {
    int tiles = 0;
    for (int count : position.census().values()) {
      tiles += count;
    }
    return tiles;
  }

  @Test
  void every_legal_move_is_legal_to_the_plain_rules_too() {
    for (Json box : new Json[] {TINY, Boxes.ODD}) {
      for (int seed = 0; seed < 20; seed++) {
        FastChance chance = new FastChance(seed);
        KensingtonPosition position =
            Kensington.GAME.start(Setup.of(3).withData(Manifest.DATA, box));
        position.settleIfDue(chance, Journal.OFF);
        while (position.actor() != Seat.NOBODY) {
          Choices<KensingtonMove> legal = position.legal();
          for (int k = 0; k < legal.count(); k++) {
            assertThat(position.why(legal.get(k))).isNull();
          }
          position.play(legal.get(chance.below(legal.count())), Journal.OFF);
          position.settleIfDue(chance, Journal.OFF);
        }
      }
    }
  }

  @Test
  void walls_that_may_not_stand_on_the_ground_never_do_in_whole_games() {
    Setup setup = Setup.of(4).with(Kensington.WALL_ON_GROUND, false);
    int walls = 0;
    for (int seed = 0; seed < 60; seed++) {
      FastChance chance = new FastChance(seed);
      KensingtonPosition position = Kensington.GAME.start(setup);
      position.settleIfDue(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        Choices<KensingtonMove> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
      for (Building building : position.buildings) {
        for (int piece : building.sortedPieces()) {
          if (position.manifest.tiles[PieceCode.sort(piece)].front() == Front.WALL) {
            walls++;
            assertThat(PieceCode.y(piece)).isPositive();
          }
        }
      }
      String text = Kensington.GAME.notation().writePosition(position);
      assertThat(text).contains("walls high");
    }
    assertThat(walls).isPositive();
  }
}
