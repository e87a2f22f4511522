package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;
import org.loggia.core.json.Json;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Place;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;
import org.loggia.games.alhambra.AlhambraMove.Take;

/**
 * Alhambra in writing. A turn: {@code keep red red red}, {@code keep none}, {@code place red}; with
 * chips {@code black red}, {@code cancel}, {@code displace red}. A prize: {@code points}, {@code
 * chip}, {@code points exchange green}, {@code chip name 2}. In Alcazaba a prize is {@code build
 * red:NE 1,0}, {@code store red:NE}, {@code give red:NE} or {@code name 2}, and a turn may also be
 * {@code add red:NE 1,0}, {@code remove 1,0} or {@code swap red:NE 1,0}. Where it matters which of
 * two tiles that look the same is won, {@code later} behind the prize is the one that was laid
 * later: {@code store green:open later}.
 */
final class AlhambraNotation implements Notation<AlhambraPosition, AlhambraMove> {
  private static final String NONE = "none";
  private static final String EXCHANGE = "exchange";
  private static final String NAME = "name";

  @Override
  public String writeMove(AlhambraMove move) {
    return switch (move) {
      case Keep(Symbols dice) -> "keep " + (dice.bits() == 0 ? NONE : dice.text());
      case Place(Colour colour) -> "place " + colour.word();
      case Displace(Colour colour) -> "displace " + colour.word();
      case Cancel() -> "cancel";
      case BlackDie(Colour colour) -> "black " + colour.word();
      case Take(Prize prize, Symbols exchanged, Integer starter) ->
          prize.word()
              + (exchanged.bits() == 0 ? "" : " " + EXCHANGE + " " + exchanged.text())
              + (starter == null ? "" : " " + NAME + " " + starter);
      case Build(Tile tile, Square square, Twin twin) ->
          "build " + tile.text() + " " + square.text() + text(twin);
      case Store(Tile tile, Twin twin) -> "store " + tile.text() + text(twin);
      case Give(Tile tile, Twin twin) -> "give " + tile.text() + text(twin);
      case Name(int starter) -> NAME + " " + starter;
      case Add(Tile tile, Square square) -> "add " + tile.text() + " " + square.text();
      case Remove(Square square) -> "remove " + square.text();
      case Swap(Tile tile, Square square) -> "swap " + tile.text() + " " + square.text();
    };
  }

  @Override
  public Answer<AlhambraMove> readMove(AlhambraPosition position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          AlhambraMove move = readMove(tokens);
          tokens.end();
          return move;
        });
  }

  private static AlhambraMove readMove(Tokens tokens) {
    String verb = tokens.next("a move");
    return switch (verb) {
      case "keep" -> new Keep(readKept(tokens));
      case "place" -> new Place(readColour(tokens));
      case "displace" -> new Displace(readColour(tokens));
      case "cancel" -> new Cancel();
      case "black" -> new BlackDie(readColour(tokens));
      case "points", "chip" -> readTake(Worded.read(Prize.ALL, verb), tokens);
      case "build" -> new Build(readTile(tokens), readSquare(tokens), readTwin(tokens));
      case "store" -> new Store(readTile(tokens), readTwin(tokens));
      case "give" -> new Give(readTile(tokens), readTwin(tokens));
      case NAME -> new Name(tokens.number("a seat", 0, 9));
      case "add" -> new Add(readTile(tokens), readSquare(tokens));
      case "remove" -> new Remove(readSquare(tokens));
      case "swap" -> new Swap(readTile(tokens), readSquare(tokens));
      default -> throw new Unreadable("no move begins with '" + verb + "'");
    };
  }

  private static String text(@Nullable Twin twin) {
    return twin == null ? "" : " " + twin.word();
  }

  private static @Nullable Twin readTwin(Tokens tokens) {
    return tokens.hasNext() ? Worded.read(Twin.ALL, tokens.next("which of two tiles")) : null;
  }

  private static Colour readColour(Tokens tokens) {
    return Worded.read(Colour.ALL, tokens.next("a colour"));
  }

  private static Tile readTile(Tokens tokens) {
    return Tile.read(tokens.next("a tile"));
  }

  private static Square readSquare(Tokens tokens) {
    return Square.read(tokens.next("a square"));
  }

  private static Symbols readKept(Tokens tokens) {
    if (tokens.take(NONE)) {
      return Symbols.NONE;
    }
    if (!tokens.hasNext()) {
      throw new Unreadable("the dice to keep are missing, or '" + NONE + "'");
    }
    return Symbols.read(tokens);
  }

  private static Take readTake(Prize prize, Tokens tokens) {
    List<Colour> exchanged = new ArrayList<>();
    if (tokens.take(EXCHANGE)) {
      do {
        exchanged.add(readColour(tokens));
      } while (tokens.hasNext() && !NAME.equals(tokens.peek()));
    }
    Integer starter = tokens.take(NAME) ? tokens.number("a seat", 0, 9) : null;
    return new Take(prize, Symbols.of(exchanged), starter);
  }

  @Override
  public String writePosition(AlhambraPosition position) {
    return AlhambraPositionText.write(position);
  }

  @Override
  public Answer<AlhambraPosition> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> AlhambraPositionText.read(text, data));
  }
}
