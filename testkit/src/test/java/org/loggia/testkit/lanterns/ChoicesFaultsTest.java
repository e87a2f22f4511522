package org.loggia.testkit.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.loggia.testkit.lanterns.Inspection.clausesBrokenBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Meter;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Chance;
import org.loggia.testkit.lanterns.LanternMove.Hang;
import org.loggia.testkit.lanterns.LanternMove.Hide;

/** What is wrong with moves is noticed by (a), (b) and (m). */
class ChoicesFaultsTest {
  @Test
  void withoutFaultNothingIsNoticed() {
    assertThat(clausesBrokenBy(new Fault())).isEmpty();
  }

  @Test
  void aCountThatIsOneTooManyIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Choices<LanternMove> legal(Evening evening) {
            List<LanternMove> moves = new ArrayList<>(evening.legal().list());
            moves.addAll(moves.subList(0, Math.min(1, moves.size())));
            return Choices.of(moves);
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("a", "j");
  }

  @Test
  void anOrderThatHangsOnHowOftenOneAsksIsNoticed() {
    Fault fault =
        new Fault() {
          private int asked;

          @Override
          protected Choices<LanternMove> legal(Evening evening) {
            List<LanternMove> moves = new ArrayList<>(evening.legal().list());
            Collections.rotate(moves, asked++);
            return Choices.of(moves);
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("a");
  }

  @Test
  void anOrderThatHangsOnWhichCopyItIsIsNoticed() {
    Fault fault =
        new Fault() {
          private @Nullable Evening last;

          @Override
          @SuppressWarnings("ReferenceEquality") // the very fault
          protected Choices<LanternMove> legal(Evening evening) {
            List<LanternMove> moves = new ArrayList<>(evening.legal().list());
            if (evening == last) {
              Collections.reverse(moves);
            }
            return Choices.of(moves);
          }

          @Override
          protected Evening copy(Evening evening) {
            last = evening.copy();
            return last;
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("a");
  }

  @Test
  void aSeatThatMustMoveAndCannotIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Choices<LanternMove> legal(Evening evening) {
            return evening.row.size() == 5 ? Choices.none() : evening.legal();
          }

          @Override
          protected @Nullable Refusal why(Evening evening, LanternMove move) {
            return evening.row.size() == 5 ? Refusal.of("L2") : evening.why(move);
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("a", "i");
  }

  @Test
  void aMoveThatIsLegalWhileLuckIsDueIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Choices<LanternMove> legal(Evening evening) {
            return evening.phase == Phase.DRAW
                ? Choices.of(List.of(new Hang(Colour.BLUE)))
                : evening.legal();
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("a");
  }

  @Test
  void aGameThatDoesNotEndIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void play(Evening evening, LanternMove move, Journal journal) {
            Evening before = evening.copy();
            evening.play(move, journal);
            if (evening.phase == Phase.OVER) {
              evening.copyFrom(before);
            }
          }
        };
    assertThat(Inspection.contract(fault).checks())
        .filteredOn(check -> check.letter().equals("a"))
        .isNotEmpty()
        .allSatisfy(
            check ->
                assertThatThrownBy(check::run)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("not over yet"));
  }

  @Test
  void aWhyThatRefusesALegalMoveIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected @Nullable Refusal why(Evening evening, LanternMove move) {
            return evening.row.size() == 3 ? Refusal.of("L2") : evening.why(move);
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("a", "b", "e");
  }

  @Test
  void aSeatThatShouldBeginAndDoesNotIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void settle(Evening evening, Chance chance, Journal journal) {
            boolean deal = evening.phase == Phase.DEAL;
            evening.settle(chance, journal);
            if (deal && evening.setup.first() == 1) {
              evening.turn = 0;
            }
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("a");
  }

  @Test
  void aWhyThatForgetsAClauseIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected @Nullable Refusal why(Evening evening, LanternMove move) {
            Refusal refusal = evening.why(move);
            return refusal != null && refusal.clause().equals("L3") ? null : refusal;
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("b", "i");
  }

  @Test
  void aWhyThatChangesSomethingIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected @Nullable Refusal why(Evening evening, LanternMove move) {
            Refusal refusal = evening.why(move);
            if (refusal != null && !evening.row.isEmpty()) {
              LanternView.Hung first = evening.row.getFirst();
              evening.row.set(0, new LanternView.Hung(first.lantern(), 1 - first.seat() % 2));
            }
            return refusal;
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("b");
  }

  @Test
  void aRefusalThatNamesNoClauseIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected @Nullable Refusal why(Evening evening, LanternMove move) {
            return evening.why(move) == null ? null : Refusal.of("");
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("b", "l1", "l2");
  }

  @Test
  void adviceThatIsIllegalIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Adviser<Evening, LanternMove> adviser() {
            return new Adviser<>() {
              @Override
              public List<LanternMove> candidates(Evening evening) {
                return List.of(new Hide(Colour.AMBER));
              }

              @Override
              public void judge(Evening evening, double[] standing) {
                Arrays.fill(standing, 0.5);
              }
            };
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("m");
  }

  @Test
  void aMeterThatCountsNothingIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Meter<Evening, LanternMove> meter() {
            return (_, _) -> {};
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("m");
  }
}
