package org.loggia.games.palazzo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Adviser;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameInfo;
import org.loggia.core.Meter;
import org.loggia.core.Narrator;
import org.loggia.core.Notation;
import org.loggia.core.Option;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/** The title: start here. The turn is in {@link PalazzoPosition}, the rules in RULES.md. */
public final class Palazzo implements Game<PalazzoPosition, PalazzoMove, PalazzoView> {
  /** P12.2: after so many rounds in which nobody drew tiles the game is over; 0 for never. */
  public static final Option<Integer> STANDSTILL = new Option.Count("standstill", 0, 99, 12);

  /** The fifth rider came. */
  static final String RIDERS = "riders";

  static final String STILL = "standstill";

  static final List<String> ENDINGS = List.of(RIDERS, STILL);

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 4;

  private static final GameInfo INFO =
      new GameInfo(
          "palazzo",
          1,
          FEWEST_SEATS,
          MOST_SEATS,
          true,
          List.of(STANDSTILL),
          List.of(StackTable.REPLACEABLE),
          ENDINGS,
          new PalazzoMeter().metrics());

  /** Last, since it is made of all the others. */
  public static final Palazzo GAME = new Palazzo();

  private final PalazzoNotation notation = new PalazzoNotation();
  private final PalazzoNarrator narrator = new PalazzoNarrator();
  private final PalazzoAdviser adviser = new PalazzoAdviser();
  private final PalazzoEyes eyes = new PalazzoEyes();

  private Palazzo() {}

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public @Nullable Refusal check(Setup setup) {
    Refusal refusal = INFO.check(setup);
    return refusal == null ? StackTable.check(setup) : refusal;
  }

  @Override
  public PalazzoPosition start(Setup setup) {
    return new PalazzoPosition(setup);
  }

  @Override
  public PalazzoPosition world(PalazzoView view, Chance chance) {
    PalazzoPosition position = PalazzoViews.position(view);
    position.imagine(view.seat(), chance);
    return position;
  }

  @Override
  public Notation<PalazzoPosition, PalazzoMove> notation() {
    return notation;
  }

  @Override
  public GameCodecs<PalazzoMove, PalazzoView> codecs() {
    return GameCodecs.of(PalazzoViewCodec.CODEC, PalazzoEventCodec.CODEC, PalazzoMoveCodec.CODEC);
  }

  @Override
  public Narrator<PalazzoView> narrator() {
    return narrator;
  }

  @Override
  public Adviser<PalazzoPosition, PalazzoMove> adviser() {
    return adviser;
  }

  @Override
  public Eyes<PalazzoPosition, PalazzoMove> eyes() {
    return eyes;
  }

  @Override
  public Meter<PalazzoPosition, PalazzoMove> meter() {
    return new PalazzoMeter();
  }
}
