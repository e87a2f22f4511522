package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.PositionText;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * An Azul table in writing: {@code F BBYR - KKWW BYRK -; C BYY; round 2; turn 1; lid 0 2 1 0 0;
 * lines0 B - RRR - -; wall0 B.... ..... ....R ..... .....; floor0 1K; score0 4}.
 *
 * <ul>
 *   <li>F: the displays, of which there are 5, 7 or 9 for 2, 3 or 4 players; C: the centre
 *   <li>lid: how many of each colour, in the order B Y R K W; whatever lies nowhere is in the bag
 *   <li>linesN, wallN, floorN, scoreN: the board of seat N, seats counted from 0; on the floor line
 *       1 is the marker; the score is without the bonuses of the end
 *   <li>starter: who began the round; when its tiling is done (phases deal and over), whoever
 *       begins the next one, or would begin it
 *   <li>marker: who has it, if it is neither in the centre nor on a floor line
 *   <li>side, rounds and first: what was agreed before the game
 * </ul>
 *
 * What is left out is empty, or as in the first round: seat 0 began and is to move, the marker lies
 * in the centre. The displays alone are a position.
 */
final class AzulPositionText {
  static final String NOTHING = "-";

  private final AzulPosition position;

  /** How many tiles of each colour have been named so far. */
  private final int[] named = new int[Colour.COUNT];

  private AzulPositionText(AzulPosition position) {
    this.position = position;
  }

  static String write(AzulPosition position) {
    return PositionText.write(new AzulPositionText(position)::sections);
  }

  static AzulPosition read(String text) {
    Sections sections = new Sections(text);
    List<String> displays = words(sections.take("F"));
    Setup setup =
        sections.setup(
            Azul.GAME, seats(displays.size()), "first", Azul.GAME.info().options(), Map.of());
    AzulPositionText reading = new AzulPositionText(new AzulPosition(setup));
    reading.readDisplays(displays);
    boolean marker = sections.has("marker");
    PositionText.read(sections, reading::sections);
    AzulPosition position = reading.position;
    if (!marker) {
      position.marker = onFloorLine(position);
    }
    reading.fillBag();
    AzulPositionCheck.check(position);
    position.open();
    return position;
  }

  private void sections(PositionText text) {
    text.part("F", this::displays, _ -> {});
    text.part("C", () -> letters(position.tiles[Sources.CENTRE]), this::readCentre);
    text.option(position.setup, Azul.SIDE);
    text.option(position.setup, Azul.ROUNDS);
    position.phase = text.word("phase", position.phase, Phase.ALL, Phase.DRAFT);
    int firstRound = position.phase == Phase.START ? 0 : 1;
    position.round = text.number("round", position.round, 0, position.mostRounds, firstRound);
    int last = position.seats - 1;
    position.turn = text.number("turn", position.turn, 0, last, 0);
    position.starter = text.number("starter", position.starter, 0, last, 0);
    text.part("marker", this::markerAside, this::readMarker);
    text.part("lid", () -> counts(position.inLid()), this::readLid);
    for (int i = 0; i < position.seats; i++) {
      BoardText board = new BoardText(this, position.grey, position.boards[i]);
      text.part("lines" + i, board::lines, board::readLines);
      text.part("wall" + i, board::wall, board::readWall);
      text.part("floor" + i, board::floor, board::readFloor);
      text.part("score" + i, board::score, board::readScore);
    }
    text.first("first", position.setup);
    position.ending = text.perhaps("ending", position.ending);
  }

  // Sources.

  private static int seats(int displays) {
    for (int seats = Azul.FEWEST_SEATS; seats <= Azul.MOST_SEATS; seats++) {
      if (Azul.displays(seats) == displays) {
        return seats;
      }
    }
    throw new Unreadable(
        "F needs the displays of 2, 3 or 4 players, which are 5, 7 or 9, not " + displays);
  }

  private String displays() {
    List<String> heaps = new ArrayList<>();
    for (int display = 1; display <= position.displays; display++) {
      long heap = position.tiles[display];
      heaps.add(heap == 0 ? NOTHING : letters(heap));
    }
    return String.join(" ", heaps);
  }

  private void readDisplays(List<String> displays) {
    for (int display = 1; display <= position.displays; display++) {
      String word = displays.get(display - 1);
      long heap = heap(word);
      if (Tiles.size(heap) > Deal.TILES_A_DISPLAY) {
        throw new Unreadable("a display has at most four tiles, not " + word);
      }
      position.fillSource(display, heap);
    }
  }

  private void readCentre(Tokens tokens) {
    position.fillSource(Sources.CENTRE, heap(tokens.hasNext() ? tokens.next("C") : NOTHING));
  }

  private long heap(String letters) {
    long heap = Tiles.NONE;
    if (!letters.equals(NOTHING)) {
      for (int i = 0; i < letters.length(); i++) {
        heap += Tiles.of(tile(letters.charAt(i)), 1);
      }
    }
    return heap;
  }

  static String letters(long heap) {
    StringBuilder text = new StringBuilder();
    for (Colour colour : Tiles.list(heap)) {
      text.append(colour.letter());
    }
    return text.toString();
  }

  // The marker, the lid and the bag.

  private String markerAside() {
    int marker = position.marker;
    return marker == AzulPosition.IN_CENTRE || position.boards[marker].hasMarker()
        ? ""
        : Integer.toString(marker);
  }

  private void readMarker(Tokens tokens) {
    if (tokens.hasNext()) {
      position.marker = tokens.number("marker", 0, position.seats - 1);
    }
  }

  /** The seat that has the marker on its floor line. */
  private static int onFloorLine(AzulPosition position) {
    for (int seat = 0; seat < position.seats; seat++) {
      if (position.boards[seat].hasMarker()) {
        return seat;
      }
    }
    return AzulPosition.IN_CENTRE;
  }

  private static String counts(long heap) {
    StringBuilder text = new StringBuilder();
    for (int count : Tiles.counts(heap)) {
      text.append(text.isEmpty() ? "" : " ").append(count);
    }
    return heap == Tiles.NONE ? "" : text.toString();
  }

  private void readLid(Tokens tokens) {
    if (tokens.hasNext()) {
      for (Colour colour : Colour.ALL) {
        int count = tokens.number("a number of tiles", 0, Tiles.OF_EACH_COLOUR);
        name(colour, count);
        position.lid += Tiles.of(colour.ordinal(), count);
      }
    }
  }

  /** What lies on floor lines counts with the lid; what lies nowhere is in the bag. */
  private void fillBag() {
    position.bag = Tiles.ALL;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      position.bag -= Tiles.of(colour, named[colour]);
    }
    for (Board board : position.boards) {
      position.lid += board.floorTiles();
    }
  }

  /** Takes a tile out of the twenty of its colour. */
  int tile(char letter) {
    Colour colour = Colour.read(letter);
    name(colour, 1);
    return colour.ordinal();
  }

  private void name(Colour colour, int count) {
    named[colour.ordinal()] += count;
    if (named[colour.ordinal()] > Tiles.OF_EACH_COLOUR) {
      throw new Unreadable("there are only twenty " + colour.word() + " tiles");
    }
  }

  static List<String> words(Tokens tokens) {
    List<String> words = new ArrayList<>();
    while (tokens.hasNext()) {
      words.add(tokens.next("a word"));
    }
    return words;
  }
}
