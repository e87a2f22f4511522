package org.loggia.lab;

import java.nio.file.Path;
import java.util.List;
import org.loggia.core.Game;
import org.loggia.lab.show.Terminal;

/**
 * What every command works with.
 *
 * @param games the titles that there are
 * @param keep the folder for what is kept without being asked: games left early, games that broke
 */
record House(List<Game<?, ?, ?>> games, Terminal terminal, Path keep) {

  Game<?, ?, ?> game(String id) {
    for (Game<?, ?, ?> game : games) {
      if (game.info().id().equals(id)) {
        return game;
      }
    }
    throw new Complaint("There is no game \"" + id + "\" here; there are: " + ids() + ".");
  }

  /** These games, or all there are where none is named. */
  List<Game<?, ?, ?>> games(List<String> ids) {
    return ids.isEmpty() ? games : ids.stream().<Game<?, ?, ?>>map(this::game).toList();
  }

  String ids() {
    return String.join(", ", games.stream().map(game -> game.info().id()).toList());
  }
}
