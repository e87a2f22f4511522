package org.loggia.testkit.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.loggia.testkit.lanterns.Inspection.clausesBrokenBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Journal;
import org.loggia.core.Notes;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;
import org.loggia.testkit.Contract;
import org.loggia.testkit.Golden;
import org.loggia.testkit.lanterns.LanternMove.Hide;

/** Whatever lets a secret out is noticed by (g1) to (g4). */
class SecretsFaultsTest {
  @Test
  void anImagineThatDoesNothingIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void imagine(Evening evening, int seat, Chance chance) {}
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("g1");
  }

  @Test
  void aWorldThatForgetsWhatItsSeatKnowsIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Evening world(LanternView view, Chance chance) {
            Evening world = LanternWorlds.world(view, chance);
            // Everything is dealt anew, the seat's own hand as well.
            return LanternWorlds.world(world.view(Seat.SPECTATOR), chance);
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("g1");
  }

  @Test
  void aViewThatShowsTheSecretIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected LanternView view(Evening evening, int seat) {
            LanternView view = evening.view(seat);
            List<LanternView.Bench> open = new ArrayList<>();
            for (int other = 0; other < evening.setup.seats(); other++) {
              LanternView.Bench bench = view.benches().get(other);
              open.add(
                  new LanternView.Bench(
                      bench.hand(),
                      bench.hidden(),
                      Colour.list(evening.hand[other]),
                      Colour.list(evening.hidden[other])));
            }
            return new LanternView(
                seat,
                view.setup(),
                view.phase(),
                view.turn(),
                open,
                view.row(),
                view.bag(),
                view.points());
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("g2", "g3");
  }

  @Test
  void aWorldThatIsNotFairIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Evening world(LanternView view, Chance chance) {
            // The better of two draws for amber: everything that can be is a little more amber.
            return LanternWorlds.world(view, n -> Math.min(chance.below(n), chance.below(n)));
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("g2");
  }

  @Test
  void aSecretTitleWithoutAFairCaseIsNoticed() {
    assertThat(Contract.of(Lanterns.GAME).folder(Inspection.FOLDER).golden(Golden.CHECK).checks())
        .filteredOn(check -> check.letter().equals("g2"))
        .singleElement()
        .satisfies(
            check -> assertThatThrownBy(check::run).hasMessageContaining("needs a fairCase"));
  }

  @Test
  void aVariantWithoutAFairCaseIsNoticedThoughAnotherHasOne() {
    assertThat(
            Contract.of(Lanterns.GAME)
                .folder(Inspection.FOLDER)
                .golden(Golden.CHECK)
                .fairCase(Setup.of(2).withFirst(0), 0, 1)
                .checks())
        .filteredOn(check -> check.letter().equals("g2"))
        .singleElement()
        .satisfies(
            check -> assertThatThrownBy(check::run).hasMessageContaining("2 seats, length=long"));
  }

  @Test
  void anEventThatLeaksIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void play(Evening evening, LanternMove move, Journal journal) {
            evening.play(move, new Loudspeaker(journal));
          }
        };
    // Nobody ever hears the discreet event either: the golden game says so, and its text is unused.
    assertThat(clausesBrokenBy(fault)).containsExactly("g3", "j", "l1");
  }

  /** Tells everybody what was meant for one. */
  private record Loudspeaker(Journal journal) implements Journal {
    @Override
    public boolean on() {
      return journal.on();
    }

    @Override
    public void tell(Event event) {
      journal.tell(event);
    }

    @Override
    public void tell(int seat, Event toSeat, Event toOthers) {
      journal.tell(toSeat);
    }
  }

  @Test
  void aChoiceThatHangsOnTheSecretsOfOthersIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Choices<LanternMove> legal(Evening evening) {
            List<LanternMove> moves = new ArrayList<>(evening.legal().list());
            moves.removeIf(move -> why(evening, move) != null);
            return Choices.of(moves);
          }

          @Override
          protected @Nullable Refusal why(Evening evening, LanternMove move) {
            int next = (evening.turn + 1) % evening.setup.seats();
            return move instanceof Hide && evening.hand[next][0] > 0
                ? Refusal.of("L3").with("most", 2)
                : evening.why(move);
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("g1", "g3").doesNotContain("a", "b", "d", "e");
  }

  @Test
  void aPrivateFaceThatIsAlsoToldAloudIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void settle(Evening evening, Chance chance, Journal journal) {
            Notes notes = new Notes();
            int turn = evening.turn;
            evening.settle(chance, notes);
            for (Event event : notes.all()) {
              if (event instanceof LanternEvent.Drew drew) {
                journal.tell(drew.seat(), drew, new LanternEvent.DrewUnseen(drew.seat()));
                if (drew.seat() == turn && evening.row.size() == 1) {
                  journal.tell(drew);
                }
              } else {
                journal.tell(event);
              }
            }
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("g4", "j");
  }

  @Test
  void aPublicTextThatTellsTheSecretIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected String writePublicMove(LanternMove move) {
            return writeMove(move);
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("g4");
  }

  @Test
  void luckThatShowsAllTheSamePrivateFaceIsNoticed() {
    assertThat(clausesBrokenBy(luckWithPublicFace(drew -> drew))).contains("g4");
  }

  @Test
  void luckThatHintsAtWhatOneSeatDrewIsNoticed() {
    // The public face counts colours as if they were seats.
    Fault fault = luckWithPublicFace(drew -> new LanternEvent.DrewUnseen(drew.lantern().ordinal()));
    assertThat(clausesBrokenBy(fault)).contains("g4");
  }

  private static Fault luckWithPublicFace(Function<LanternEvent.Drew, Event> face) {
    return new Fault() {
      @Override
      protected void settle(Evening evening, Chance chance, Journal journal) {
        Notes notes = new Notes();
        evening.settle(chance, notes);
        for (Event event : notes.all()) {
          if (event instanceof LanternEvent.Drew drew) {
            journal.tell(drew.seat(), drew, face.apply(drew));
          } else {
            journal.tell(event);
          }
        }
      }
    };
  }
}
