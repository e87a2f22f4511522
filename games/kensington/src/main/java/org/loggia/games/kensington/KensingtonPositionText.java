package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Game;
import org.loggia.core.PositionText;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * A Kensington table in writing: {@code seats 3; house0 Y-SQ4@1,0 R-SQ1-bird@1,2; gates0 K-L4f -;
 * chips 1 0 2; hand Y-SQ1; phase build; turn 1}. The start door of each house stands at 0,0 and
 * need not be said; all tiles that are not named lie in the heap. What is left out is as at the
 * start: nothing built, nothing stored, one chip each, seat 0 to draw.
 */
final class KensingtonPositionText {
  private static final String NO_TILE = "-";
  private static final String STOLEN = "stolen";
  private static final String BUILT = "built";

  private KensingtonPositionText() {}

  static String write(KensingtonPosition position) {
    return PositionText.write(text -> sections(position, text));
  }

  static KensingtonPosition read(String text, Map<String, Json> data, int revision) {
    Sections sections = new Sections(text);
    Game<?, ?, ?> game = Kensington.GAME;
    Setup setup = sections.setup(game, sections.seats(game.info()), "fixed", List.of(), data);
    boolean high = sections.has("walls");
    KensingtonPosition position =
        new KensingtonPosition(
            high ? setup.with(Kensington.WALL_ON_GROUND, false) : setup, revision);
    PositionText.read(sections, from -> sections(position, from));
    KensingtonPositionCheck.check(position);
    return position;
  }

  private static void sections(KensingtonPosition position, PositionText text) {
    int seats = position.seats;
    text.seats(position.setup);
    text.flag("walls", !position.setup.get(Kensington.WALL_ON_GROUND), "high");
    position.phase = text.word("phase", position.phase, Phase.ALL, Phase.DRAW);
    position.turn = text.number("turn", position.turn, 0, seats - 1, 0);
    position.first = text.number("first", position.first, 0, seats - 1, 0);
    text.first("fixed", position.setup);
    for (int i = 0; i < seats; i++) {
      int seat = i;
      text.part(
          "house" + seat,
          () -> house(position.buildings[seat]),
          tokens -> readHouse(position, seat, tokens));
    }
    for (int i = 0; i < seats; i++) {
      int seat = i;
      text.part(
          "gates" + seat, () -> gates(position, seat), tokens -> readGates(position, seat, tokens));
    }
    text.part("chips", () -> chips(position), tokens -> readChips(position, tokens));
    text.part("picked", () -> picked(position), tokens -> readPicked(position, tokens));
    text.part("hand", () -> hand(position), tokens -> readHand(position, tokens));
    int mostIdle = KensingtonPosition.ROUNDS_WITHOUT_BUILDING * seats;
    position.idle = text.number("idle", position.idle, 0, mostIdle, 0);
    if (position.revision > FirstEnding.REVISION) {
      position.dry = text.number("dry", position.dry, 0, seats, 0);
    }
    position.ender = text.number("ender", position.ender, 0, seats - 1, Manifest.NONE);
    position.ending = text.perhaps("ending", position.ending, Ending.ALL);
  }

  private static String picked(KensingtonPosition position) {
    int picked = position.picked;
    return picked == Manifest.NONE ? "" : position.manifest.backs[picked].text();
  }

  private static String house(Building building) {
    StringBuilder text = new StringBuilder();
    for (int piece : building.sortedPieces()) {
      text.append(text.isEmpty() ? "" : " ").append(Piece.of(building.manifest, piece).text());
    }
    return text.toString();
  }

  private static String gates(KensingtonPosition position, int seat) {
    StringBuilder text = new StringBuilder();
    boolean empty = true;
    for (int gate = 0; gate < Warehouse.GATES; gate++) {
      int sort = position.warehouses[seat].tile(gate);
      empty &= sort == Manifest.NONE;
      text.append(gate == 0 ? "" : " ");
      text.append(sort == Manifest.NONE ? NO_TILE : position.manifest.tiles[sort].text());
    }
    return empty ? "" : text.toString();
  }

  private static String chips(KensingtonPosition position) {
    StringBuilder text = new StringBuilder();
    boolean asAtStart = true;
    for (int chips : position.chips) {
      asAtStart &= chips == KensingtonPosition.CHIPS_AT_START;
      text.append(text.isEmpty() ? "" : " ").append(chips);
    }
    return asAtStart ? "" : text.toString();
  }

  private static String hand(KensingtonPosition position) {
    StringBuilder text = new StringBuilder();
    if (position.drawn != Manifest.NONE) {
      text.append(position.manifest.tiles[position.drawn].text());
    }
    if (position.stolen) {
      text.append(' ').append(STOLEN);
    }
    if (position.built) {
      text.append(text.isEmpty() ? "" : " ").append(BUILT);
    }
    return text.toString();
  }

  private static void readHouse(KensingtonPosition position, int seat, Tokens tokens) {
    List<Piece> pieces = new ArrayList<>();
    while (tokens.hasNext()) {
      pieces.add(Piece.read(tokens.next("a tile in its place")));
    }
    for (Piece piece : pieces) {
      takeTile(position, piece.tile());
    }
    KensingtonPositionCheck.build(position.buildings[seat], pieces);
  }

  private static void readGates(KensingtonPosition position, int seat, Tokens tokens) {
    for (int gate = 0; tokens.hasNext() && gate < Warehouse.GATES; gate++) {
      if (!tokens.take(NO_TILE)) {
        Tile tile = Tile.read(tokens.next("a tile"));
        position.warehouses[seat].put(gate, takeTile(position, tile));
      }
    }
  }

  private static void readChips(KensingtonPosition position, Tokens tokens) {
    int all = KensingtonPosition.CHIPS_A_SEAT * position.seats;
    position.supply = all;
    boolean said = tokens.hasNext();
    for (int seat = 0; seat < position.seats; seat++) {
      if (said) {
        position.chips[seat] = tokens.number("a number of chips", 0, all);
      }
      position.supply -= position.chips[seat];
    }
    if (position.supply < 0) {
      throw new Unreadable("there are only " + all + " chips");
    }
  }

  private static void readPicked(KensingtonPosition position, Tokens tokens) {
    if (tokens.hasNext()) {
      String text = tokens.next("a back");
      Back back = Back.read(text);
      position.picked = position.manifest.back(back.mark(), back.outline());
      if (position.picked == Manifest.NONE) {
        throw new Unreadable("there is no back " + text);
      }
    }
  }

  private static void readHand(KensingtonPosition position, Tokens tokens) {
    String next = tokens.peek();
    if (next != null && !next.equals(BUILT)) {
      position.drawn = takeTile(position, Tile.read(tokens.next("a tile")));
      position.stolen = tokens.take(STOLEN);
    }
    position.built = tokens.take(BUILT);
  }

  /** Takes the tile out of the heap, so that none can be there too often. */
  private static int takeTile(KensingtonPosition position, Tile tile) {
    int sort = position.manifest.knownSort(tile);
    if (position.heap[sort] == 0) {
      throw new Unreadable("there are not so many tiles " + tile.text() + " in the box");
    }
    position.heap[sort]--;
    position.inBack[position.manifest.backOf[sort]]--;
    return sort;
  }
}
