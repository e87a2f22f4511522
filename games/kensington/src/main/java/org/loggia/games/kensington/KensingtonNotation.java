package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/**
 * Kensington in writing. Moves: {@code draw diamond-T4u}, {@code steal Y-L3a from 1}, {@code build
 * K-SQ4 at -2}, {@code join K-SQ1@2,0 K-SQ1@2,1}, {@code done}. Columns are counted from the start
 * door.
 */
final class KensingtonNotation implements Notation<KensingtonPosition, KensingtonMove> {
  /** More than one can hold; whoever names more hears of it from the rules. */
  private static final int MOST_NAMED = 9;

  /** Positions in writing do not say it: they are read under the rules of whoever reads them. */
  private final int revision;

  KensingtonNotation(int revision) {
    this.revision = revision;
  }

  @Override
  public String writeMove(KensingtonMove move) {
    return switch (move) {
      case Draw(Mark mark, String outline) -> "draw " + new Back(mark, outline).text();
      case Steal(Tile tile, int from) -> "steal " + tile.text() + " from " + from;
      case Build(Tile tile, int x) -> "build " + tile.text() + " at " + x;
      case Join(List<Piece> pieces) -> join(pieces);
      case Done _ -> "done";
    };
  }

  private static String join(List<Piece> pieces) {
    StringBuilder text = new StringBuilder("join");
    for (Piece piece : pieces) {
      text.append(' ').append(piece.text());
    }
    return text.toString();
  }

  @Override
  public Answer<KensingtonMove> readMove(KensingtonPosition position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          KensingtonMove move = readMove(tokens);
          tokens.end();
          return move;
        });
  }

  private static KensingtonMove readMove(Tokens tokens) {
    String verb = tokens.next("a move");
    return switch (verb) {
      case "draw" -> {
        Back back = Back.read(tokens.next("a back"));
        yield new Draw(back.mark(), back.outline());
      }
      case "steal" -> {
        Tile tile = Tile.read(tokens.next("a tile"));
        tokens.expect("from");
        yield new Steal(tile, tokens.number("a seat", 0, Kensington.MOST_SEATS - 1));
      }
      case "build" -> {
        Tile tile = Tile.read(tokens.next("a tile"));
        tokens.expect("at");
        yield new Build(tile, Piece.column(tokens.next("a column")));
      }
      case "join" -> readJoin(tokens);
      case "done" -> Done.DONE;
      default ->
          throw new Unreadable(
              "a move begins with draw, steal, build, join or done, not '" + verb + "'");
    };
  }

  private static Join readJoin(Tokens tokens) {
    List<Piece> pieces = new ArrayList<>();
    while (tokens.hasNext()) {
      pieces.add(Piece.read(tokens.next("a tile in its place")));
    }
    if (pieces.isEmpty() || pieces.size() > MOST_NAMED) {
      throw new Unreadable("two or three tiles in their places expected");
    }
    return new Join(pieces);
  }

  @Override
  public String writePosition(KensingtonPosition position) {
    return KensingtonPositionText.write(position);
  }

  @Override
  public Answer<KensingtonPosition> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> KensingtonPositionText.read(text, data, revision));
  }
}
