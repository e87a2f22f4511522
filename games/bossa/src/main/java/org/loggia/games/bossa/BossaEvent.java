package org.loggia.games.bossa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/** What happens at a Bossa table. */
@Derived(with = PieceCodecs.class)
public sealed interface BossaEvent extends Event {
  record Dealt(int seat, TileSet tiles) implements BossaEvent {}

  /** The dice give the lines their start, and the higher one the first turn. */
  record Rolled(int white, int black, int first) implements BossaEvent {}

  /** A player chose a token; only that player hears which. */
  record TokenKept(int seat, Token token) implements BossaEvent {}

  record TokenChosen(int seat) implements BossaEvent {}

  /** Both tokens are turned up, in order of seats. */
  record TokensShown(List<Token> tokens) implements BossaEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Drew(int seat, Tile tile) implements BossaEvent {}

  record Placed(int seat, Line line, Side side, int value, TileSet tiles, @Nullable Tile token)
      implements BossaEvent {}

  record Stacked(int seat, Line line, int value, TileSet tiles, @Nullable Tile token)
      implements BossaEvent {}

  record Discarded(int seat, Tile tile) implements BossaEvent {}

  record Swapped(int seat, Tile given, Tile taken) implements BossaEvent {}

  /** A hand is empty. */
  record HandEmptied(int seat) implements BossaEvent {}

  /** A player has no legal move left and loses. */
  record Stuck(int seat) implements BossaEvent {}

  /** The pile ran out; the hands are compared. */
  record PileEmpty(List<Integer> handSizes) implements BossaEvent {}
}
