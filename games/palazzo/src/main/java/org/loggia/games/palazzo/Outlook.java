package org.loggia.games.palazzo;

/**
 * What estates and money may become, in points: a guess for bots, no rule. The tiles that a player
 * can still hope for are shared by all palaces that have room, so that few palaces are better than
 * many. The figures are those that did best when playouts played against each other.
 */
final class Outlook {
  /** How many tiles a player can still hope for, of a fair part of those to come. */
  private static final double USEFUL = 1.3;

  /** What the windows of a storey are worth that is only hoped for. */
  private static final double WINDOWS = 1;

  /** How much a missing floor helps above the top, and below it, where only rebuilding reaches. */
  private static final double ROOM_ABOVE = 0.45;

  private static final double ROOM_BELOW = 0.26;

  /** How often the next storey is of the same material. */
  private static final double STAYS_PURE = 0.48;

  /**
   * Points for one unit of money, as long as there is something to buy. Twice as much wins for
   * somebody who looks one move ahead, but a search then hoards.
   */
  private static final double POINTS_FOR_MONEY = 0.25;

  /** With fewer tiles to hope for than this, money loses its worth. */
  private static final double PLENTY = 1.3;

  private static final double TIE_BREAK = 0.01;

  /** What money is worth that does not go with the best payment, but may later. */
  private static final double OTHER_MONEY = 0.75;

  private Outlook() {}

  /** The tiles that a player can still hope to use. The last draws may not come any more. */
  static double supply(PalazzoTable table) {
    return USEFUL * Math.max(0, table.site.left() - 3) / table.seats;
  }

  static double hope(Estate estate, double supply) {
    int growing = 0;
    for (int number = 1; number <= estate.size(); number++) {
      growing += estate.palace(number).size() < Tile.FLOORS ? 1 : 0;
    }
    double share = growing == 0 ? 0 : supply / growing;
    double hope = 0;
    for (int number = 1; number <= estate.size(); number++) {
      hope += hopeOf(estate.palace(number), share);
    }
    return hope;
  }

  /** The worth of a palace that gets so many more storeys, if it has room for them. */
  private static double hopeOf(Palace palace, double share) {
    int storeys = palace.size();
    int above = Tile.FLOORS - palace.top();
    int below = Tile.FLOORS - storeys - above;
    double more = Math.min(share, ROOM_ABOVE * above + ROOM_BELOW * below);
    int whole = (int) more;
    double part = more - whole;
    double low = value(palace, storeys + whole, whole);
    return part == 0
        ? low
        : low * (1 - part) + part * value(palace, storeys + whole + 1, whole + 1);
  }

  /** What the palace brings with so many storeys, of which some are still to come. */
  private static double value(Palace palace, int storeys, int more) {
    double value =
        Palace.heightPoints(storeys) + Palace.materialPoints(storeys) * pure(palace, more);
    return Palace.doWindowsCount(storeys) ? value + palace.windows() + WINDOWS * more : value;
  }

  private static double pure(Palace palace, int more) {
    double pure = palace.isOneMaterial() ? 1 : 0;
    for (int i = 0; i < more; i++) {
      pure *= STAYS_PURE;
    }
    return pure;
  }

  /** What money is worth, in points. */
  static double money(Cards hand, double supply) {
    return purse(hand) * (POINTS_FOR_MONEY * Math.min(1, supply / PLENTY) + TIE_BREAK);
  }

  /** What money can do: at once, and, what does not go with it, later. */
  static double purse(Cards hand) {
    int most = Payment.most(hand);
    return most + OTHER_MONEY * Math.max(0, hand.face() - most);
  }

  /** The estate with this tile where it does best: on a palace, as a new one, or in the box. */
  static Estate built(Estate estate, Tile tile, double supply) {
    double best = hope(estate, supply);
    Estate built = estate;
    for (int number = 0; number <= estate.size(); number++) {
      if (number == 0 || estate.mayBuild(tile, number)) {
        Estate after = number == 0 ? estate.found(tile) : estate.build(tile, number);
        double hope = hope(after, supply);
        if (hope > best) {
          best = hope;
          built = after;
        }
      }
    }
    return built;
  }

  /** The estate with all these tiles where they do best, lower floors first. */
  static Estate built(Estate estate, Tiles tiles, double supply) {
    Estate after = estate;
    for (int floor = 1; floor <= Tile.FLOORS; floor++) {
      for (int i = 0; i < tiles.size(); i++) {
        Tile tile = tiles.get(i);
        after = tile.floor() == floor ? built(after, tile, supply) : after;
      }
    }
    return after;
  }

  /** What these tiles would bring. */
  static double gain(Estate estate, Tiles tiles, double supply) {
    return hope(built(estate, tiles, supply), supply) - hope(estate, supply);
  }
}
