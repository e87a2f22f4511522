package org.loggia.games.azul;

import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameInfo;
import org.loggia.core.Meter;
import org.loggia.core.Narrator;
import org.loggia.core.Notation;
import org.loggia.core.Option;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/** The title: start here. The round is in {@link AzulPosition}, the rules in RULES.md. */
public final class Azul implements Game<AzulPosition, AzulMove, AzulView> {
  public static final Azul GAME = new Azul();

  public static final String COLOURED = "coloured";
  public static final String GREY = "grey";

  /** Which side of the boards is used: with printed colours, or grey with free columns. */
  public static final Option<String> SIDE = new Option.Choice("side", List.of(COLOURED, GREY));

  /** After so many rounds the game ends in any case. */
  public static final Option<Integer> ROUNDS = new Option.Count("rounds", 1, 1000, 40);

  static final String ROW = "row";
  static final String NOTHING_DEALT = "nothing-dealt";
  static final String CAP = "cap";

  /** A row is complete; there was no tile left to deal; the last round was played. */
  static final List<String> ENDINGS = List.of(ROW, NOTHING_DEALT, CAP);

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 4;

  private static final GameInfo INFO =
      new GameInfo(
          "azul",
          1,
          FEWEST_SEATS,
          MOST_SEATS,
          true,
          List.of(SIDE, ROUNDS),
          ENDINGS,
          new AzulMeter().metrics());

  private final AzulNotation notation = new AzulNotation();
  private final AzulNarrator narrator = new AzulNarrator();
  private final AzulAdviser adviser = new AzulAdviser();
  private final AzulEyes eyes = new AzulEyes();

  private Azul() {}

  /** A2.1: two for each player and one more. */
  static int displays(int seats) {
    return 2 * seats + 1;
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public AzulPosition start(Setup setup) {
    return new AzulPosition(setup);
  }

  @Override
  public AzulPosition world(AzulView view, Chance chance) {
    return AzulViews.position(view);
  }

  @Override
  public Notation<AzulPosition, AzulMove> notation() {
    return notation;
  }

  @Override
  public GameCodecs<AzulMove, AzulView> codecs() {
    return GameCodecs.of(AzulViewCodec.CODEC, AzulEventCodec.CODEC, AzulMoveCodec.CODEC);
  }

  @Override
  public Narrator<AzulView> narrator() {
    return narrator;
  }

  @Override
  public Adviser<AzulPosition, AzulMove> adviser() {
    return adviser;
  }

  @Override
  public Eyes<AzulPosition, AzulMove> eyes() {
    return eyes;
  }

  @Override
  public Meter<AzulPosition, AzulMove> meter() {
    return new AzulMeter();
  }
}
