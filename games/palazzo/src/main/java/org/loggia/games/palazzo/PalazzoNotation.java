package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.games.palazzo.PalazzoMove.Box;
import org.loggia.games.palazzo.PalazzoMove.Build;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Found;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Pick;
import org.loggia.games.palazzo.PalazzoMove.RaiseBid;
import org.loggia.games.palazzo.PalazzoMove.Split;
import org.loggia.games.palazzo.PalazzoMove.Take;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/**
 * Palazzo in writing: {@code money}, {@code take 4r+2}, {@code tiles}, {@code buy b12+m31 with
 * 6g+2}, {@code auction}, {@code raise 4r+4g+4s}, {@code pass}, {@code pick s23}, {@code build s23
 * on 2}, {@code found s23}, {@code box s23}, {@code split 2 floor 3 for 4r}, {@code join 3 into 1
 * for 2}, {@code clear 3 for 2}.
 */
final class PalazzoNotation implements Notation<PalazzoPosition, PalazzoMove> {
  /** Nobody has more palaces than there are tiles. */
  static final int MOST_PALACES = 48;

  @Override
  public String writeMove(PalazzoMove move) {
    return switch (move) {
      case TurnUpMoney() -> "money";
      case Take(Cards cards) -> "take " + cards.text("+");
      case DrawTiles() -> "tiles";
      case Buy(Tiles tiles, Cards cards) ->
          "buy " + tiles.text("+") + (cards.isEmpty() ? "" : " with " + cards.text("+"));
      case OpenAuction() -> "auction";
      case RaiseBid(Cards cards) -> "raise " + cards.text("+");
      case Pass() -> "pass";
      case Pick(Tile tile) -> "pick " + tile.text();
      case Build(Tile tile, int palace) -> "build " + tile.text() + " on " + palace;
      case Found(Tile tile) -> "found " + tile.text();
      case Box(Tile tile) -> "box " + tile.text();
      case Split(int palace, int floor, Card card) ->
          "split " + palace + " floor " + floor + " for " + card.text();
      case Join(int single, int palace, Card card) ->
          "join " + single + " into " + palace + " for " + card.text();
      case Clear(int single, Card card) -> "clear " + single + " for " + card.text();
    };
  }

  @Override
  public Answer<PalazzoMove> readMove(PalazzoPosition position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          PalazzoMove move = readMove(tokens);
          tokens.end();
          return move;
        });
  }

  private static PalazzoMove readMove(Tokens tokens) {
    String verb = tokens.next("a move");
    return switch (verb) {
      case "money" -> new TurnUpMoney();
      case "take" -> new Take(Cards.read(tokens.next("cards")));
      case "tiles" -> new DrawTiles();
      case "buy" -> {
        Tiles tiles = readTiles(tokens.next("tiles"));
        yield new Buy(tiles, tokens.take("with") ? Cards.read(tokens.next("cards")) : Cards.NONE);
      }
      case "auction" -> new OpenAuction();
      case "raise" -> new RaiseBid(Cards.read(tokens.next("cards")));
      case "pass" -> new Pass();
      case "pick" -> new Pick(readTile(tokens));
      case "build" -> {
        Tile tile = readTile(tokens);
        tokens.expect("on");
        yield new Build(tile, readPalace(tokens));
      }
      case "found" -> new Found(readTile(tokens));
      case "box" -> new Box(readTile(tokens));
      case "split" -> {
        int palace = readPalace(tokens);
        tokens.expect("floor");
        int floor = tokens.number("a floor", 1, Tile.FLOORS);
        yield new Split(palace, floor, readPrice(tokens));
      }
      case "join" -> {
        int single = readPalace(tokens);
        tokens.expect("into");
        int palace = readPalace(tokens);
        yield new Join(single, palace, readPrice(tokens));
      }
      case "clear" -> {
        int single = readPalace(tokens);
        yield new Clear(single, readPrice(tokens));
      }
      default ->
          throw new Unreadable(
              "a move begins with money, take, tiles, buy, auction, raise, pass, pick, build,"
                  + " found, box, split, join or clear, not '"
                  + verb
                  + "'");
    };
  }

  private static Tile readTile(Tokens tokens) {
    return Tile.read(tokens.next("a tile"));
  }

  private static Tiles readTiles(String text) {
    List<Tile> tiles = new ArrayList<>();
    for (String part : text.split("\\+", -1)) {
      tiles.add(Tile.read(part));
    }
    return Tiles.of(tiles);
  }

  private static int readPalace(Tokens tokens) {
    return tokens.number("the number of a palace", 1, MOST_PALACES);
  }

  private static Card readPrice(Tokens tokens) {
    tokens.expect("for");
    return Card.read(tokens.next("a card"));
  }

  @Override
  public String writePosition(PalazzoPosition position) {
    return PalazzoPositionText.write(position);
  }

  @Override
  public Answer<PalazzoPosition> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> PalazzoPositionText.read(text, data));
  }
}
