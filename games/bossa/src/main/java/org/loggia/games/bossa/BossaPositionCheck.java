package org.loggia.games.bossa;

import org.loggia.core.Unreadable;

/** Refuses typed positions that cannot be played on. */
final class BossaPositionCheck {
  private BossaPositionCheck() {}

  static void check(BossaPosition position) {
    boolean rolled = position.white.die != 0;
    if (rolled == (position.phase == Phase.START) || (position.black.die != 0) != rolled) {
      throw new Unreadable("both dice lie there, except in the phase 'start'");
    }
    if (rolled && position.white.die == position.black.die) {
      throw new Unreadable("the dice must differ");
    }
    if (position.unseen == 0) {
      throw new Unreadable("one tile was set aside unseen");
    }
    int redraws = 0;
    for (int used : position.used) {
      redraws += (used & Action.REDRAW.bit()) == 0 ? 0 : 1;
    }
    if (Integer.bitCount(position.discard) > redraws) {
      throw new Unreadable(
          "each redraw throws one tile away: say 'used0 redraw' or 'used1 redraw'");
    }
    if (position.phase == Phase.START) {
      checkStart(position);
    } else if (position.phase == Phase.OVER) {
      checkOver(position);
    } else {
      checkRunning(position);
    }
    checkTokens(position);
  }

  private static void checkStart(BossaPosition position) {
    if (position.unseen != TileSet.EVERY_TILE
        || (position.used[0] | position.used[1] | position.turn | position.first) != 0) {
      throw new Unreadable("at the start nothing has happened yet");
    }
  }

  private static void checkRunning(BossaPosition position) {
    if (position.hand[0] == 0 || position.hand[1] == 0) {
      throw new Unreadable("both players need tiles in hand");
    }
    if (position.ending != null || position.winner != BossaPosition.NONE) {
      throw new Unreadable("an ending belongs to the phase 'over'");
    }
    boolean draws = position.phase == Phase.DRAW || position.phase == Phase.REDRAW;
    if (draws && position.pile() == 0) {
      throw new Unreadable("there is nothing to draw");
    }
    if (position.phase == Phase.MOVE && position.legal().count() == 0) {
      throw new Unreadable("the player to move has no legal move: that is phase 'over', ending B");
    }
  }

  private static void checkOver(BossaPosition position) {
    String ending = position.ending;
    if (ending == null || !Bossa.ENDINGS.contains(ending)) {
      throw new Unreadable("an ending A, B or C is missing");
    }
    if (position.winner == BossaPosition.NONE && !ending.equals("C")) {
      throw new Unreadable("a winner is missing");
    }
  }

  private static void checkTokens(BossaPosition position) {
    boolean choosing = position.phase == Phase.START || position.phase == Phase.TOKENS;
    boolean marked = (position.doubled | position.inverted) != 0;
    int spent = 0;
    for (int seat = 0; seat < BossaPosition.SEATS; seat++) {
      TokenState token = position.token[seat];
      spent += token == TokenState.SPENT ? 1 : 0;
      boolean unchosen =
          position.phase == Phase.START
              || (position.phase == Phase.TOKENS
                  && (seat == position.turn || position.turn == position.first));
      if (position.expansion && (token == TokenState.UNCHOSEN) != unchosen) {
        throw new Unreadable("tokens are chosen in turn, before the first draw");
      }
    }
    if (!position.expansion && (marked || position.phase == Phase.TOKENS)) {
      throw new Unreadable("tokens belong to the expansion: say 'tokens …'");
    }
    if (Integer.bitCount(position.doubled | position.inverted) != spent
        || (position.doubled & position.inverted) != 0) {
      throw new Unreadable("as many tiles carry a token as tokens were spent");
    }
    if (choosing && spent > 0) {
      throw new Unreadable("no token can be spent before all are chosen");
    }
  }
}
