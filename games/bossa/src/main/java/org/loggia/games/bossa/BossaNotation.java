package org.loggia.games.bossa;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.games.bossa.BossaMove.Keep;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Redraw;
import org.loggia.games.bossa.BossaMove.Stack;
import org.loggia.games.bossa.BossaMove.Swap;

/**
 * Bossa in writing. Moves: {@code white up 21+30}, {@code stack black 5 12+03}, {@code redraw 11},
 * {@code swap 11 for 60}, {@code keep doubler}. A tile that carries the token has a star: {@code
 * white up 21*+30}.
 */
final class BossaNotation implements Notation<BossaPosition, BossaMove> {
  private static final char TOKEN_MARK = '*';

  @Override
  public String writeMove(BossaMove move) {
    return switch (move) {
      case Keep(Token token) -> "keep " + token.word();
      case Place place ->
          place.line().word()
              + " "
              + place.side().word()
              + " "
              + group(place.tiles(), place.token());
      case Stack stack ->
          "stack "
              + stack.line().word()
              + " "
              + stack.value()
              + " "
              + group(stack.tiles(), stack.token());
      case Redraw(Tile tile) -> "redraw " + tile.text();
      case Swap(Tile own, Tile other) -> "swap " + own.text() + " for " + other.text();
    };
  }

  @Override
  public String writePublicMove(BossaMove move) {
    return move instanceof Keep ? "keep a token" : writeMove(move);
  }

  private static String group(TileSet tiles, @Nullable Tile token) {
    StringBuilder text = new StringBuilder();
    for (Tile tile : tiles.tiles()) {
      text.append(text.isEmpty() ? "" : "+").append(tile.text());
      if (tile.equals(token)) {
        text.append(TOKEN_MARK);
      }
    }
    return text.toString();
  }

  @Override
  public Answer<BossaMove> readMove(BossaPosition position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          BossaMove move = readMove(tokens);
          tokens.end();
          return move;
        });
  }

  private static BossaMove readMove(Tokens tokens) {
    String verb = tokens.next("a move");
    return switch (verb) {
      case "keep" -> new Keep(readToken(tokens.next("a token")));
      case "white", "black" -> {
        Side side = readSide(tokens.next("up or down"));
        ReadGroup group = readGroup(tokens.next("tiles"));
        yield new Place(readLine(verb), side, group.tiles, group.token);
      }
      case "stack" -> {
        Line line = readLine(tokens.next("white or black"));
        int value = tokens.number("the value of a place", 1, LineState.HIGHEST);
        ReadGroup group = readGroup(tokens.next("tiles"));
        yield new Stack(line, value, group.tiles, group.token);
      }
      case "redraw" -> new Redraw(Tile.read(tokens.next("a tile")));
      case "swap" -> {
        Tile own = Tile.read(tokens.next("a tile of yours"));
        tokens.expect("for");
        yield new Swap(own, Tile.read(tokens.next("a tile of theirs")));
      }
      default ->
          throw new Unreadable(
              "a move begins with white, black, stack, redraw, swap or keep, not '" + verb + "'");
    };
  }

  private record ReadGroup(TileSet tiles, @Nullable Tile token) {}

  private static ReadGroup readGroup(String text) {
    List<Tile> tiles = new ArrayList<>();
    Tile token = null;
    for (String part : text.split("\\+", -1)) {
      boolean marked = !part.isEmpty() && part.charAt(part.length() - 1) == TOKEN_MARK;
      Tile tile = Tile.read(marked ? part.substring(0, part.length() - 1) : part);
      if (marked && token != null) {
        throw new Unreadable("only one tile can carry the token");
      }
      token = marked ? tile : token;
      tiles.add(tile);
    }
    return new ReadGroup(TileSet.of(tiles), token);
  }

  static Line readLine(String word) {
    return switch (word) {
      case "white" -> Line.WHITE;
      case "black" -> Line.BLACK;
      default -> throw new Unreadable("white or black expected, not '" + word + "'");
    };
  }

  private static Side readSide(String word) {
    return switch (word) {
      case "up" -> Side.UP;
      case "down" -> Side.DOWN;
      default -> throw new Unreadable("up or down expected, not '" + word + "'");
    };
  }

  private static Token readToken(String word) {
    return switch (word) {
      case "doubler" -> Token.DOUBLER;
      case "inverter" -> Token.INVERTER;
      default -> throw new Unreadable("doubler or inverter expected, not '" + word + "'");
    };
  }

  @Override
  public String writePosition(BossaPosition position) {
    return BossaPositionText.write(position);
  }

  @Override
  public Answer<BossaPosition> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> BossaPositionText.read(text));
  }
}
