package org.loggia.testkit.lanterns;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Adviser;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameInfo;
import org.loggia.core.Meter;
import org.loggia.core.Narrator;
import org.loggia.core.Notation;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;
import org.loggia.core.json.Json;

/** Lanterns with one thing wrong. */
public record BrokenLanterns(Fault fault) implements Game<BrokenEvening, LanternMove, LanternView> {
  @Override
  public GameInfo info() {
    return fault.info();
  }

  @Override
  public @Nullable Refusal check(Setup setup) {
    return fault.check(setup);
  }

  @Override
  public BrokenEvening start(Setup setup) {
    return new BrokenEvening(Lanterns.GAME.start(setup), fault);
  }

  @Override
  public BrokenEvening world(LanternView view, Chance chance) {
    return new BrokenEvening(fault.world(view, chance), fault);
  }

  @Override
  public Notation<BrokenEvening, LanternMove> notation() {
    return new Notation<>() {
      @Override
      public String writeMove(LanternMove move) {
        return fault.writeMove(move);
      }

      @Override
      public String writePublicMove(LanternMove move) {
        return fault.writePublicMove(move);
      }

      @Override
      public Answer<LanternMove> readMove(BrokenEvening position, String text) {
        return fault.readMove(position.evening, text);
      }

      @Override
      public String writePosition(BrokenEvening position) {
        return fault.writePosition(position.evening);
      }

      @Override
      public Answer<BrokenEvening> readPosition(String text, Map<String, Json> data) {
        return fault
            .readPosition(text)
            .then(evening -> Answer.yes(new BrokenEvening(evening, fault)));
      }
    };
  }

  @Override
  public GameCodecs<LanternMove, LanternView> codecs() {
    return fault.codecs();
  }

  @Override
  public Narrator<LanternView> narrator() {
    return fault.narrator();
  }

  @Override
  public Adviser<BrokenEvening, LanternMove> adviser() {
    Adviser<Evening, LanternMove> adviser = fault.adviser();
    return new Adviser<>() {
      @Override
      public List<LanternMove> candidates(BrokenEvening position) {
        return adviser.candidates(position.evening);
      }

      @Override
      public LanternMove playout(BrokenEvening position, Chance chance) {
        return adviser.playout(position.evening, chance);
      }

      @Override
      public void judge(BrokenEvening position, double[] standing) {
        adviser.judge(position.evening, standing);
      }
    };
  }

  @Override
  public Meter<BrokenEvening, LanternMove> meter() {
    Meter<Evening, LanternMove> meter = fault.meter();
    return new Meter<>() {
      @Override
      public void begin(BrokenEvening position) {
        meter.begin(position.evening);
      }

      @Override
      public void move(BrokenEvening before, LanternMove move) {
        meter.move(before.evening, move);
      }

      @Override
      public void over(BrokenEvening position, double[] figures) {
        meter.over(position.evening, figures);
      }
    };
  }
}
