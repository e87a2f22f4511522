package org.loggia.games.bossa;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;

/** Which clause forbids a move, written plainly: the oracle of {@link BossaChoices}. */
final class BossaRefusals {
  private BossaRefusals() {}

  static @Nullable Refusal why(BossaPosition position, BossaMove move) {
    Refusal notNow = Refusal.notNow(position.actor());
    if (notNow != null) {
      return notNow;
    }
    if (position.phase == Phase.TOKENS) {
      return move instanceof Keep ? null : Refusal.of("B8.1");
    }
    return switch (move) {
      case Keep _ -> Refusal.of(position.expansion ? "B8.2" : "B8.5");
      case Place place -> place(position, place);
      case Stack stack -> stack(position, stack);
      case Redraw(Tile tile) -> redraw(position, tile);
      case Swap(Tile own, Tile other) -> swap(position, own, other);
    };
  }

  private static @Nullable Refusal place(BossaPosition position, Place move) {
    LineState line = position.line(move.line());
    int end = line.end(move.side());
    int value = end + move.side().step();
    if (value < 1) {
      return Refusal.of("B4.2").with("line", move.line().word());
    }
    int next = line.count(end);
    int n = move.tiles().size();
    if (n != next && n != next + 1) {
      return Refusal.of("B4.3").with("tiles", n).with("fewest", next).with("most", next + 1);
    }
    return group(position, move.line(), move.tiles(), move.token(), value, "B4.4");
  }

  private static @Nullable Refusal stack(BossaPosition position, Stack move) {
    if (isUsed(position, Action.STACK)) {
      return Refusal.of("B5.1");
    }
    LineState line = position.line(move.line());
    if (!line.hasTiles(move.value())) {
      return Refusal.of("B5.2").with("line", move.line().word()).with("value", move.value());
    }
    int needed = line.count(move.value());
    if (move.tiles().size() != needed) {
      return Refusal.of("B5.3").with("tiles", move.tiles().size()).with("needed", needed);
    }
    return group(position, move.line(), move.tiles(), move.token(), move.value(), "B5.4");
  }

  /** The tiles must be the player's own, count on the line, and add up. */
  private static @Nullable Refusal group(
      BossaPosition position,
      Line line,
      TileSet tiles,
      @Nullable Tile marked,
      int needed,
      String sumClause) {
    Refusal refusal = held(position, tiles.bits());
    Token token = position.token[position.turn].token();
    if (refusal == null && marked != null && token == null) {
      refusal = Refusal.of("B8.3");
    }
    if (refusal == null && marked != null && !tiles.contains(marked)) {
      refusal = Refusal.of("B8.4").with("tile", marked.text());
    }
    int sum = 0;
    for (Tile tile : tiles.tiles()) {
      int value = token != null && tile.equals(marked) ? token.value(tile, line) : tile.dots(line);
      if (refusal == null && value == 0) {
        refusal = Refusal.of("B4.1").with("tile", tile.text()).with("line", line.word());
        if (token != null && tile.equals(marked)) {
          refusal = refusal.with("token", token.word());
        }
      }
      sum += value;
    }
    if (refusal == null && sum != needed) {
      refusal = Refusal.of(sumClause).with("sum", sum).with("needed", needed);
    }
    return refusal;
  }

  private static @Nullable Refusal redraw(BossaPosition position, Tile tile) {
    if (isUsed(position, Action.REDRAW)) {
      return Refusal.of("B6.1");
    }
    if (position.pile() == 0) {
      return Refusal.of("B6.2");
    }
    return held(position, tile.bit());
  }

  private static @Nullable Refusal swap(BossaPosition position, Tile own, Tile other) {
    if (isUsed(position, Action.SWAP)) {
      return Refusal.of("B7.1");
    }
    if ((position.hand[1 - position.turn] & other.bit()) == 0) {
      return Refusal.of("B7.2").with("tile", other.text());
    }
    return held(position, own.bit());
  }

  private static @Nullable Refusal held(BossaPosition position, int tiles) {
    int missing = tiles & ~position.hand[position.turn];
    return missing == 0
        ? null
        : Refusal.of("B3.3")
            .with("tile", Tile.numbered(Integer.numberOfTrailingZeros(missing)).text());
  }

  private static boolean isUsed(BossaPosition position, Action action) {
    return (position.used[position.turn] & action.bit()) != 0;
  }
}
