package org.loggia.games.bossa;

import java.util.ArrayList;
import java.util.List;
import org.loggia.games.bossa.BossaView.Group;
import org.loggia.games.bossa.BossaView.LineView;
import org.loggia.games.bossa.BossaView.PlaceView;

/** From a position to what a seat sees of it, and back. */
final class BossaViews {
  private BossaViews() {}

  static BossaView of(BossaPosition position, int seat) {
    List<TileSet> hands = new ArrayList<>();
    List<List<Action>> used = new ArrayList<>();
    List<TokenState> tokens = new ArrayList<>();
    for (int other = 0; other < BossaPosition.SEATS; other++) {
      hands.add(new TileSet(position.hand[other]));
      used.add(actions(position.used[other]));
      tokens.add(position.hides(seat, other) ? TokenState.HIDDEN : position.token[other]);
    }
    return new BossaView(
        seat,
        position.setup,
        position.actor(),
        position.phase,
        position.turn,
        position.first,
        line(position, position.white),
        line(position, position.black),
        hands,
        used,
        tokens,
        new TileSet(position.discard),
        new TileSet(position.unseen),
        position.pile(),
        position.ending,
        position.winner == BossaPosition.NONE ? null : position.winner);
  }

  private static List<Action> actions(int bits) {
    List<Action> actions = new ArrayList<>();
    for (Action action : Action.ALL) {
      if ((bits & action.bit()) != 0) {
        actions.add(action);
      }
    }
    return actions;
  }

  private static LineView line(BossaPosition position, LineState line) {
    List<PlaceView> up = new ArrayList<>();
    List<PlaceView> down = new ArrayList<>();
    for (int value = line.die + 1; value <= line.hi; value++) {
      up.add(place(position, line, value));
    }
    for (int value = line.die - 1; value >= line.lo && value > 0; value--) {
      down.add(place(position, line, value));
    }
    return new LineView(line.die, up, down);
  }

  private static PlaceView place(BossaPosition position, LineState line, int value) {
    List<Group> layers = new ArrayList<>();
    for (int layer = 0; layer < LineState.LAYERS; layer++) {
      int tiles = line.layers[LineState.LAYERS * value + layer];
      if (tiles != 0) {
        layers.add(
            new Group(
                new TileSet(tiles),
                new TileSet(tiles & position.doubled),
                new TileSet(tiles & position.inverted)));
      }
    }
    return new PlaceView(value, layers);
  }

  /** The position of a view; a token the seat cannot know is left for imagine to decide. */
  static BossaPosition position(BossaView view) {
    BossaPosition position = new BossaPosition(view.setup());
    position.phase = view.phase();
    position.first = view.first();
    position.unseen = view.unseen().bits();
    position.discard = view.discard().bits();
    for (int seat = 0; seat < BossaPosition.SEATS; seat++) {
      position.hand[seat] = view.hands().get(seat).bits();
      for (Action action : view.used().get(seat)) {
        position.used[seat] |= action.bit();
      }
      TokenState token = view.tokens().get(seat);
      position.token[seat] = token == TokenState.HIDDEN ? TokenState.DOUBLER : token;
    }
    for (Line line : Line.ALL) {
      fill(position, position.line(line), view.line(line));
    }
    position.ending = view.ending();
    Integer winner = view.winner();
    position.winner = winner == null ? BossaPosition.NONE : winner;
    position.turn = view.turn();
    return position;
  }

  private static void fill(BossaPosition position, LineState line, LineView view) {
    line.start(view.die());
    for (PlaceView place : view.up()) {
      fill(position, line, Side.UP, place);
    }
    for (PlaceView place : view.down()) {
      fill(position, line, Side.DOWN, place);
    }
  }

  private static void fill(BossaPosition position, LineState line, Side side, PlaceView place) {
    for (int layer = 0; layer < place.layers().size(); layer++) {
      Group group = place.layers().get(layer);
      if (layer == 0) {
        line.add(side, group.tiles().bits());
      } else {
        line.cover(place.value(), group.tiles().bits());
      }
      position.doubled |= group.doubled().bits();
      position.inverted |= group.inverted().bits();
    }
  }
}
