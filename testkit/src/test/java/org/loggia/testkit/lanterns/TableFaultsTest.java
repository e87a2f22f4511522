package org.loggia.testkit.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.testkit.lanterns.Inspection.clausesBrokenBy;
import static org.loggia.testkit.lanterns.Inspection.complaints;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.GameInfo;
import org.loggia.core.Journal;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.Standing;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.FastChance;

/** What is wrong with copies, records, pieces and results is noticed by (c), (e), (f) and (h). */
class TableFaultsTest {
  @Test
  void aCopyThatSharesAHandIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Evening copy(Evening evening) {
            Evening copy = evening.copy();
            copy.hand[0] = evening.hand[0];
            return copy;
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("c");
  }

  @Test
  void aCopyFromThatKeepsWhatWasThereIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void copyFrom(Evening evening, Evening other) {
            int turn = evening.turn;
            evening.copyFrom(other);
            evening.turn = turn;
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("c");
  }

  @Test
  void luckInsideOfAMoveIsNoticed() {
    Fault fault =
        new Fault() {
          private final Chance secret = new FastChance(1);

          @Override
          protected void play(Evening evening, LanternMove move, Journal journal) {
            evening.play(move, journal);
            if (!evening.row.isEmpty() && secret.below(3) == 0) {
              evening.row.set(0, new LanternView.Hung(evening.row.getFirst().lantern(), 0));
            }
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("d", "e");
  }

  @Test
  void aMoveThatDoesSomethingElseWhenSomebodyListensIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void play(Evening evening, LanternMove move, Journal journal) {
            evening.play(move, journal);
            if (!journal.on() && !evening.row.isEmpty()) {
              evening.row.set(0, new LanternView.Hung(evening.row.getFirst().lantern(), 0));
            }
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("e", "g4");
  }

  @Test
  void aTitleThatTakesEverySetUpIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected @Nullable Refusal check(Setup setup) {
            return null;
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("e", "i");
  }

  @Test
  void aCensusThatOverlooksAPieceIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Map<String, Integer> census(Evening evening) {
            Map<String, Integer> census = new LinkedHashMap<>(evening.census());
            census.merge("amber", -evening.hidden[0][0], Integer::sum);
            return census;
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("f");
  }

  @Test
  void anEmptyCensusIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Map<String, Integer> census(Evening evening) {
            return Map.of();
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("f");
  }

  @Test
  void aPieceThatGetsLostIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void settle(Evening evening, Chance chance, Journal journal) {
            evening.settle(chance, journal);
            if (Evening.sum(evening.bag) == 3 && evening.bag[2] > 0) {
              evening.bag[2]--;
            }
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("f");
  }

  @Test
  void pointsWithoutAReceiptAreNoticed() {
    assertThat(clausesBrokenBy(withFirstStanding(1, 0))).containsExactly("h", "j");
  }

  @Test
  void pointsThatTheViewShowsOtherwiseAreNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected LanternView view(Evening evening, int seat) {
            LanternView view = evening.view(seat);
            return new LanternView(
                seat,
                view.setup(),
                view.phase(),
                view.turn(),
                view.benches(),
                view.row(),
                view.bag(),
                view.points().reversed());
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("h");
  }

  @Test
  void luckThatIsLeftForLaterIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void settle(Evening evening, Chance chance, Journal journal) {
            if (evening.row.isEmpty()) {
              evening.settle(chance, journal);
            }
          }
        };
    assertThat(complaints(fault, Inspection.FOLDER))
        .hasEntrySatisfying("a", said -> assertThat(said).contains("settle left luck due"));
  }

  @Test
  void aWrongPlaceIsNoticed() {
    assertThat(clausesBrokenBy(withFirstStanding(0, 1))).containsExactly("h", "j");
  }

  private static Fault withFirstStanding(int morePoints, int worsePlace) {
    return new Fault() {
      @Override
      protected Result result(Evening evening) {
        Result result = evening.result();
        Standing first = result.of(0);
        List<Standing> standings = new ArrayList<>(result.standings());
        standings.set(
            0,
            new Standing(
                0,
                "",
                first.points() + morePoints,
                first.receipts(),
                first.tieBreaks(),
                first.place() + worsePlace,
                true));
        return new Result(result.ending(), standings);
      }
    };
  }

  @Test
  void anEndingThatIsNotOfTheTitleIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected GameInfo info() {
            return withInfo(true, List.of("row-full"));
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("h");
  }

  @Test
  void receiptsInATitleWithoutPointsAreNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected GameInfo info() {
            return withInfo(false, Lanterns.GAME.info().endings());
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("h");
  }

  private static GameInfo withInfo(boolean scored, List<String> endings) {
    GameInfo info = Lanterns.GAME.info();
    return new GameInfo(
        info.id(), info.revision(), 2, 3, scored, info.options(), endings, info.metrics());
  }
}
