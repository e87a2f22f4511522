package org.loggia.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.games.alhambra.Alhambra;
import org.loggia.games.azul.Azul;
import org.loggia.games.bossa.Bossa;
import org.loggia.games.kensington.Kensington;
import org.loggia.games.palazzo.Palazzo;

/** Every title of the house. Adding a game is adding its folder and naming it here. */
public final class Catalogue {
  private static final List<Game<?, ?, ?>> GAMES =
      List.of(Azul.GAME, Palazzo.GAME, Kensington.GAME, Alhambra.GAME, Bossa.GAME);

  private Catalogue() {}

  public static List<Game<?, ?, ?>> games() {
    return GAMES;
  }

  /** The title with this id, or null. */
  public static @Nullable Game<?, ?, ?> game(String id) {
    for (Game<?, ?, ?> game : GAMES) {
      if (game.info().id().equals(id)) {
        return game;
      }
    }
    return null;
  }
}
