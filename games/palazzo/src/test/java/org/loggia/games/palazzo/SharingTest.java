package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SharingTest {

  @Test
  void three_players_share_five_tiles_and_two_go_into_the_box() {
    Table table =
        Table.of("seats 3; phase choose; turn 1; east m11 m12 b12 s31 s31").play("auction");
    assertThat(table.position.phase).isEqualTo(Phase.SHARE);
    assertThat(table.position.auction).as("no certificate, no auction").isNull();
    assertThat(table.position.actor()).isEqualTo(1);
    table.refuses("pass", "P9.2");
    table.refuses("pick m22", "P9.3");
    assertThat(table.legal())
        .containsExactlyInAnyOrder("pick m11", "pick m12", "pick b12", "pick s31");
    table.play("pick s31");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("found s31", "pick m11", "found m11");
    assertThat(table.position.actor()).isZero();
    table.play("pick m12", "found m12");
    assertThat(table.position.site.box.text(" ")).isEqualTo("b12 s31");
    assertThat(table.position.site.at(Quarry.EAST).isEmpty()).isTrue();
    assertThat(table.position.turn).isEqualTo(2);
    assertThat(table.position.phase).isEqualTo(Phase.ACTION);
  }

  @Test
  void four_players_and_four_tiles_leave_nothing() {
    Table table = Table.of("seats 4; phase choose; east m11 m12 b12 s31").play("auction");
    table.play("pick m11", "found m11", "pick m12", "found m12", "pick b12", "found b12");
    assertThat(table.legal()).as("the last one takes what is left").containsExactly("pick s31");
    table.play("pick s31", "found s31");
    assertThat(table.position.site.box.isEmpty()).isTrue();
    assertThat(table.position.turn).isEqualTo(1);
  }

  @Test
  void three_tiles_are_auctioned() {
    Table table = Table.of("seats 4; phase choose; east m11 m12 b12").play("auction");
    assertThat(table.position.phase).isEqualTo(Phase.BID);
  }

  @Test
  void a_shared_tile_may_go_into_the_box() {
    Table table = Table.of("seats 2; phase choose; east m11 m12 b12 s11").play("auction");
    table.play("pick m11");
    assertThat(table.legal()).containsExactlyInAnyOrder("found m11", "box m11");
    table.play("box m11", "pick m12", "box m12");
    assertThat(table.position.site.box.text(" ")).isEqualTo("b12 s11 m11 m12");
  }
}
