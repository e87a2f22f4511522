package org.loggia.games.palazzo;

import org.loggia.core.Traits;
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

/** What can be seen of a move: what it brings, what it costs, and how much more than it must. */
final class DealTraits {
  private static final int KINDS = 14;
  private static final int GAINS = PalazzoEyes.GAINS;
  private static final int PRICES = 12;
  private static final int MOST_OVER = 8;
  private static final int PURSES = 12;
  private static final int PURSE_STEP = 3;
  private static final int MOST_CARDS = 5;

  private static final int KIND = 0;

  /** By kind of move. */
  private static final int GAIN = KIND + KINDS;

  private static final int PRICE = GAIN + KINDS * GAINS;
  private static final int OVER = PRICE + 2 * PRICES;
  private static final int LEFT = OVER + MOST_OVER;
  private static final int TILES = LEFT + PURSES + 1;
  private static final int FACE = TILES + 2;
  private static final int CARDS = FACE + PRICES;
  private static final int CERTIFICATE = CARDS + MOST_CARDS;
  private static final int FLOOR = CERTIFICATE + 1;
  private static final int SIZE = FLOOR + Tile.FLOORS;
  private static final int PURE = SIZE + Tile.FLOORS;
  private static final int PALACES = PURE + 1;
  private static final int MOST_PALACES = 8;
  static final int COUNT = PALACES + MOST_PALACES;

  private DealTraits() {}

  static void look(PalazzoPosition position, PalazzoMove move, Traits seen) {
    seen.add(KIND + kind(move));
    double supply = Outlook.supply(position);
    Estate estate = position.estate[position.at];
    switch (move) {
      case Take(Cards cards) -> {
        seen.oneAbove(FACE, PRICES, cards.face());
        seen.oneAbove(CARDS, MOST_CARDS, cards.size());
        seen.addIf(Cards.coins(cards.coins()) < cards.size(), CERTIFICATE);
      }
      case Buy(Tiles tiles, Cards cards) -> {
        int price = position.site.price() * tiles.size();
        seen.oneAbove(TILES, 2, tiles.size());
        gain(move, estate, tiles, supply, seen);
        pay(position, cards, price, seen);
      }
      case OpenAuction _ -> gain(move, estate, PalazzoEyes.lot(position), supply, seen);
      case RaiseBid(Cards cards) -> {
        gain(move, estate, PalazzoEyes.lot(position), supply, seen);
        pay(position, cards, position.running().needed(position.at), seen);
        int bid = position.running().bid(position.at) + Payment.worth(cards);
        seen.oneAbove(PRICE + PRICES, PRICES, bid);
      }
      case Pass _ -> {
        gain(move, estate, PalazzoEyes.lot(position), supply, seen);
        seen.oneAbove(PRICE, PRICES, position.running().highest());
      }
      case Pick(Tile tile) -> gain(move, estate, Tiles.of(tile), supply, seen);
      case Build(Tile tile, int number) -> {
        after(move, estate, estate.build(tile, number), supply, seen);
        Palace palace = estate.build(tile, number).palace(number);
        seen.add(FLOOR + tile.floor() - 1);
        seen.add(SIZE + palace.size() - 1);
        seen.addIf(palace.isOneMaterial(), PURE);
      }
      case Found(Tile tile) -> {
        after(move, estate, estate.found(tile), supply, seen);
        seen.add(FLOOR + tile.floor() - 1);
        seen.oneAbove(PALACES, MOST_PALACES, estate.size());
      }
      case Split(int number, int floor, Card _) ->
          after(move, estate, estate.split(number, estate.tile(number, floor)), supply, seen);
      case Join(int single, int number, Card _) ->
          after(move, estate, estate.join(single, estate.single(single), number), supply, seen);
      case Clear(int single, Card _) -> after(move, estate, estate.clear(single), supply, seen);
      case TurnUpMoney _, DrawTiles _, Box _ -> {}
    }
  }

  private static int kind(PalazzoMove move) {
    return switch (move) {
      case TurnUpMoney _ -> 0;
      case Take _ -> 1;
      case DrawTiles _ -> 2;
      case Buy _ -> 3;
      case OpenAuction _ -> 4;
      case RaiseBid _ -> 5;
      case Pass _ -> 6;
      case Pick _ -> 7;
      case Build _ -> 8;
      case Found _ -> 9;
      case Box _ -> 10;
      case Split _ -> 11;
      case Join _ -> 12;
      case Clear _ -> 13;
    };
  }

  private static void gain(
      PalazzoMove move, Estate estate, Tiles tiles, double supply, Traits seen) {
    gain(move, PalazzoEyes.gain(estate, tiles, supply), seen);
  }

  private static void after(
      PalazzoMove move, Estate before, Estate after, double supply, Traits seen) {
    gain(move, (int) (2 * (Outlook.hope(after, supply) - Outlook.hope(before, supply))), seen);
  }

  private static void gain(PalazzoMove move, int halfPoints, Traits seen) {
    seen.oneAbove(GAIN + kind(move) * GAINS, GAINS, halfPoints);
  }

  private static void pay(PalazzoPosition position, Cards cards, int price, Traits seen) {
    Cards left = position.money.hand(position.at).minus(cards);
    seen.oneAbove(PRICE, PRICES, price);
    seen.oneAbove(OVER, MOST_OVER, Payment.worth(cards) - price);
    seen.oneOf(LEFT, PURSES + 1, (int) Outlook.purse(left) / PURSE_STEP);
  }
}
