package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** Rounds and results of Alcazaba. */
class AlcazabaTest {
  private static final Setup SETUP = Setup.of(3).with(Alhambra.VARIANT, "alcazaba");

  @Test
  void eleven_tiles_are_laid_out_and_the_die_puts_the_start_player_chip_on_brown() {
    AlhambraPosition position = Alhambra.GAME.start(SETUP.withFirst(0));
    Play play = Play.of(position);
    // Six tiles of the pile, five from the bag (all blue as long as there are any: colour, tile),
    // the die for the chip, eight dice.
    play.settle(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0);
    TileSide side = (TileSide) position.side;
    int tiles = 0;
    for (TilePile offer : side.tiles.offers) {
      assertThat(offer.size()).isPositive();
      tiles += offer.size();
    }
    assertThat(tiles).isEqualTo(11);
    assertThat(play.section("start")).isEqualTo("brown");
    // The bag holds two blue, two red and four brown tiles of those not in piles.
    assertThat(side.tiles.offers[0].size()).isEqualTo(3);
    assertThat(side.tiles.offers[1].size()).isEqualTo(3);
    assertThat(side.tiles.offers[2].size()).isEqualTo(2);
    assertThat(play.events().stream().filter(AlhambraEvent.BagDrawn.class::isInstance)).hasSize(5);
  }

  @Test
  void the_bag_holds_20_15_10_5_and_0_tiles_after_the_rounds_begin_and_every_tile_is_used() {
    FastChance chance = new FastChance(11);
    AlhambraPosition position = Alhambra.GAME.start(SETUP);
    TileSide side = (TileSide) position.side;
    int round = 0;
    while (position.actor() != Seat.NOBODY) {
      if (position.actor() == Seat.LUCK) {
        position.settle(chance, Journal.OFF);
      } else {
        Choices<AlhambraMove> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
      }
      if (position.round > round) {
        round = position.round;
        assertThat(side.tiles.stock.bag(side.pilesToCome())).isEqualTo(25 - 5 * round);
        assertThat(side.startChip == AlhambraPosition.NONE).isEqualTo(round == 5);
      }
    }
    int seen = 0;
    for (int count : side.tiles.seen()) {
      seen += count;
    }
    assertThat(seen).isEqualTo(55);
  }

  @Test
  void two_green_tiles_go_to_the_best_two_and_the_third_gets_nothing() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; phase results; column green;"
                + " offer.green green:open green:N; area.green 5/1=1 4/1=2 3/1=0;"
                + " area.purple 1/1=0; offer.purple purple:open");
    assertThat(play.position.actor()).isEqualTo(1);
    play.play("build green:open 1,0");
    assertThat(play.section("palace.1")).isEqualTo("1,0=green:open");
    assertThat(play.position.actor()).isEqualTo(2);
    play.refuses("build green:open 1,0", "H12.8");
    play.play("store green:N");
    assertThat(play.section("reserve.2")).isEqualTo("green:N");
    assertThat(play.section("column")).isEqualTo("purple");
    assertThat(play.section("palace.0") + play.section("reserve.0")).isEmpty();
  }

  @Test
  void the_marker_that_wins_is_taken_back_and_the_same_player_may_come_up_again() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; phase results; column green;"
                + " offer.green green:open green:N green:S; area.green 5/1=1 4/1=1 3/1=0");
    assertThat(play.position.inHand[1]).isEqualTo(3);
    play.play("store green:N");
    assertThat(play.section("area.green")).isEqualTo("4/1=1 3/1=0");
    assertThat(play.position.inHand[1]).isEqualTo(4);
    play.play("store green:S");
    assertThat(play.position.actor()).isZero();
  }

  @Test
  void the_best_must_take_something_but_may_take_the_start_player_chip() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; phase results; column green; start green; caliph 1;"
                + " offer.green green:ESW; area.green 5/1=1 4/1=2; offer.purple purple:N");
    // Its one open side could only touch the fountain from the south.
    assertThat(play.legal())
        .containsExactly("build green:ESW 0,1", "name 0", "name 1", "name 2", "store green:ESW");
    play.refuses("name 3", "H6.8");
    play.play("name 0");
    assertThat(play.position.actor()).isEqualTo(2);
    assertThat(play.position.next).isZero();
    play.refuses("name 0", "H6.7");
    play.play("store green:ESW");
    assertThat(play.position.caliph).isZero();
  }

  @Test
  void what_nobody_took_is_put_aside_and_a_left_over_chip_changes_nothing() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; phase results; column red; caliph 2; start purple;"
                + " offer.red red:open red:NE; area.red 5/1=1; offer.green green:N");
    play.play("store red:open");
    assertThat(play.section("aside")).isEqualTo("red:NE green:N");
    assertThat(play.position.phase).isEqualTo(Phase.ROUND);
    assertThat(play.position.caliph).isEqualTo(2);
    assertThat(play.events())
        .contains(new AlhambraEvent.TilesLeft(Colour.GREEN, List.of(Tile.read("green:N"))));
  }

  @Test
  void a_marker_can_redesign_instead_after_the_first_and_the_second_throw_only() {
    String turn =
        "seats 3; variant alcazaba; round 2; reserve.0 red:open;"
            + " dice red red red red red red red red; thrown ";
    Play.of(turn + 1).allows("add red:open 1,0");
    Play.of(turn + 2).allows("add red:open 1,0");
    Play.of(turn + 3).refuses("add red:open 1,0", "H14.2");
    Play.of(turn + 3).refuses("remove 1,0", "H14.2");
    Play.of(turn + 3).refuses("swap red:open 1,0", "H14.2");
    Play play = Play.of(turn + 2).play("add red:open 1,0");
    assertThat(play.section("palace.0")).isEqualTo("1,0=red:open");
    assertThat(play.section("redesigns")).isEqualTo("0");
    assertThat(play.position.inHand[0]).isEqualTo(4);
    assertThat(play.position.actor()).isEqualTo(Seat.LUCK);
    assertThat(play.position.onTurn()).isEqualTo(1);
  }

  @Test
  void without_anything_to_redesign_there_is_no_redesign() {
    Play play =
        Play.of("seats 3; variant alcazaba; dice red red red red red red red red; thrown 2");
    assertThat(play.legal())
        .containsExactlyInAnyOrder(
            "keep none",
            "keep red",
            "keep red red",
            "keep red red red",
            "keep red red red red",
            "keep red red red red red",
            "keep red red red red red red",
            "keep red red red red red red red",
            "place red");
  }

  @Test
  void redesigned_markers_come_back_when_the_round_ends() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; phase results; column green; redesigns 0 0 2;"
                + " offer.green green:open; area.green 5/1=1");
    play.play("store green:open");
    assertThat(play.section("redesigns")).isEmpty();
    assertThat(play.position.inHand).containsExactly(5, 5, 5);
  }

  @Test
  void there_are_no_chips_here_and_no_tiles_in_the_basic_game() {
    String dice = "dice red red red red red red red red";
    Play alcazaba = Play.of("seats 3; variant alcazaba; " + dice);
    alcazaba.refuses("cancel", "H12.2");
    alcazaba.refuses("black red", "H12.2");
    alcazaba.refuses("displace red", "H12.2");
    Play basic = Play.of("seats 3; " + dice);
    basic.refuses("add red:open 1,0", "H12.1");
    basic.refuses("remove 1,0", "H12.1");
    Play.of("seats 3; phase results; column red; area.red 1/1=0").refuses("name 1", "H12.1");
    Play.of(
            "seats 3; variant alcazaba; phase results; column red; area.red 1/1=0;"
                + " offer.red red:open")
        .refuses("points", "H12.2");
  }

  @Test
  void only_carlo_is_given_tiles() {
    Play.of(
            "seats 3; variant alcazaba; phase results; column red; area.red 1/1=0;"
                + " offer.red red:open")
        .refuses("give red:open", "H16.3");
  }
}
