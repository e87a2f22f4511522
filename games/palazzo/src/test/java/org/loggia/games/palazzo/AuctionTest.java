package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import org.junit.jupiter.api.Test;

class AuctionTest {

  @Test
  void the_builder_goes_on_to_the_next_quarry_with_tiles() {
    Table table =
        Table.of("seats 3; phase choose; builder east; north b12 m11; east s11; depot b13")
            .play("auction");
    assertThat(table.position.site.builder).isEqualTo(Quarry.NORTH);
    assertThat(table.position.phase).isEqualTo(Phase.BID);
    assertThat(table.position.actor()).as("left of the opener").isEqualTo(1);
    assertThat(table.position.running().highest()).isEqualTo(3);
    assertThat(table.position.running().leader()).isZero();
  }

  @Test
  void the_first_auction_never_stays_where_the_builder_stands() {
    Table table =
        Table.of("seats 2; phase choose; north b12; east m11; south s11; west s13").play("auction");
    assertThat(table.position.site.builder).isEqualTo(Quarry.EAST);
  }

  /** She opened; the others bid 15, 25 and 31 in turn. */
  @Test
  void ariannas_auction() {
    Table table =
        Table.of(
            "seats 2; phase bid; builder east; east m11; raises 1:7g+6g+2;"
                + " hand0 4r 4g 4s 2 2 2 6s 3r; hand1 5g 3g 2 6g 2");
    assertThat(table.position.running().highest()).isEqualTo(15);
    table.play("raise 4r+4g+4s");
    assertThat(table.position.running().bid(0)).isEqualTo(18);

    table.play("raise 5g+3g+2");
    assertThat(table.position.running().highest()).isEqualTo(25);
    table.allows("raise 2+2+2", "raise 6s+2", "raise 6s+2+2");
    Table bolder = Table.of(table.text()).play("raise 2+2+2");
    assertThat(bolder.position.running().bid(0)).isEqualTo(33);
    Table bold = Table.of(table.text()).play("raise 6s+2+2");
    assertThat(bold.position.running().bid(0)).isEqualTo(28);
    table.play("raise 6s+2");
    assertThat(table.position.running().bid(0)).isEqualTo(26);

    table.play("raise 6g");
    assertThat(table.position.running().highest()).isEqualTo(31);
    table.refuses("raise 2+2", "P8.4");
    table.refuses("raise 3r+2+2", "P8.6");
    assertThat(table.legal()).containsExactly("pass");
    table.play("pass");
    assertThat(table.position.money.hand(0)).isEqualTo(cards("4r+4g+4s+2+2+2+6s+3r"));
    assertThat(table.position.actor()).isEqualTo(1);
    assertThat(table.position.pending.text(" ")).isEqualTo("m11");
    assertThat(table.position.money.discard).isEqualTo(cards("7g+6g+6g+5g+3g+2+2"));
  }

  @Test
  void cards_of_different_raises_never_make_a_group() {
    Table table =
        Table.of(
            "seats 2; phase bid; builder east; east m11; at 1;"
                + " hand0 4r 4r 2 2 2; hand1 2 2 2 3r 3g 3s");
    table.play("raise 2+2", "raise 2+2");
    assertThat(table.position.running().bid(0)).isEqualTo(7);
    table.play("raise 3r+2");
    assertThat(table.position.running().bid(1)).as("4 and 5, no group").isEqualTo(9);
    table.play("raise 4r");
    table.refuses("raise 3g+3s", "P3.1");
    table.refuses("raise 3g", "P8.6");
  }

  @Test
  void the_certificate_of_three_is_part_of_no_group() {
    Table table =
        Table.of("seats 2; phase bid; builder east; east m11; raises 1:7r; hand0 2 2 3r 3g 3s");
    table.play("raise 2+2+3r");
    assertThat(table.position.running().bid(0)).isEqualTo(10);
  }

  @Test
  void single_coins_fix_the_currency_but_groups_and_certificates_do_not() {
    Table table =
        Table.of(
            "seats 2; phase bid; builder east; east m11; at 1;"
                + " hand0 7g 7g 6g 5g; hand1 4r 4g 4s 2 6s 7r");
    table.play("raise 2+4r+4g+4s", "raise 7g+7g+5g");
    table.allows("raise 7r", "raise 6s");
    table.play("raise 7r", "raise 6g");
    table.refuses("raise 6s", "P8.6");
  }

  @Test
  void a_bid_must_be_higher_than_every_other_not_equal() {
    Table table =
        Table.of("seats 2; phase bid; builder east; east m11; at 1; hand1 3r 4r; hand0 2");
    table.refuses("raise 3r", "P8.4");
    table.allows("raise 4r");
    table.refuses("raise 2", "P3.5");
    table.refuses("auction", "P8.3");
  }

  @Test
  void whoever_passes_is_out_for_good_and_takes_all_cards_back() {
    Table table =
        Table.of(
            "seats 3; phase bid; builder east; east m11; at 1;"
                + " hand0 7r 6r; hand1 4g 5g; hand2 5s 6s");
    table.play("raise 4g", "raise 5s", "raise 6r");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("pass");
    assertThat(table.position.money.hand(1)).isEqualTo(cards("4g+5g"));
    table.play("raise 6s");
    assertThat(table.position.actor()).as("seat 1 is not asked again").isZero();
    table.play("raise 7r");
    assertThat(table.position.actor()).isEqualTo(2);
    table.play("pass");
    assertThat(table.position.money.discard).isEqualTo(cards("6r+7r"));
    assertThat(table.position.actor()).isZero();
  }

  @Test
  void an_opener_whom_nobody_outbids_pays_nothing() {
    Table table =
        Table.of("seats 3; phase bid; builder east; east m11 s13; at 1; hand0 7r; hand1 4g");
    table.play("pass", "pass");
    assertThat(table.position.money.hand(0)).isEqualTo(cards("7r"));
    assertThat(table.position.money.discard.isEmpty()).isTrue();
    assertThat(table.position.actor()).isZero();
    assertThat(table.position.pending.text(" ")).isEqualTo("s13 m11");
    assertThat(table.position.site.at(Quarry.EAST).isEmpty()).isTrue();
    assertThat(table.heard())
        .contains(
            new PalazzoEvent.Won(0, Tiles.of(Tile.read("m11"), Tile.read("s13")), 3, Cards.NONE));
  }

  @Test
  void the_opener_may_not_refuse_the_lot_but_may_box_it() {
    Table table = Table.of("seats 2; phase choose; builder north; east m11").play("auction");
    table.play("pass");
    assertThat(table.legal()).containsExactlyInAnyOrder("found m11", "box m11");
    table.play("box m11");
    assertThat(table.position.site.box.text(" ")).isEqualTo("m11");
  }

  @Test
  void after_an_auction_the_openers_left_neighbour_has_the_turn_whoever_won() {
    Table table =
        Table.of("seats 3; phase bid; turn 1; builder east; east m11; at 2; hand0 7r; hand2 4g");
    table.play("pass", "raise 7r", "pass", "found m11");
    assertThat(table.position.estate[0].size()).isEqualTo(1);
    assertThat(table.position.turn).isEqualTo(2);
    assertThat(table.position.phase).isEqualTo(Phase.ACTION);
  }

  @Test
  void an_auction_without_any_tiles_is_empty_and_ends_the_turn() {
    Table table =
        Table.of("seats 2; III b41; riders 2").play("tiles").draws(Table.RIDER, Table.RIDER);
    assertThat(table.legal()).containsExactly("auction");
    table.play("auction");
    assertThat(table.position.site.builder).isEqualTo(Quarry.NORTH);
    assertThat(table.position.actor()).isEqualTo(1);
    assertThat(table.position.phase).isEqualTo(Phase.ACTION);
    assertThat(table.heard()).contains(new PalazzoEvent.NothingToAuction(0));
  }

  @Test
  void a_raise_with_a_fourth_coin_of_a_group_fixes_its_currency() {
    Table table =
        Table.of(
            "seats 2; phase bid; builder east; east m11; at 1;"
                + " hand0 7r 7r 7r; hand1 4r 4g 4s 4s 7g");
    table.play("raise 4r+4g+4s+4s", "raise 7r+7r+7r");
    table.refuses("raise 7g", "P8.6");
  }

  @Test
  void millions_of_raises_are_counted_and_picked_without_a_list() {
    Table table = Table.of("seats 2; phase bid; builder east; east m11; at 1; deck 2; hand1 rest");
    int count = table.position.legal().count();
    assertThat(count).isGreaterThan(2_000_000);
    for (int k = 1; k < count; k += 10_007) {
      PalazzoMove move = table.position.legal().get(k);
      assertThat(table.position.why(move)).isNull();
    }
    assertThat(Palazzo.GAME.adviser().candidates(table.position)).hasSizeBetween(4, 20);
  }
}
