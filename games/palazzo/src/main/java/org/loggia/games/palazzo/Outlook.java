package org.loggia.games.palazzo;

/**
 * What estates and money may become, in points: a guess for bots, no rule. The tiles that a player
 * can still hope for are shared by all palaces that have room, so that few palaces are better than
 * many, and money is worth only what it can still buy. The figures were fitted to who won thousands
 * of games of bots.
 */
final class Outlook {
  /** How many tiles a player can still hope for, of a fair part of those to come. */
  private static final double USEFUL = 0.71;

  /** The last draws may not come any more: so many are left, on the average, when it ends. */
  private static final int LAST = 3;

  /** How much a missing floor helps above the top, and below it, where only rebuilding reaches. */
  private static final double ROOM_ABOVE = 0.52;

  private static final double ROOM_BELOW = 0.26;

  /** How often the next storey is of the same material. */
  private static final double STAYS_PURE = 0.5;

  /** Points for the first unit of money. */
  private static final double POINTS_FOR_MONEY = 0.57;

  /**
   * A purse of so much for each tile to hope for brings half of what it would by its first unit.
   */
  private static final double HALF_WORTH = 5.5;

  /** With fewer tiles to hope for than this, money loses its worth. */
  private static final double PLENTY = 3.4;

  private static final double TIE_BREAK = 0.01;

  /** What money is worth that does not go with the best payment, but may later. */
  private static final double OTHER_MONEY = 0.9;

  private Outlook() {}

  /** The tiles that a player can still hope to use. */
  static double supply(PalazzoTable table) {
    return USEFUL * Math.max(0, table.site.left() - LAST) / table.seats;
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
    double pure = palace.isOneMaterial() ? 1 : 0;
    for (int i = 0; i < whole; i++) {
      pure *= STAYS_PURE;
    }
    int windows = palace.windows();
    double low = value(storeys + whole, pure, windows);
    return part == 0
        ? low
        : low * (1 - part) + part * value(storeys + whole + 1, pure * STAYS_PURE, windows);
  }

  /** What a palace brings that is so tall, so likely of one material, and has so many windows. */
  private static double value(int storeys, double pure, int windows) {
    double value = Palace.heightPoints(storeys) + Palace.materialPoints(storeys) * pure;
    return Palace.doWindowsCount(storeys) ? value + windows : value;
  }

  /** What money is worth, in points. There is no end to what can be had, but to what it can buy. */
  static double money(Cards hand, double supply) {
    double purse = purse(hand);
    double half = HALF_WORTH * supply;
    double spent = supply == 0 ? 0 : purse * half / (half + purse);
    return POINTS_FOR_MONEY * Math.min(1, supply / PLENTY) * spent + TIE_BREAK * purse;
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
