package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.loggia.core.Pen;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.testkit.Said;

/** H16.5: two tiles that look the same, and what Carlo takes after one of them is won. */
class TwinsTest {
  private static final String COLUMN =
      "seats 2; variant alcazaba; phase results; column green; area.green ";
  private static final String BETWEEN = "; offer.green green:open green:N green:open";

  @Test
  void which_twin_is_won_decides_what_carlo_takes() {
    String text = COLUMN + "8/1=0 6/3=carlo 1/3=1" + BETWEEN;
    Play first = Play.of(text).play("store green:open");
    assertThat(first.section("reserve.carlo")).isEqualTo("green:N");
    assertThat(first.section("offer.green")).isEqualTo("green:open");
    Play later = Play.of(text).play("store green:open later");
    assertThat(later.section("reserve.carlo")).isEqualTo("green:open");
    assertThat(later.section("offer.green")).isEqualTo("green:N");
  }

  @Test
  void both_are_choices_for_everything_that_can_be_done_with_a_tile() {
    Play play = Play.of(COLUMN + "8/1=0 6/3=carlo" + BETWEEN);
    assertThat(play.legal())
        .filteredOn(text -> text.contains("green:open"))
        .containsExactlyInAnyOrder(
            "build green:open 0,-1",
            "build green:open 0,-1 later",
            "build green:open -1,0",
            "build green:open -1,0 later",
            "build green:open 1,0",
            "build green:open 1,0 later",
            "build green:open 0,1",
            "build green:open 0,1 later",
            "store green:open",
            "store green:open later",
            "give green:open",
            "give green:open later");
    play.allows("build green:open 1,0 later", "give green:open later");
    play.refuses("store green:N later", "H16.5");
    play.refuses("store green:S later", "H12.8");
    play.play("build green:open 1,0 later");
    assertThat(play.section("palace.0")).isEqualTo("1,0=green:open");
    assertThat(play.section("reserve.carlo")).isEqualTo("green:open");
    assertThat(play.events())
        .containsSubsequence(
            new AlhambraEvent.LaterTwinTaken(0, Tile.read("green:open")),
            new AlhambraEvent.TileBuilt(0, Tile.read("green:open"), new Square(1, 0)));
  }

  @ParameterizedTest(name = "{0}; {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Carlo is not behind the player who chooses, or nobody is.
        "8/1=0 6/2=1         | green:open green:N green:open         | no",
        "8/1=0               | green:open green:N green:open         | no",
        // Nothing lies between them.
        "8/1=0 6/3=carlo     | green:open green:open green:N         | no",
        // What lies before them is enough for him; then it is not.
        "8/1=0 6/3=carlo     | green:S green:open green:N green:open | no",
        "8/1=0 6/3=carlo 5/3=carlo | green:S green:open green:N green:open | yes",
        "8/1=0 7/1=1 6/3=carlo     | green:S green:open green:N green:open | yes",
        // The player in between leaves him one tile only; with one more, two.
        "8/1=0 7/1=1 6/3=carlo     | green:open green:N green:open         | no",
        "8/1=0 7/1=1 6/3=carlo     | green:open green:N green:open green:S | yes",
      })
  void where_it_makes_no_difference_there_is_one_choice(
      String markers, String offer, String matters) {
    Play play = Play.of(COLUMN + markers + "; offer.green " + offer);
    if (matters.equals("yes")) {
      play.allows("store green:open later");
    } else {
      play.refuses("store green:open later", "H16.5");
    }
  }

  @Test
  void the_start_player_chip_may_be_what_a_player_in_between_takes() {
    String text = COLUMN + "8/1=0 7/1=1 6/3=carlo" + BETWEEN;
    Play.of(text).refuses("store green:open later", "H16.5");
    Play.of(text + "; start green").allows("store green:open later");
  }

  @Test
  void without_carlo_it_never_matters() {
    Play.of(
            "seats 3; variant alcazaba; phase results; column green; area.green 8/1=0 6/3=2;"
                + " offer.green green:open green:N green:open")
        .refuses("store green:open later", "H16.5");
  }

  /** The definition in plain words: some way of going on lets Carlo take another tile. */
  @Test
  void the_rule_is_what_trying_every_way_of_going_on_says() {
    FastChance chance = new FastChance(21);
    int yes = 0;
    for (int n = 0; n < 20_000; n++) {
      AlhambraPosition position =
          Alhambra.GAME.start(Setup.of(2).with(Alhambra.VARIANT, "alcazaba"));
      TileSide side = (TileSide) position.side;
      position.phase = Phase.RESULTS;
      position.column = Colour.GREEN.ordinal();
      position.deciding = 0;
      side.startChip = chance.below(2) == 0 ? position.column : AlhambraPosition.NONE;
      List<Integer> offer = offer(chance);
      offer.forEach(side.tiles.offers[position.column]::add);
      position.area.put(position.column, 0, 0);
      List<Integer> owners = new ArrayList<>();
      for (int field = 1; field <= chance.below(6); field++) {
        owners.add(chance.below(3));
        position.area.put(position.column, field, owners.getLast());
      }
      int open = Tile.read("green:open").code();
      List<Integer> first = new ArrayList<>(offer);
      first.remove((Integer) open);
      List<Integer> later = new ArrayList<>(offer);
      later.remove(offer.lastIndexOf(open));
      boolean chip = side.startChip == position.column;
      boolean matters = carloMayDiffer(first, later, chip, owners);
      assertThat(Twins.matter(side, open)).as(offer + " " + chip + " " + owners).isEqualTo(matters);
      List<AlhambraMove> legal = position.legal().list();
      assertThat(legal).doesNotHaveDuplicates();
      assertThat(legal.contains(new Store(Tile.of(open), Twin.LATER))).isEqualTo(matters);
      yes += matters ? 1 : 0;
    }
    assertThat(yes).isBetween(2_000, 18_000);
  }

  /** Two open tiles among up to four others, all different. */
  private static List<Integer> offer(FastChance chance) {
    List<Integer> offer = new ArrayList<>();
    for (String walls : List.of("N", "E", "S", "W").subList(0, chance.below(5))) {
      offer.add(Tile.read("green:" + walls).code());
    }
    for (int i = 0; i < 2; i++) {
      offer.add(chance.below(offer.size() + 1), Tile.read("green:open").code());
    }
    return offer;
  }

  /**
   * Whether others can take such things that Carlo then takes this tile here and that one there.
   */
  private static boolean carloMayDiffer(
      List<Integer> here, List<Integer> there, boolean chip, List<Integer> owners) {
    if (owners.isEmpty() || here.isEmpty()) {
      return false;
    }
    List<Integer> others = owners.subList(1, owners.size());
    if (owners.getFirst() == 2) {
      return !here.getFirst().equals(there.getFirst())
          || carloMayDiffer(
              here.subList(1, here.size()), there.subList(1, there.size()), chip, others);
    }
    boolean differs = chip && carloMayDiffer(here, there, false, others);
    for (Integer tile : new HashSet<>(here)) {
      List<Integer> hereLeft = new ArrayList<>(here);
      List<Integer> thereLeft = new ArrayList<>(there);
      hereLeft.remove(tile);
      thereLeft.remove(tile);
      differs |= carloMayDiffer(hereLeft, thereLeft, chip, others);
    }
    return differs;
  }

  @Test
  void the_adviser_thinks_about_both() {
    Play play = Play.of(COLUMN + "8/1=0 6/3=carlo 1/3=1" + BETWEEN);
    Tile open = Tile.read("green:open");
    assertThat(Alhambra.GAME.adviser().candidates(play.position))
        .contains(new Store(open, null), new Store(open, Twin.LATER))
        .filteredOn(AlhambraMove.Build.class::isInstance)
        .anyMatch(move -> ((AlhambraMove.Build) move).twin() == null)
        .anyMatch(move -> ((AlhambraMove.Build) move).twin() == Twin.LATER);
    for (int seed = 0; seed < 50; seed++) {
      AlhambraMove move = Alhambra.GAME.adviser().playout(play.position, new FastChance(seed));
      assertThat(play.position.why(move)).isNull();
    }
  }

  @Test
  void a_move_of_yesterday_is_the_first_twin_in_json_too() {
    Json yesterday = Json.read("{\"kind\":\"store\",\"tile\":\"green:open\"}");
    assertThat(AlhambraMoveCodec.CODEC.read(yesterday))
        .isEqualTo(new Store(Tile.read("green:open"), null));
    AlhambraMove later = new Store(Tile.read("green:open"), Twin.LATER);
    assertThat(AlhambraMoveCodec.CODEC.read(AlhambraMoveCodec.CODEC.write(later))).isEqualTo(later);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | put a garden (no walls) into the reserve | put a garden (no walls) into the reserve:"
            + " the one of the two that was laid later | Two tiles are alike, a garden (no walls);"
            + " Ann takes the one that was laid later.",
        "it | metti un giardino (senza mura) in riserva | metti un giardino (senza mura) in riserva:"
            + " quella delle due posata dopo | Due tessere sono uguali, un giardino (senza mura); Ann"
            + " prende quella posata dopo.",
        "ru | отложить сад (без стен) в резерв | отложить сад (без стен) в резерв: ту из двух, что"
            + " выложена позже | Две плитки одинаковы, сад (без стен); Ann берёт ту, что выложена"
            + " позже."
      })
  void words_say_which_one(String language, String first, String later, String event)
      throws IOException {
    Json texts = Json.read(Files.readString(Path.of("text/" + language + ".json")));
    Pen pen = new Pen(new Phrasebook(language, List.of(texts)), _ -> "Ann", false, 80);
    Tile open = Tile.read("green:open");
    assertThat(pen.say(Said.move(Alhambra.GAME.codecs(), new Store(open, null)))).isEqualTo(first);
    assertThat(pen.say(Said.move(Alhambra.GAME.codecs(), new Store(open, Twin.LATER))))
        .isEqualTo(later);
    AlhambraEvent taken = new AlhambraEvent.LaterTwinTaken(0, open);
    assertThat(pen.say(Said.event(Alhambra.GAME.codecs(), taken))).isEqualTo(event);
  }
}
