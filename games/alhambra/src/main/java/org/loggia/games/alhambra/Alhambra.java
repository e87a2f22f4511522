package org.loggia.games.alhambra;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Adviser;
import org.loggia.core.Answer;
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

/** The title: start here. The round is in {@link AlhambraPosition}, the rules in RULES.md. */
public final class Alhambra implements Game<AlhambraPosition, AlhambraMove, AlhambraView> {
  public static final Alhambra GAME = new Alhambra();

  private static final String ALCAZABA = "alcazaba";

  /** With building stones and bonus chips, or with the building tiles of Alcazaba. */
  public static final Option<String> VARIANT =
      new Option.Choice("variant", List.of("basic", ALCAZABA));

  /** Whether Carlo, who sits in with two players, can win; otherwise he is only ranked. */
  public static final Option<Boolean> CARLO_WINS = new Option.Flag("carlo-wins", false, false);

  /** There is one way to end. */
  static final String ENDING = "third-scoring";

  private static final GameInfo INFO =
      new GameInfo(
          "alhambra",
          1,
          2,
          6,
          true,
          List.of(VARIANT, CARLO_WINS),
          List.of(ChipBox.REPLACEABLE, TileBox.REPLACEABLE),
          List.of(ENDING),
          new AlhambraMeter().metrics());

  private final AlhambraNotation notation = new AlhambraNotation();
  private final AlhambraNarrator narrator = new AlhambraNarrator();
  private final AlhambraAdviser adviser = new AlhambraAdviser();
  private final AlhambraEyes eyes = new AlhambraEyes();

  private Alhambra() {}

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public @Nullable Refusal check(Setup setup) {
    Refusal refusal = INFO.check(setup);
    return refusal == null ? Answer.reading(() -> new Table(setup)).refusal() : refusal;
  }

  static boolean isAlcazaba(Setup setup) {
    return setup.get(VARIANT).equals(ALCAZABA);
  }

  @Override
  public AlhambraPosition start(Setup setup) {
    return new AlhambraPosition(new Table(setup));
  }

  @Override
  public AlhambraPosition world(AlhambraView view, Chance chance) {
    return AlhambraWorlds.of(view);
  }

  @Override
  public Notation<AlhambraPosition, AlhambraMove> notation() {
    return notation;
  }

  @Override
  public GameCodecs<AlhambraMove, AlhambraView> codecs() {
    return GameCodecs.of(
        AlhambraViewCodec.CODEC, AlhambraEventCodec.CODEC, AlhambraMoveCodec.CODEC);
  }

  @Override
  public Narrator<AlhambraView> narrator() {
    return narrator;
  }

  @Override
  public Adviser<AlhambraPosition, AlhambraMove> adviser() {
    return adviser;
  }

  @Override
  public Eyes<AlhambraPosition, AlhambraMove> eyes() {
    return eyes;
  }

  @Override
  public Meter<AlhambraPosition, AlhambraMove> meter() {
    return new AlhambraMeter();
  }
}
