package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.server.table.ClockedTable.HOUR;
import static org.loggia.server.table.ClockedTable.SECOND;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.Setup;
import org.loggia.games.bossa.Bossa;
import org.loggia.server.log.Chair;
import org.loggia.server.log.HouseTime;
import org.loggia.server.log.Pace;
import org.loggia.server.wire.Command;

/** Clocks, on a clock of the test's own. */
@Timeout(120)
class ClockTest {
  private static final Pace LIVE = new Pace.Live(60, 5, "novice");
  private static final Pace SLOW = new Pace.Slow(24, "novice");

  @TempDir Path folder;
  private @Nullable ClockedTable opened;

  @AfterEach
  void close() {
    if (opened != null) {
      opened.close();
    }
  }

  private ClockedTable open(String title, Pace pace) {
    ClockedTable at = ClockedTable.open(folder, title, pace);
    opened = at;
    return at;
  }

  @Test
  void aMoveCostsWhatItTookAndBringsItsIncrement() {
    ClockedTable at = open("azul", LIVE);
    at.pass(10 * SECOND);
    assertThat(at.left()).containsExactly(50 * SECOND, 60 * SECOND);
    at.move(0);
    assertThat(at.left()).containsExactly(55 * SECOND, 60 * SECOND);
    at.pass(20 * SECOND);
    assertThat(at.left()).containsExactly(55 * SECOND, 40 * SECOND);
    at.move(1);
    assertThat(at.left()).containsExactly(55 * SECOND, 45 * SECOND);
  }

  @Test
  void allWhoLookSeeTheSame() {
    ClockedTable at = open("azul", LIVE);
    at.pass(7 * SECOND);
    assertThat(at.leftAsHeardBy(at.anna)).isEqualTo(at.leftAsHeardBy(at.bruno));
    assertThat(at.leftAsHeardBy(at.newVisitor())).isEqualTo(at.left());
  }

  @Test
  void aSlowGameGivesEveryMoveItsHours() {
    ClockedTable at = open("azul", SLOW);
    at.pass(23 * HOUR);
    assertThat(at.left()).containsExactly(HOUR, 24 * HOUR);
    at.move(0);
    at.pass(5 * HOUR);
    assertThat(at.left()).containsExactly(24 * HOUR, 19 * HOUR);
  }

  @Test
  void whoseTimeRunsOutIsKeptByABotAndMayComeBackAfterItsMove() {
    ClockedTable at = open("azul", LIVE);
    at.pass(60 * SECOND - 1);
    at.lookAtClocks();
    assertThat(at.chair(0)).isEqualTo(new Chair(0, null));

    at.holdThinkers();
    at.pass(1);
    at.lookAtClocks();
    assertThat(at.chair(0)).isEqualTo(new Chair(0, "novice"));
    assertThat(at.refused(at.anna, new Command.Take(90, 0))).isEqualTo("table.time-ran-out");
    at.letThinkersGo();
    assertThat(at.actor()).isEqualTo(1);

    at.does(at.anna, new Command.Take(91, 0));
    assertThat(at.chair(0)).isEqualTo(new Chair(0, null));
    at.move(1);
    assertThat(at.left().getFirst()).isEqualTo(6 * SECOND);
    at.pass(2 * SECOND);
    at.move(0);
    assertThat(at.left().getFirst()).isEqualTo(9 * SECOND);
  }

  @Test
  void nobodyWaitsForSomebodyWhoseTimeRunsOutAgainAndAgain() {
    ClockedTable at = open("azul", LIVE);
    for (int k = 0; k < 3; k++) {
      at.pass(60 * SECOND);
      at.lookAtClocks();
      at.awaitBot();
      assertThat(at.actor()).isEqualTo(1);
      at.move(1);
      at.awaitBot();
      at.does(at.anna, new Command.Take(100 + k, 0));
      while (at.actor() == 1) {
        at.move(1);
      }
    }
  }

  @Test
  void handingASeatToABotAndBackWinsNoTime() {
    ClockedTable at = open("azul", LIVE);
    at.holdThinkers();
    at.pass(40 * SECOND);
    at.does(at.anna, new Command.Bot(50, 0, "novice"));
    at.pass(100 * SECOND);
    at.lookAtClocks();
    assertThat(at.left().getFirst()).isEqualTo(20 * SECOND);
    at.does(at.anna, new Command.Take(51, 0));
    at.pass(20 * SECOND - 1);
    at.lookAtClocks();
    assertThat(at.chair(0).bot()).isNull();
    at.pass(1);
    at.lookAtClocks();
    assertThat(at.chair(0).bot()).isEqualTo("novice");
    at.letThinkersGo();
  }

  @Test
  void takingAMoveBackTakesItsClockBack() {
    ClockedTable at = open("azul", SLOW);
    at.pass(20 * HOUR);
    at.move(0);
    at.pass(HOUR);
    at.does(at.anna, new Command.Undo(60, 0));
    assertThat(at.actor()).isZero();
    assertThat(at.left()).containsExactly(4 * HOUR, 24 * HOUR);
    at.pass(4 * HOUR);
    at.lookAtClocks();
    assertThat(at.chair(0).bot()).isEqualTo("novice");
  }

  @Test
  void bothSeatsOfASimultaneousChoiceHaveTheirOwnClock() {
    ClockedTable at =
        ClockedTable.open(folder, "bossa", Setup.of(2).with(Bossa.EXPANSION, true), LIVE);
    opened = at;
    assertThat(at.offered()).allMatch(move -> move.startsWith("keep"));
    int first = at.actor();
    List<Long> before = at.left();
    at.pass(11 * SECOND);
    at.move(first);
    int second = at.actor();
    assertThat(second).isNotEqualTo(first);
    assertThat(at.left().get(second)).isEqualTo(before.get(second));
    at.pass(13 * SECOND);
    at.move(second);
    assertThat(at.left().get(first)).isEqualTo(before.get(first) - 6 * SECOND);
    assertThat(at.left().get(second)).isEqualTo(before.get(second) - 8 * SECOND);
  }

  @Test
  void aLeapOfTheWallClockIsNoTime() {
    ClockedTable at = open("azul", LIVE);
    at.house.clock.addAndGet(1_000 * HOUR);
    at.lookAtClocks();
    assertThat(at.left()).containsExactly(60 * SECOND, 60 * SECOND);
    at.move(0);
    at.house.clock.addAndGet(-5_000 * HOUR);
    at.pass(SECOND);
    assertThat(at.left()).containsExactly(65 * SECOND, 59 * SECOND);
  }

  @Test
  void whileTheServerIsDownNoTimePasses() {
    ClockedTable at = open("azul", LIVE);
    at.pass(30 * SECOND);
    at.house.houseTime.store();
    at.reopen(1_000 * HOUR);
    assertThat(at.left()).containsExactly(30 * SECOND, 60 * SECOND);
    at.pass(30 * SECOND);
    at.lookAtClocks();
    assertThat(at.chair(0).bot()).isEqualTo("novice");
  }

  @Test
  void afterACrashTheClockIsWhereItsLastEntryWasAtLeast() {
    ClockedTable at = open("azul", LIVE);
    at.pass(29 * SECOND);
    at.move(0);
    at.reopen(1_000 * HOUR);
    assertThat(at.left()).containsExactly(36 * SECOND, 60 * SECOND);
    at.pass(SECOND);
    assertThat(at.left()).containsExactly(36 * SECOND, 59 * SECOND);
  }

  @Test
  void whileNothingCanBeStoredNoTimePasses() {
    ClockedTable at = open("azul", SLOW);
    at.house.storeNothing(true);
    at.house.execute("ALTER TABLE house RENAME TO house_away");
    at.passWithoutStoring(5 * HOUR);
    at.house.storeNothing(false);
    at.house.execute("ALTER TABLE house_away RENAME TO house");
    at.house.houseTime.store();
    assertThat(at.left().getFirst()).isBetween(24 * HOUR - 60 * SECOND, 24 * HOUR);
  }

  @Test
  void whileTheTableIsFrozenItsClocksStandStill() {
    ClockedTable at = open("azul", SLOW);
    at.move(0);
    at.pass(10 * HOUR);
    String spoil = "UPDATE entry SET body = replace(body, '\"check\":\"', '\"check\":\"%s')";
    at.house.execute(spoil.formatted("x") + " WHERE kind = 'moved'");
    at.reopen(0);
    assertThat(at.info().frozen()).isNotNull();
    at.pass(1_000 * HOUR);
    at.lookAtClocks();
    assertThat(at.chair(1)).isEqualTo(new Chair(1, null));
    at.house.execute("UPDATE entry SET body = replace(body, '\"check\":\"x', '\"check\":\"')");
    at.reopen(0);
    assertThat(at.info().frozen()).isNull();
    assertThat(at.left()).containsExactly(24 * HOUR, 24 * HOUR);
    at.pass(24 * HOUR);
    at.lookAtClocks();
    assertThat(at.chair(1)).isEqualTo(new Chair(1, "novice"));
  }

  @Test
  void theLobbyTellsWhoseClockRunsOut() {
    ClockedTable at = open("azul", LIVE);
    assertThat(at.due(59 * SECOND)).isEmpty();
    assertThat(at.due(60 * SECOND)).containsExactly(at.table.id());
    at.pass(10 * SECOND);
    at.move(0);
    assertThat(at.due(69 * SECOND)).isEmpty();
    at.does(at.anna, new Command.Resign(70, 0));
    assertThat(at.due(Long.MAX_VALUE)).isEmpty();
  }

  @Test
  void inASlowGameNobodyIsReplacedBeforeTheirTimeIsUp() {
    ClockedTable at = open("azul", SLOW);
    at.table.gone(at.anna);
    at.house.clock.addAndGet(10 * HOUR);
    assertThat(at.refused(at.bruno, new Command.Bot(80, 0, "novice")))
        .isEqualTo("table.clock-decides");
  }

  @Test
  void twoHousesOnOneLogGoByTheSameTime() {
    ClockedTable at = open("azul", LIVE);
    HouseTime other = new HouseTime(at.house.log, at.house.nanos::get);
    at.passWithoutStoring(20 * SECOND);
    at.house.houseTime.store();
    other.store();
    assertThat(other.millis()).isEqualTo(at.house.houseTime.millis());
  }
}
