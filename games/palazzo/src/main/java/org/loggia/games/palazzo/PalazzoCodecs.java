package org.loggia.games.palazzo;

import org.loggia.core.GameCodecs;

/** How Palazzo looks as JSON. */
final class PalazzoCodecs {
  static final GameCodecs<PalazzoMove, PalazzoView> ALL =
      new GameCodecs<>(ViewCodec.VIEW, EventCodec.EVENT, MoveCodec.MOVE);

  private PalazzoCodecs() {}
}
