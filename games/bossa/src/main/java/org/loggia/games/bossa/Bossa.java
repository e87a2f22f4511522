package org.loggia.games.bossa;

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

/** The title: start here. The turn is in {@link BossaPosition}, the rules in RULES.md. */
public final class Bossa implements Game<BossaPosition, BossaMove, BossaView> {
  public static final Bossa GAME = new Bossa();

  /** With the Doubler and the Inverter. */
  public static final Option<Boolean> EXPANSION = new Option.Flag("expansion", false);

  /** A: a hand is empty; B: a player is stuck; C: the pile is empty. */
  static final List<String> ENDINGS = List.of("A", "B", "C");

  private static final GameInfo INFO =
      new GameInfo(
          "bossa", 1, 2, 2, false, List.of(EXPANSION), ENDINGS, new BossaMeter().metrics());

  private final BossaNotation notation = new BossaNotation();
  private final BossaNarrator narrator = new BossaNarrator();
  private final BossaAdviser adviser = new BossaAdviser();
  private final BossaEyes eyes = new BossaEyes();

  private Bossa() {}

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public BossaPosition start(Setup setup) {
    return new BossaPosition(setup);
  }

  @Override
  public BossaPosition world(BossaView view, Chance chance) {
    BossaPosition position = BossaViews.position(view);
    position.imagine(view.seat(), chance);
    return position;
  }

  @Override
  public Notation<BossaPosition, BossaMove> notation() {
    return notation;
  }

  @Override
  public GameCodecs<BossaMove, BossaView> codecs() {
    return GameCodecs.of(BossaViewCodec.CODEC, BossaEventCodec.CODEC, BossaMoveCodec.CODEC);
  }

  @Override
  public Narrator<BossaView> narrator() {
    return narrator;
  }

  @Override
  public Adviser<BossaPosition, BossaMove> adviser() {
    return adviser;
  }

  @Override
  public Eyes<BossaPosition, BossaMove> eyes() {
    return eyes;
  }

  @Override
  public Meter<BossaPosition, BossaMove> meter() {
    return new BossaMeter();
  }
}
