package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Seat;
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
    Sections.Writer text = new Sections.Writer();
    Manifest manifest = position.manifest;
    text.add("seats", Integer.toString(position.seats));
    text.add("walls", position.setup.get(Kensington.WALL_ON_GROUND) ? "" : "high");
    text.add("phase", position.phase == Phase.DRAW ? "" : position.phase.word());
    text.add("turn", position.turn, 0);
    text.add("first", position.first, 0);
    text.add("fixed", position.setup.first(), Seat.NOBODY);
    for (int seat = 0; seat < position.seats; seat++) {
      text.add("house" + seat, house(position.buildings[seat]));
    }
    for (int seat = 0; seat < position.seats; seat++) {
      text.add("gates" + seat, gates(position, seat));
    }
    text.add("chips", chips(position));
    text.add(
        "picked", position.picked == Manifest.NONE ? "" : manifest.backs[position.picked].text());
    text.add("hand", hand(position));
    text.add("idle", position.idle, 0);
    text.add("dry", position.dry, 0);
    text.add("ender", position.ender, Manifest.NONE);
    Ending ending = position.ending;
    text.add("ending", ending == null ? "" : ending.word);
    return text.toString();
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

  static KensingtonPosition read(String text, Map<String, Json> data, int revision) {
    Sections sections = new Sections(text);
    int seats =
        sections.number(
            "seats", Kensington.FEWEST_SEATS, Kensington.MOST_SEATS, Kensington.FEWEST_SEATS);
    int fixed = sections.number("fixed", 0, seats - 1, Seat.NOBODY);
    Setup setup = new Setup(seats, fixed, Map.of(), data);
    if (sections.has("walls")) {
      word(sections, "walls", "high");
      setup = setup.with(Kensington.WALL_ON_GROUND, false);
    }
    KensingtonPosition position = new KensingtonPosition(setup, revision);
    position.phase = phase(sections);
    position.turn = sections.number("turn", 0, seats - 1, 0);
    position.first = sections.number("first", 0, seats - 1, 0);
    for (int seat = 0; seat < seats; seat++) {
      readHouse(position, seat, sections.take("house" + seat));
      readGates(position, seat, sections.take("gates" + seat));
    }
    readChips(position, sections.take("chips"));
    readPicked(position, sections.take("picked"));
    readHand(position, sections.take("hand"));
    position.idle = sections.number("idle", 0, mostIdle(seats), 0);
    if (revision > FirstEnding.REVISION) {
      position.dry = sections.number("dry", 0, seats, 0);
    }
    position.ender = sections.number("ender", 0, seats - 1, Manifest.NONE);
    position.ending = ending(sections);
    sections.end();
    KensingtonPositionCheck.check(position);
    return position;
  }

  private static int mostIdle(int seats) {
    return KensingtonPosition.ROUNDS_WITHOUT_BUILDING * seats;
  }

  private static void word(Sections sections, String label, String only) {
    Tokens tokens = sections.take(label);
    tokens.expect(only);
    tokens.end();
  }

  private static Phase phase(Sections sections) {
    if (!sections.has("phase")) {
      return Phase.DRAW;
    }
    Tokens tokens = sections.take("phase");
    String word = tokens.next("a phase");
    tokens.end();
    for (Phase phase : Phase.ALL) {
      if (phase.word().equals(word)) {
        return phase;
      }
    }
    throw new Unreadable("no such phase: '" + word + "'");
  }

  private static @Nullable Ending ending(Sections sections) {
    if (!sections.has("ending")) {
      return null;
    }
    Tokens tokens = sections.take("ending");
    String word = tokens.next("an ending");
    tokens.end();
    for (Ending ending : Ending.ALL) {
      if (ending.word.equals(word)) {
        return ending;
      }
    }
    throw new Unreadable("no such ending: '" + word + "'");
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
    tokens.end();
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
    tokens.end();
    if (position.supply < 0) {
      throw new Unreadable("there are only " + all + " chips");
    }
  }

  private static void readPicked(KensingtonPosition position, Tokens tokens) {
    if (tokens.hasNext()) {
      String text = tokens.next("a back");
      tokens.end();
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
    tokens.end();
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
