package org.loggia.games.palazzo;

import java.util.Objects;
import org.loggia.core.Choices;
import org.loggia.games.palazzo.PalazzoMove.Box;
import org.loggia.games.palazzo.PalazzoMove.Build;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Found;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Pick;
import org.loggia.games.palazzo.PalazzoMove.RaiseBid;
import org.loggia.games.palazzo.PalazzoMove.Take;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** The legal moves, counted and numbered. Payments can be millions, so nothing is listed. */
final class PalazzoChoices implements Choices<PalazzoMove> {
  private final PalazzoPosition position;
  private final Rebuilds rebuilds = new Rebuilds();
  private final Payments payments = new Payments();
  private int count = -1;

  PalazzoChoices(PalazzoPosition position) {
    this.position = position;
  }

  void forget() {
    count = -1;
  }

  @Override
  public int count() {
    if (count < 0) {
      count = find(position.phase);
    }
    return count;
  }

  // Asked at every move: a chain of questions, the likely ones first, is faster than a switch: that
  // would look the phase up in a table first.

  private int find(Phase phase) {
    if (phase == Phase.ACTION) {
      return countActions();
    }
    if (phase == Phase.TAKE) {
      return countTakes();
    }
    if (phase == Phase.CHOOSE) {
      return 1 + countPurchases();
    }
    if (phase.isBuilding()) {
      return countPlaces();
    }
    if (phase == Phase.BID) {
      return 1 + countRaises();
    }
    return phase == Phase.SHARE ? position.site.at(position.site.builder).kinds() : 0;
  }

  @Override
  public PalazzoMove get(int k) {
    Objects.checkIndex(k, count());
    Phase phase = position.phase;
    if (phase == Phase.ACTION) {
      return action(k);
    }
    if (phase == Phase.TAKE) {
      return take(k);
    }
    if (phase == Phase.CHOOSE) {
      return k == 0 ? new OpenAuction() : purchase(k - 1);
    }
    if (phase == Phase.BID) {
      return k == 0 ? new Pass() : new RaiseBid(payments.get(needed(), k - 1));
    }
    return phase == Phase.SHARE
        ? new Pick(position.site.at(position.site.builder).kind(k))
        : place(k);
  }

  @Override
  public boolean contains(PalazzoMove move) {
    // A search asks this all the time, and mostly about money; it does not need the reason.
    if (position.phase == Phase.TAKE && move instanceof Take(Cards cards)) {
      int needed = position.at == position.turn ? PalazzoPosition.TAKEN_FIRST : 1;
      return cards.size() == needed && position.money.display.contains(cards);
    }
    return position.why(move) == null;
  }

  private Cards hand() {
    return position.money.hand(position.at);
  }

  // Actions: money, tiles, and every way to rebuild with every kind of card.

  private int countActions() {
    rebuilds.of(position.estate[position.turn]);
    return beforeRebuilds() + rebuilds.count() * hand().kinds();
  }

  private int beforeRebuilds() {
    return position.money.mayTurnUp() ? 2 : 1;
  }

  private PalazzoMove action(int k) {
    if (k == 0) {
      return new DrawTiles();
    }
    int rebuild = k - beforeRebuilds();
    if (rebuild < 0) {
      return new TurnUpMoney();
    }
    Cards hand = hand();
    int kinds = hand.kinds();
    return rebuilds.get(rebuild / kinds, hand.kind(rebuild % kinds));
  }

  // Money: one card for most players, two for the active one.

  private int countTakes() {
    Cards display = position.money.display;
    return position.at == position.turn ? display.pairs() : display.kinds();
  }

  private PalazzoMove take(int k) {
    Cards display = position.money.display;
    if (position.at != position.turn) {
      return new Take(Cards.of(display.kind(k)));
    }
    return new Take(display.pair(k));
  }

  // Purchases: every tile or pair of tiles with every payment that is enough.

  private int countPurchases() {
    Tiles depot = position.site.depot;
    int price = position.site.price();
    int kinds = depot.kinds();
    if (price == 0) {
      return kinds + depot.pairs();
    }
    int dearest = depot.size() < 2 ? price : 2 * price;
    payments.of(hand(), null, dearest);
    int purchases = kinds * payments.count(price);
    return depot.size() < 2 ? purchases : purchases + depot.pairs() * payments.count(2 * price);
  }

  private PalazzoMove purchase(int k) {
    Tiles depot = position.site.depot;
    int price = position.site.price();
    int ways = price == 0 ? 1 : payments.count(price);
    int ofOne = depot.kinds() * ways;
    if (k < ofOne) {
      return new Buy(Tiles.of(depot.kind(k / ways)), payment(price, k % ways));
    }
    int waysForTwo = price == 0 ? 1 : payments.count(2 * price);
    int pair = (k - ofOne) / waysForTwo;
    return new Buy(depot.pair(pair), payment(2 * price, (k - ofOne) % waysForTwo));
  }

  private Cards payment(int price, int k) {
    return price == 0 ? Cards.NONE : payments.get(price, k);
  }

  // Raises: every payment that makes the bid the highest.

  private int countRaises() {
    payments.of(hand(), position.running().currency(position.at), needed());
    return payments.count(needed());
  }

  private int needed() {
    return position.running().needed(position.at);
  }

  // Places for tiles: on each palace that is low enough, as a new palace, in the box.

  private int countPlaces() {
    int places = 0;
    for (int kind = 0; kind < position.pending.kinds(); kind++) {
      places += places(position.pending.kind(kind));
    }
    return places;
  }

  private int places(Tile tile) {
    Estate estate = position.estate[position.at];
    int places = 2;
    for (int number = 1; number <= estate.size(); number++) {
      places += estate.mayBuild(tile, number) ? 1 : 0;
    }
    return places;
  }

  private PalazzoMove place(int k) {
    int left = k;
    int kind = 0;
    Tile tile = position.pending.kind(kind);
    for (int places = places(tile); left >= places; places = places(tile)) {
      left -= places;
      tile = position.pending.kind(++kind);
    }
    Estate estate = position.estate[position.at];
    for (int number = 1; number <= estate.size(); number++) {
      if (estate.mayBuild(tile, number) && left-- == 0) {
        return new Build(tile, number);
      }
    }
    return left == 0 ? new Found(tile) : new Box(tile);
  }
}
