package org.loggia.testkit.lanterns;

import java.util.Arrays;
import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameInfo;
import org.loggia.core.Meter;
import org.loggia.core.Narrator;
import org.loggia.core.Notation;
import org.loggia.core.Option;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/** Lanterns: hang them for all to see, or hide them and hope. */
public final class Lanterns implements Game<Evening, LanternMove, LanternView> {
  public static final Option.Choice LENGTH = new Option.Choice("length", List.of("short", "long"));

  public static final Lanterns GAME = new Lanterns();

  private Lanterns() {}

  @Override
  public GameInfo info() {
    return new GameInfo(
        "lanterns",
        1,
        2,
        3,
        true,
        List.of(LENGTH),
        List.of("row-full", "burnt-down"),
        List.of("row"));
  }

  @Override
  public Evening start(Setup setup) {
    return new Evening(setup);
  }

  @Override
  public Evening world(LanternView view, Chance chance) {
    return LanternWorlds.world(view, chance);
  }

  @Override
  public Notation<Evening, LanternMove> notation() {
    return new LanternNotation();
  }

  @Override
  public GameCodecs<LanternMove, LanternView> codecs() {
    return GameCodecs.of(LanternViewCodec.CODEC, LanternEventCodec.CODEC, LanternMoveCodec.CODEC);
  }

  @Override
  public Narrator<LanternView> narrator() {
    return new LanternNarrator();
  }

  @Override
  public Adviser<Evening, LanternMove> adviser() {
    return (_, standing) -> Arrays.fill(standing, 0.5);
  }

  @Override
  public Meter<Evening, LanternMove> meter() {
    return (evening, figures) -> figures[0] = evening.row.size();
  }
}
