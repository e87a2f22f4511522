package org.loggia.games.bossa;

import java.util.List;
import java.util.Map;
import org.loggia.core.PositionText;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;

/**
 * A Bossa table in writing: {@code white 4 up 50 33+30 down 30/21*; black 2; hand0 11 20; hand1 05;
 * turn 1}. A line is its die, then its places outwards on each side, the layers of a place parted
 * by slashes; a star marks a doubled tile, a tilde an inverted one. What is left out is as at the
 * start: nothing used, seat 0 to move.
 */
final class BossaPositionText {
  private static final int MOST_IN_HAND = 7;

  private BossaPositionText() {}

  static String write(BossaPosition position) {
    return PositionText.write(text -> sections(position, text));
  }

  static BossaPosition read(String text) {
    Sections sections = new Sections(text);
    Setup setup = sections.setup(Bossa.GAME, BossaPosition.SEATS, "fixed", List.of(), Map.of());
    boolean expansion = sections.has("tokens");
    BossaPosition position =
        new BossaPosition(expansion ? setup.with(Bossa.EXPANSION, true) : setup);
    PositionText.read(sections, from -> sections(position, from));
    BossaPositionCheck.check(position);
    return position;
  }

  private static void sections(BossaPosition position, PositionText text) {
    position.phase = text.word("phase", position.phase, Phase.ALL, Phase.MOVE);
    for (Line line : Line.ALL) {
      text.part(
          line.word(),
          () -> line(position, position.line(line)),
          tokens -> readLine(position, line, tokens));
    }
    for (int i = 0; i < BossaPosition.SEATS; i++) {
      int seat = i;
      text.part(
          "hand" + seat,
          () -> new TileSet(position.hand[seat]).text(" "),
          tokens -> position.hand[seat] = readTiles(position, tokens));
    }
    for (int i = 0; i < BossaPosition.SEATS; i++) {
      int seat = i;
      text.part(
          "used" + seat,
          () -> used(position.used[seat]),
          tokens -> readUsed(position, seat, tokens));
    }
    if (position.expansion) {
      text.part("tokens", () -> tokens(position), tokens -> readTokens(position, tokens));
    }
    text.part(
        "discard",
        () -> new TileSet(position.discard).text(" "),
        tokens -> position.discard = readTiles(position, tokens));
    position.turn = text.number("turn", position.turn, 0, 1, 0);
    position.first = text.number("first", position.first, 0, 1, 0);
    text.first("fixed", position.setup);
    position.ending = text.perhaps("ending", position.ending);
    position.winner = text.number("winner", position.winner, 0, 1, BossaPosition.NONE);
  }

  private static String tokens(BossaPosition position) {
    return position.token[0].word() + " " + position.token[1].word();
  }

  private static void readTokens(BossaPosition position, Tokens tokens) {
    for (int seat = 0; seat < BossaPosition.SEATS; seat++) {
      position.token[seat] = Worded.read(TokenState.WRITTEN, tokens.next("a token"));
    }
  }

  private static String line(BossaPosition position, LineState line) {
    if (line.die == 0) {
      return "";
    }
    StringBuilder text = new StringBuilder().append(line.die);
    for (Side side : Side.ALL) {
      int end = line.end(side);
      if (end != line.die) {
        text.append(' ').append(side.word());
      }
      for (int value = line.die; value != end; ) {
        value += side.step();
        text.append(' ').append(place(position, line, value));
      }
    }
    return text.toString();
  }

  private static String place(BossaPosition position, LineState line, int value) {
    StringBuilder text = new StringBuilder();
    for (int layer = 0; layer < LineState.LAYERS; layer++) {
      int tiles = line.layers[LineState.LAYERS * value + layer];
      if (tiles != 0) {
        text.append(layer == 0 ? "" : "/");
        String plus = "";
        for (Tile tile : new TileSet(tiles).tiles()) {
          text.append(plus).append(tile.text());
          text.append((position.doubled & tile.bit()) != 0 ? "" + Token.DOUBLER.mark() : "");
          text.append((position.inverted & tile.bit()) != 0 ? "" + Token.INVERTER.mark() : "");
          plus = "+";
        }
      }
    }
    return text.toString();
  }

  private static String used(int bits) {
    StringBuilder text = new StringBuilder();
    for (Action action : Action.ALL) {
      if ((bits & action.bit()) != 0) {
        text.append(text.isEmpty() ? "" : " ").append(action.word());
      }
    }
    return text.toString();
  }

  private static void readLine(BossaPosition position, Line line, Tokens tokens) {
    if (!tokens.hasNext()) {
      return;
    }
    LineState state = position.line(line);
    state.start(tokens.number("a die", 1, BossaPosition.FACES));
    for (Side side : Side.ALL) {
      if (tokens.take(side.word())) {
        for (String next = tokens.peek(); next != null; next = tokens.peek()) {
          if (next.equals(Side.UP.word()) || next.equals(Side.DOWN.word())) {
            break;
          }
          readPlace(position, line, side, tokens.next("a place"));
        }
      }
    }
  }

  private static void readPlace(BossaPosition position, Line line, Side side, String text) {
    LineState state = position.line(line);
    int value = state.end(side) + side.step();
    int next = state.count(state.end(side));
    if (value < 1 || value > LineState.HIGHEST) {
      throw new Unreadable("there is no place of value " + value);
    }
    String[] layers = text.split("/", -1);
    if (layers.length > LineState.LAYERS) {
      throw new Unreadable("a place has at most three layers");
    }
    for (int layer = 0; layer < layers.length; layer++) {
      int tiles = readGroup(position, line, value, layers[layer]);
      int count = Integer.bitCount(tiles);
      if (layer == 0 && (count < next || count > next + 1)) {
        throw new Unreadable("place " + value + " of " + line.word() + " has the wrong number");
      }
      if (layer > 0 && count != state.count(value)) {
        throw new Unreadable("a layer on place " + value + " has the wrong number of tiles");
      }
      if (layer == 0) {
        state.add(side, tiles);
      } else {
        state.cover(value, tiles);
      }
    }
  }

  private static int readGroup(BossaPosition position, Line line, int value, String text) {
    int group = 0;
    int sum = 0;
    for (String part : text.split("\\+", -1)) {
      Token token = null;
      String plain = part;
      for (Token each : Token.ALL) {
        if (!part.isEmpty() && part.charAt(part.length() - 1) == each.mark()) {
          token = each;
          plain = part.substring(0, part.length() - 1);
        }
      }
      Tile tile = takeTile(position, plain);
      int dots = token == null ? tile.dots(line) : token.value(tile, line);
      if (dots == 0) {
        throw new Unreadable("tile " + plain + " cannot lie on the " + line.word() + " line");
      }
      if (token == Token.DOUBLER) {
        position.doubled |= tile.bit();
      } else if (token == Token.INVERTER) {
        position.inverted |= tile.bit();
      }
      sum += dots;
      group |= tile.bit();
    }
    if (sum != value) {
      throw new Unreadable(text + " is worth " + sum + ", not " + value);
    }
    return group;
  }

  private static int readTiles(BossaPosition position, Tokens tokens) {
    int tiles = 0;
    while (tokens.hasNext()) {
      tiles |= takeTile(position, tokens.next("a tile")).bit();
    }
    if (Integer.bitCount(tiles) > MOST_IN_HAND) {
      throw new Unreadable("at most " + MOST_IN_HAND + " tiles together");
    }
    return tiles;
  }

  /** Takes the tile out of the unseen ones, so that none can be there twice. */
  private static Tile takeTile(BossaPosition position, String text) {
    Tile tile = Tile.read(text);
    if ((position.unseen & tile.bit()) == 0) {
      throw new Unreadable("tile " + text + " is there twice");
    }
    position.unseen ^= tile.bit();
    return tile;
  }

  private static void readUsed(BossaPosition position, int seat, Tokens tokens) {
    while (tokens.hasNext()) {
      String word = tokens.next("an action");
      boolean known = false;
      for (Action action : Action.ALL) {
        if (action.word().equals(word) && (position.used[seat] & action.bit()) == 0) {
          position.used[seat] |= action.bit();
          known = true;
        }
      }
      if (!known) {
        throw new Unreadable("redraw, swap or stack expected once each, not '" + word + "'");
      }
    }
  }
}
