package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.core.json.Json;
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

/** Which clause forbids a move, written plainly: the oracle of {@link PalazzoChoices}. */
final class PalazzoRefusals {
  private PalazzoRefusals() {}

  static @Nullable Refusal why(PalazzoPosition position, PalazzoMove move) {
    Refusal notNow = Refusal.notNow(position.actor());
    if (notNow != null) {
      return notNow;
    }
    return switch (position.phase) {
      case ACTION -> action(position, move);
      case TAKE -> move instanceof Take(Cards cards) ? take(position, cards) : Refusal.of("P5.3");
      case CHOOSE -> choose(position, move);
      case BID -> bid(position, move);
      case SHARE -> move instanceof Pick(Tile tile) ? pick(position, tile) : Refusal.of("P9.2");
      default -> build(position, move);
    };
  }

  private static @Nullable Refusal action(PalazzoPosition position, PalazzoMove move) {
    return switch (move) {
      case DrawTiles() -> null;
      case TurnUpMoney() -> position.money.mayTurnUp() ? null : tooLittleMoney(position.money);
      case Split split -> first(held(position, split.card()), split(position, split));
      case Join join -> first(held(position, join.card()), join(position, join));
      case Clear clear -> first(held(position, clear.card()), clear(position, clear));
      default -> Refusal.of("P4.1");
    };
  }

  private static Refusal tooLittleMoney(Money money) {
    return Refusal.of("P5.1")
        .with("cards", money.deck.size() + money.discard.size())
        .with("needed", money.turnedUp());
  }

  private static @Nullable Refusal first(@Nullable Refusal one, @Nullable Refusal other) {
    return one == null ? other : one;
  }

  // P5

  private static @Nullable Refusal take(PalazzoPosition position, Cards cards) {
    int needed = position.at == position.turn ? PalazzoPosition.TAKEN_FIRST : 1;
    if (cards.size() != needed) {
      return Refusal.of("P5.4").with("cards", cards.size()).with("needed", needed);
    }
    Cards missing = cards.minus(cards.common(position.money.display));
    return missing.isEmpty() ? null : Refusal.of("P5.5").with("card", missing.kind(0).text());
  }

  // P3, P7

  private static @Nullable Refusal choose(PalazzoPosition position, PalazzoMove move) {
    return switch (move) {
      case OpenAuction() -> null;
      case Buy buy -> buy(position, buy);
      default -> Refusal.of("P6.4");
    };
  }

  private static @Nullable Refusal buy(PalazzoPosition position, Buy move) {
    Tiles depot = position.site.depot;
    if (depot.isEmpty()) {
      return Refusal.of("P7.1");
    }
    int n = move.tiles().size();
    if (n < 1 || n > 2) {
      return Refusal.of("P7.3").with("tiles", n);
    }
    if (!depot.contains(move.tiles())) {
      return Refusal.of("P7.4").with("tiles", lacking(depot, move.tiles()));
    }
    int price = n * position.site.price();
    if (price == 0) {
      return move.cards().isEmpty() ? null : Refusal.of("P7.5");
    }
    Refusal refusal = payment(position, move.cards());
    int worth = Payment.worth(move.cards());
    return refusal != null || worth >= price
        ? refusal
        : Refusal.of("P7.2").with("worth", worth).with("price", price);
  }

  /** P3: the cards must be the player's own, and make a payment. */
  private static @Nullable Refusal payment(PalazzoPosition position, Cards cards) {
    Cards missing = cards.minus(cards.common(position.money.hand(position.at)));
    if (!missing.isEmpty()) {
      return Refusal.of("P3.5").with("card", missing.kind(0).text());
    }
    return Payment.worth(cards) == Payment.ILLEGAL ? Refusal.of("P3.1") : null;
  }

  // P8

  private static @Nullable Refusal bid(PalazzoPosition position, PalazzoMove move) {
    return switch (move) {
      case Pass() -> null;
      case RaiseBid(Cards cards) ->
          first(payment(position, cards), raise(position.running(), position.at, cards));
      default -> Refusal.of("P8.3");
    };
  }

  private static @Nullable Refusal raise(Auction auction, int seat, Cards cards) {
    Currency fixed = auction.currency(seat);
    Currency currency = Payment.currency(cards);
    if (fixed != null && currency != null && currency != fixed) {
      return Refusal.of("P8.6").with("currency", fixed.word());
    }
    int bid = auction.bid(seat) + Payment.worth(cards);
    return bid > auction.highest()
        ? null
        : Refusal.of("P8.4").with("bid", bid).with("highest", auction.highest());
  }

  /** The tiles that are asked for more often than they are there. */
  private static Json lacking(Tiles depot, Tiles asked) {
    List<Json> lacking = new ArrayList<>();
    for (Tile tile : asked.list()) {
      if (asked.count(tile) > depot.count(tile)) {
        lacking.add(Json.of(tile.text()));
      }
    }
    return Json.arr(lacking);
  }

  // P9

  private static @Nullable Refusal pick(PalazzoPosition position, Tile tile) {
    return position.site.at(position.site.builder).has(tile)
        ? null
        : Refusal.of("P9.3").with("tile", tile.text());
  }

  // P10

  private static @Nullable Refusal build(PalazzoPosition position, PalazzoMove move) {
    return switch (move) {
      case Build(Tile tile, int palace) ->
          first(pending(position, tile), onTop(position.estate[position.at], tile, palace));
      case Found(Tile tile) -> pending(position, tile);
      case Box(Tile tile) -> pending(position, tile);
      default -> Refusal.of("P10.1");
    };
  }

  private static @Nullable Refusal pending(PalazzoPosition position, Tile tile) {
    return position.pending.has(tile) ? null : Refusal.of("P10.2").with("tile", tile.text());
  }

  private static @Nullable Refusal onTop(Estate estate, Tile tile, int palace) {
    if (!estate.has(palace)) {
      return Refusal.of("P10.3").with("palace", palace);
    }
    return estate.mayBuild(tile, palace)
        ? null
        : Refusal.of("P10.4").with("floor", tile.floor()).with("top", estate.palace(palace).top());
  }

  // P11

  private static @Nullable Refusal held(PalazzoPosition position, Card card) {
    return position.money.hand(position.turn).has(card)
        ? null
        : Refusal.of("P11.1").with("card", card.text());
  }

  private static @Nullable Refusal split(PalazzoPosition position, Split move) {
    Estate estate = position.estate[position.turn];
    if (!estate.has(move.palace())) {
      return Refusal.of("P10.3").with("palace", move.palace());
    }
    if (estate.palace(move.palace()).isSingle()) {
      return Refusal.of("P11.2").with("palace", move.palace());
    }
    return estate.maySplit(move.palace(), move.floor())
        ? null
        : Refusal.of("P11.3").with("palace", move.palace()).with("floor", move.floor());
  }

  private static @Nullable Refusal join(PalazzoPosition position, Join move) {
    Estate estate = position.estate[position.turn];
    Refusal refusal = single(estate, move.single());
    if (refusal == null && !estate.has(move.palace())) {
      refusal = Refusal.of("P10.3").with("palace", move.palace());
    }
    if (refusal == null && !estate.mayJoin(move.single(), move.palace())) {
      refusal =
          Refusal.of("P11.5")
              .with("palace", move.palace())
              .with("floor", estate.palace(move.single()).base());
    }
    return refusal;
  }

  private static @Nullable Refusal clear(PalazzoPosition position, Clear move) {
    return single(position.estate[position.turn], move.single());
  }

  private static @Nullable Refusal single(Estate estate, int palace) {
    if (!estate.has(palace)) {
      return Refusal.of("P10.3").with("palace", palace);
    }
    return estate.palace(palace).isSingle() ? null : Refusal.of("P11.4").with("palace", palace);
  }
}
