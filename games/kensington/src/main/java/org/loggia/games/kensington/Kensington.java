package org.loggia.games.kensington;

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
import org.loggia.core.Unreadable;
import org.loggia.core.chance.Chance;

/** The title: start here. The turn is in {@link KensingtonPosition}, the rules in RULES.md. */
public final class Kensington implements Game<KensingtonPosition, KensingtonMove, KensingtonView> {
  public static final int FEWEST_SEATS = 2;
  public static final int MOST_SEATS = 5;

  /** Whether a wall may stand on the ground (K4.7). */
  public static final Option<Boolean> WALL_ON_GROUND = new Option.Flag("wallOnGround", true, false);

  /** The rules of today; what the earlier ones did otherwise is in {@link FirstEnding}. */
  static final int REVISION = 2;

  public static final Kensington GAME = new Kensington(REVISION);

  private static final Kensington FIRST = new Kensington(FirstEnding.REVISION);

  private final GameInfo info;
  private final KensingtonNotation notation;
  private final KensingtonNarrator narrator = new KensingtonNarrator();
  private final KensingtonAdviser adviser = new KensingtonAdviser();
  private final KensingtonEyes eyes = new KensingtonEyes();

  private Kensington(int revision) {
    info =
        new GameInfo(
            "kensington",
            revision,
            FEWEST_SEATS,
            MOST_SEATS,
            true,
            List.of(WALL_ON_GROUND),
            List.of(Manifest.REPLACEABLE),
            Ending.WORDS,
            new KensingtonMeter().metrics());
    notation = new KensingtonNotation(revision);
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Kensington asOf(int revision) {
    return revision == info.revision() ? this : FIRST;
  }

  /** Also looks into a list of tiles that somebody brought along (K1.5). */
  @Override
  public @Nullable Refusal check(Setup setup) {
    Refusal refusal = info.check(setup);
    if (refusal != null) {
      return refusal;
    }
    try {
      Manifest.of(setup);
      return null;
    } catch (Unreadable problem) {
      return Refusal.of("K1.5").with("problem", problem.problem());
    }
  }

  @Override
  public KensingtonPosition start(Setup setup) {
    return new KensingtonPosition(setup, info.revision());
  }

  @Override
  public KensingtonPosition world(KensingtonView view, Chance chance) {
    return KensingtonViews.position(view);
  }

  @Override
  public Notation<KensingtonPosition, KensingtonMove> notation() {
    return notation;
  }

  @Override
  public GameCodecs<KensingtonMove, KensingtonView> codecs() {
    return GameCodecs.of(
        KensingtonViewCodec.CODEC, KensingtonEventCodec.CODEC, KensingtonMoveCodec.CODEC);
  }

  @Override
  public Narrator<KensingtonView> narrator() {
    return narrator;
  }

  @Override
  public Adviser<KensingtonPosition, KensingtonMove> adviser() {
    return adviser;
  }

  @Override
  public Eyes<KensingtonPosition, KensingtonMove> eyes() {
    return eyes;
  }

  @Override
  public Meter<KensingtonPosition, KensingtonMove> meter() {
    return new KensingtonMeter();
  }
}
