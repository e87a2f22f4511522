package org.loggia.testkit.lanterns;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Adviser;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameInfo;
import org.loggia.core.Journal;
import org.loggia.core.Meter;
import org.loggia.core.Narrator;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/**
 * What can go wrong in a title: here everything is right, and whoever overrides one method breaks
 * one thing.
 */
public class Fault {
  private static final LanternNotation NOTATION = new LanternNotation();

  protected GameInfo info() {
    return Lanterns.GAME.info();
  }

  protected @Nullable Refusal check(Setup setup) {
    return info().check(setup);
  }

  protected Choices<LanternMove> legal(Evening evening) {
    return evening.legal();
  }

  protected @Nullable Refusal why(Evening evening, LanternMove move) {
    return evening.why(move);
  }

  protected void play(Evening evening, LanternMove move, Journal journal) {
    evening.play(move, journal);
  }

  protected void settle(Evening evening, Chance chance, Journal journal) {
    evening.settle(chance, journal);
  }

  protected Result result(Evening evening) {
    return evening.result();
  }

  protected LanternView view(Evening evening, int seat) {
    return evening.view(seat);
  }

  protected Evening world(LanternView view, Chance chance) {
    return LanternWorlds.world(view, chance);
  }

  protected void imagine(Evening evening, int seat, Chance chance) {
    evening.copyFrom(world(view(evening, seat), chance));
  }

  protected Evening copy(Evening evening) {
    return evening.copy();
  }

  protected void copyFrom(Evening evening, Evening other) {
    evening.copyFrom(other);
  }

  protected Map<String, Integer> census(Evening evening) {
    return evening.census();
  }

  protected String writeMove(LanternMove move) {
    return NOTATION.writeMove(move);
  }

  protected String writePublicMove(LanternMove move) {
    return NOTATION.writePublicMove(move);
  }

  protected Answer<LanternMove> readMove(Evening evening, String text) {
    return NOTATION.readMove(evening, text);
  }

  protected String writePosition(Evening evening) {
    return NOTATION.writePosition(evening);
  }

  protected Answer<Evening> readPosition(String text) {
    return NOTATION.readPosition(text, Map.of());
  }

  protected GameCodecs<LanternMove, LanternView> codecs() {
    return Lanterns.GAME.codecs();
  }

  protected Narrator<LanternView> narrator() {
    return Lanterns.GAME.narrator();
  }

  protected Adviser<Evening, LanternMove> adviser() {
    return Lanterns.GAME.adviser();
  }

  protected Meter<Evening, LanternMove> meter() {
    return Lanterns.GAME.meter();
  }
}
