package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** The quick searches on the height map find what plain ones find, in buildings of random games. */
class ArchitectTest {
  private final FastChance dice = new FastChance(12);
  private int looked;
  private int joint;
  private int helped;

  @Test
  void one_or_two_tiles_in_the_standard_box() {
    play(Setup.of(3), 2, 6, 20, building -> compareSteps(building, 2));
    assertThat(looked).isGreaterThan(50);
    assertThat(joint).isPositive();
  }

  @Test
  void three_tiles_that_need_each_other() {
    play(boxed(Boxes.TRICKY), 4, 6, 3, building -> compareSteps(building, 3));
    assertThat(looked).isGreaterThan(10);
    assertThat(joint).isPositive();
  }

  @Test
  void tiles_with_holes_and_long_ones() {
    play(boxed(Boxes.ODD), 4, 3, 12, building -> compareSteps(building, 2));
    assertThat(joint).isPositive();
  }

  @Test
  void a_tile_can_be_built_if_some_row_of_steps_builds_it() {
    play(Setup.of(4), 4, 3, 8, building -> comparePlans(building, 2));
    assertThat(helped).isPositive();
    play(boxed(Boxes.TRICKY), 3, 6, 3, building -> comparePlans(building, 3));
    play(boxed(Boxes.ODD), 3, 3, 6, building -> comparePlans(building, 2));
  }

  @Test
  void steps_lead_to_the_same_pictures_as_the_wording_of_the_rulebook() {
    play(boxed(Boxes.TRICKY), 3, 3, 3, building -> comparePictures(building, 2));
    play(boxed(Boxes.TRICKY), 2, 6, 2, building -> comparePictures(building, 3));
    assertThat(looked).isGreaterThan(10);
  }

  private void comparePictures(Building building, int tiles) {
    PlainSearch search = PlainSearch.of(building, hand(building.manifest, tiles));
    assertThat(search.picturesBySteps()).isEqualTo(search.picturesByTheBook());
  }

  @Test
  @Tag("long")
  void three_tiles_more_often() {
    play(Setup.of(4), 200, 40, 6, building -> compareSteps(building, 3));
    play(boxed(Boxes.TRICKY), 200, 8, 4, building -> compareSteps(building, 3));
  }

  @Test
  @Tag("long")
  void plans_and_pairs_more_often() {
    play(Setup.of(2), 20, 4, 80, building -> comparePlans(building, 2));
    play(Setup.of(3), 20, 8, 3, building -> comparePlans(building, 3));
    play(Setup.of(2), 40, 4, 80, building -> compareSteps(building, 2));
  }

  @Test
  @Tag("long")
  void three_odd_tiles() {
    play(boxed(Boxes.ODD), 20, 8, 5, building -> compareSteps(building, 3));
  }

  private static Setup boxed(Json box) {
    return Setup.of(2).withData(Manifest.DATA, box);
  }

  /** Now and then, while the building is not too wide, somebody looks at it. */
  private void play(Setup setup, int games, int seldom, int widest, Consumer<Building> look) {
    for (int seed = 0; seed < games; seed++) {
      FastChance chance = new FastChance(seed);
      KensingtonPosition position = Kensington.GAME.start(setup);
      position.settleIfDue(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        Building building = position.buildings[position.turn];
        if (building.hi - building.lo < widest && dice.below(seldom) == 0) {
          looked++;
          look.accept(building);
        }
        Choices<KensingtonMove> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
    }
  }

  private int[] hand(Manifest manifest, int tiles) {
    int[] hand = new int[tiles];
    for (int i = 0; i < tiles; i++) {
      hand[i] = dice.below(manifest.sorts);
    }
    return hand;
  }

  private void compareSteps(Building building, int tiles) {
    int[] hand = hand(building.manifest, tiles);
    Steps steps = new Steps();
    new Architect(building).findSteps(building, hand, hand.length, steps);
    TreeSet<String> found = new TreeSet<>();
    for (int step = 0; step < steps.count; step++) {
      List<Piece> pieces = new ArrayList<>();
      for (int i = 0; i < steps.size(step); i++) {
        pieces.add(Piece.of(building.manifest, steps.piece(step, i)));
      }
      joint += pieces.size() > 1 ? 1 : 0;
      assertThat(found.add(PlainSearch.text(pieces))).as("each step once").isTrue();
    }
    assertThat(found)
        .as("%s on %s", names(building, hand), picture(building))
        .isEqualTo(PlainSearch.of(building, hand).steps());
  }

  private void comparePlans(Building building, int tiles) {
    int[] hand = hand(building.manifest, tiles);
    Planner planner = new Planner(building);
    int[] others = Arrays.copyOfRange(hand, 1, hand.length);
    boolean quick = planner.canBuild(building, hand[0], others, others.length);
    assertThat(quick)
        .as("%s on %s", names(building, hand), picture(building))
        .isEqualTo(PlainSearch.of(building, hand).canBuildFirst());
    helped += quick && !planner.canBuild(building, hand[0], others, 0) ? 1 : 0;
  }

  private static String names(Building building, int[] hand) {
    StringBuilder names = new StringBuilder();
    for (int sort : hand) {
      names.append(building.manifest.tiles[sort].text()).append(' ');
    }
    return names.toString();
  }

  private static String picture(Building building) {
    StringBuilder picture = new StringBuilder();
    for (int piece : building.sortedPieces()) {
      picture.append(Piece.of(building.manifest, piece).text()).append(' ');
    }
    return picture.toString();
  }

  @Test
  void wide_and_high_buildings_find_room() {
    // Bricks to the left, to the right and upwards, far beyond what the arrays begin with.
    Json box =
        Json.read(
            """
            {"shapes": {"SQ1": [[0, 0]]},
             "windows": [{"shape": "SQ1", "yellow": 500, "black": 0, "difficult": false,
                          "catsYellow": 0, "catsBlack": 0}],
             "roofs": [], "specials": []}
            """);
    Building building = new Building(new Manifest(ManifestDataCodec.CODEC.read(box), true));
    for (int i = 1; i <= 100; i++) {
      building.build(PieceCode.of(0, -i, 0));
      building.build(PieceCode.of(0, i, 0));
      building.build(PieceCode.of(0, 0, i));
    }
    assertThat(building.hi - building.lo).isEqualTo(200);
    assertThat(building.height(building.column(0))).isEqualTo(101);
    assertThat(building.height(building.column(-100))).isEqualTo(1);
    assertThat(building.height(building.column(101))).isZero();
    Steps steps = new Steps();
    new Architect(building).findSteps(building, new int[] {0}, 1, steps);
    assertThat(steps.count).isEqualTo(203);
    Building copy = new Building(building.manifest);
    copy.copyFrom(building);
    assertThat(copy.sortedPieces()).isEqualTo(building.sortedPieces());
    assertThat(copy.cell(copy.column(0), 100)).isEqualTo(Front.YELLOW.code);
  }
}
