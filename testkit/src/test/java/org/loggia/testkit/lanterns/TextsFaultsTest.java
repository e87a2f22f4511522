package org.loggia.testkit.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.testkit.lanterns.Inspection.clausesBrokenBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Answer;
import org.loggia.core.Event;
import org.loggia.core.GameCodecs;
import org.loggia.core.Journal;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Json;
import org.loggia.core.json.Shape;
import org.loggia.core.words.Phrase;

/** What is wrong with texts, JSON and words is noticed by (d), (i), (j), (k) and (l). */
class TextsFaultsTest {
  @Test
  void aPositionTextThatForgetsSomethingIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected String writePosition(Evening evening) {
            return super.writePosition(evening).replace("; turn 1", "");
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("d", "j");
  }

  @Test
  void aPositionThatIsReadAsAnotherIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Answer<Evening> readPosition(String text) {
            return super.readPosition(text.replace(" b1", " b0"));
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("d");
  }

  @Test
  void aMoveTextThatNobodyCanReadIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Answer<LanternMove> readMove(Evening evening, String text) {
            return super.readMove(evening, text.equals("hide coral") ? "hide blue" : text);
          }
        };
    assertThat(clausesBrokenBy(fault)).contains("d", "e");
  }

  @Test
  void garbageThatMakesTheReaderStumbleIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Answer<LanternMove> readMove(Evening evening, String text) {
            if (text.contains("é")) {
              throw new NullPointerException();
            }
            return super.readMove(evening, text);
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("i");
  }

  @Test
  void aTypedPositionThatNobodyCanPlayIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected Answer<Evening> readPosition(String text) {
            Answer<Evening> answer = super.readPosition(text);
            // Believes that whoever is to move holds something.
            return answer.isYes()
                ? answer
                : super.readPosition(text.replace("phase turn", "phase draw"))
                    .then(
                        evening -> {
                          evening.phase = Phase.TURN;
                          return Answer.yes(evening);
                        });
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("i");
  }

  @Test
  void jsonThatMakesTheReaderStumbleIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected GameCodecs<LanternMove, LanternView> codecs() {
            GameCodecs<LanternMove, LanternView> careful = super.codecs();
            return new GameCodecs<>(careful.view(), new Rash<>(careful.event()), careful.move());
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("i");
  }

  /** Takes for granted that there is an object. */
  private record Rash<T>(Codec<T> careful) implements Codec<T> {
    @Override
    public Json write(T value) {
      return careful.write(value);
    }

    @Override
    public T read(Json json) {
      return careful.read((Json.Obj) json);
    }

    @Override
    public Shape shape() {
      return careful.shape();
    }
  }

  @Test
  void anEventThatSaysSomethingElseIsNoticed() {
    Fault fault =
        new Fault() {
          @Override
          protected void play(Evening evening, LanternMove move, Journal journal) {
            evening.play(move, new Boaster(journal, 0));
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("j");
  }

  @Test
  void whatTheWrittenGamesDoNotShowIsNoticedByTheDigest() {
    Fault fault =
        new Fault() {
          @Override
          protected void play(Evening evening, LanternMove move, Journal journal) {
            boolean rare = evening.row.size() == 6 && evening.hand[evening.turn][2] == 2;
            evening.play(move, rare ? new Boaster(journal, 1) : journal);
          }
        };
    assertThat(clausesBrokenBy(fault)).isEmpty();
    assertThat(Inspection.hasGoldenDigests(fault, Inspection.FOLDER)).isFalse();
  }

  /** Adds a point to what the seat says it got. */
  private record Boaster(Journal journal, int seat) implements Journal {
    @Override
    public boolean on() {
      return journal.on();
    }

    @Override
    public void tell(Event event) {
      journal.tell(
          event instanceof LanternEvent.Hung hung && hung.seat() == seat
              ? new LanternEvent.Hung(seat, hung.lantern(), hung.points() + 1)
              : event);
    }

    @Override
    public void tell(int to, Event toSeat, Event toOthers) {
      journal.tell(to, toSeat, toOthers);
    }
  }

  @Test
  void aSketchThatIsTooWideIsNoticed() {
    Narrator<LanternView> careful = Lanterns.GAME.narrator();
    Fault fault =
        new Fault() {
          @Override
          protected Narrator<LanternView> narrator() {
            return new Narrator<>() {
              @Override
              public List<Phrase> tell(LanternView view) {
                return careful.tell(view);
              }

              @Override
              public String sketch(LanternView view, Pen pen) {
                return careful.sketch(view, pen) + "-".repeat(74 + view.row().size()) + "\n";
              }
            };
          }
        };
    assertThat(clausesBrokenBy(fault)).containsExactly("l3");
  }
}
