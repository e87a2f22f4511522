package org.loggia.games.alhambra;

import org.loggia.core.Sections;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * What Alcazaba adds to a position text: {@code offer.red red:NE red:open; start brown; palace.0
 * 1,0=red:NE 0,1=blue:open; reserve.0 green:S; reserve.carlo white:W; aside purple:SW+; redesigns 0
 * 2}. An offer is in the order in which it was laid.
 */
final class TileText {
  private TileText() {}

  static void write(TileSide side, Sections.Writer text) {
    for (Colour colour : Colour.ALL) {
      text.add("offer." + colour.word(), pile(side.tiles.offers[colour.ordinal()]));
    }
    boolean lies = side.startChip != AlhambraPosition.NONE;
    text.add("start", lies ? Colour.ALL[side.startChip].word() : "");
    for (int seat = 0; seat < side.table.seats; seat++) {
      text.add("palace." + seat, palace(side.tiles.palaces[seat]));
    }
    for (int figure = 0; figure < side.table.figures; figure++) {
      text.add("reserve." + side.table.text(figure), pile(side.tiles.reserves[figure]));
    }
    text.add("aside", pile(side.tiles.aside));
    text.add("redesigns", AlhambraPositionText.owners(side.position, side.redesigns));
    if (side.position.phase == Phase.RESULTS) {
      text.add("column", Colour.ALL[side.position.column].word());
    }
  }

  private static String pile(TilePile pile) {
    StringBuilder text = new StringBuilder();
    for (Tile tile : pile.tiles()) {
      text.append(text.isEmpty() ? "" : " ").append(tile.text());
    }
    return text.toString();
  }

  private static String palace(Palace palace) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < palace.tiles.size(); i++) {
      int at = palace.tiles.at(i);
      text.append(text.isEmpty() ? "" : " ").append(Palace.square(at).text());
      text.append('=').append(Tile.of(palace.tile(at)).text());
    }
    return text.toString();
  }

  static void read(TileSide side, Sections sections) {
    for (Colour colour : Colour.ALL) {
      readOffer(side, colour, sections.take("offer." + colour.word()));
    }
    if (sections.has("start")) {
      side.startChip =
          Colour.read(AlhambraPositionText.word(sections.take("start"), "a colour")).ordinal();
    }
    for (int seat = 0; seat < side.table.seats; seat++) {
      readPalace(side, seat, sections.take("palace." + seat));
    }
    for (int figure = 0; figure < side.table.figures; figure++) {
      Tokens tokens = sections.take("reserve." + side.table.text(figure));
      while (tokens.hasNext()) {
        side.tiles.reserves[figure].addSorted(readTile(side, tokens.next("a tile")));
      }
    }
    Tokens aside = sections.take("aside");
    while (aside.hasNext()) {
      side.tiles.aside.addSorted(readTile(side, aside.next("a tile")));
    }
    AlhambraPositionText.readOwners(side.position, side.redesigns, sections.take("redesigns"));
    if (side.position.phase == Phase.RESULTS) {
      side.position.column =
          Colour.read(AlhambraPositionText.word(sections.take("column"), "'column'")).ordinal();
    }
  }

  /** Takes the tile out of the unseen ones, so that none can be there too often. */
  private static int readTile(TileSide side, String text) {
    int code = Tile.read(text).code();
    if (side.tiles.stock.count(code) == 0) {
      throw new Unreadable("there are not so many tiles " + text);
    }
    side.tiles.stock.remove(code);
    return code;
  }

  private static void readOffer(TileSide side, Colour colour, Tokens tokens) {
    while (tokens.hasNext()) {
      int code = readTile(side, tokens.next("a tile"));
      if (Tile.column(code) != colour.ordinal()) {
        throw new Unreadable("only " + colour.word() + " tiles lie in that column");
      }
      side.tiles.offers[colour.ordinal()].add(code);
    }
  }

  private static void readPalace(TileSide side, int seat, Tokens tokens) {
    Palace palace = side.tiles.palaces[seat];
    while (tokens.hasNext()) {
      String[] parts =
          AlhambraPositionText.parts(tokens.next("a tile"), '=', "a tile such as 1,0=red:NE");
      Square square = Square.read(parts[0]);
      int tile = readTile(side, parts[1]);
      if (!palace.isEmpty(Palace.at(square)) || palace.tiles.size() == Square.MOST_TILES) {
        throw new Unreadable("there is no room for a tile at " + parts[0]);
      }
      if (Math.max(Math.abs(square.x()), Math.abs(square.y())) > Square.MOST_TILES) {
        throw new Unreadable("nobody can build as far away as " + parts[0]);
      }
      palace.put(Palace.at(square), tile);
    }
  }
}
