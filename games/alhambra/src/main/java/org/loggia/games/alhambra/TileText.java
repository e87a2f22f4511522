package org.loggia.games.alhambra;

import org.loggia.core.PositionText;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * What Alcazaba adds to a position text: {@code offer.red red:NE red:open; start brown; palace.0
 * 1,0=red:NE 0,1=blue:open; reserve.0 green:S; reserve.carlo white:W; aside purple:SW+; redesigns 0
 * 2}. An offer is in the order in which it was laid.
 */
final class TileText {
  private TileText() {}

  static void sections(TileSide side, PositionText text) {
    for (Colour colour : Colour.ALL) {
      text.part(
          "offer." + colour.word(),
          () -> pile(side.tiles.offers[colour.ordinal()]),
          tokens -> readOffer(side, colour, tokens));
    }
    Colour start =
        text.perhaps(
            "start",
            side.startChip == AlhambraPosition.NONE ? null : Colour.ALL[side.startChip],
            Colour.ALL);
    side.startChip = start == null ? AlhambraPosition.NONE : start.ordinal();
    for (int i = 0; i < side.table.seats; i++) {
      int seat = i;
      text.part(
          "palace." + seat,
          () -> palace(side.tiles.palaces[seat]),
          tokens -> readPalace(side, seat, tokens));
    }
    for (int figure = 0; figure < side.table.figures; figure++) {
      TilePile reserve = side.tiles.reserves[figure];
      text.part(
          "reserve." + side.table.text(figure),
          () -> pile(reserve),
          tokens -> readPile(side, reserve, tokens));
    }
    TilePile aside = side.tiles.aside;
    text.part("aside", () -> pile(aside), tokens -> readPile(side, aside, tokens));
    text.part(
        "redesigns",
        () -> AlhambraPositionText.owners(side.position, side.redesigns),
        tokens -> AlhambraPositionText.readOwners(side.position, side.redesigns, tokens));
    if (side.position.phase == Phase.RESULTS) {
      AlhambraPositionText.column(side.position, text);
    }
  }

  private static void readPile(TileSide side, TilePile pile, Tokens tokens) {
    while (tokens.hasNext()) {
      pile.addSorted(readTile(side, tokens.next("a tile")));
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
