package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Event;
import org.loggia.core.Seat;
import org.loggia.testkit.TestTable;

/** A Palazzo table for tests: a position in writing, moves in writing, and what came of them. */
final class Table extends TestTable<Table, PalazzoPosition, PalazzoMove, PalazzoView> {
  static final String RIDER = "rider";

  private Table(PalazzoPosition position) {
    super(Palazzo.GAME, position);
  }

  private Table(String text) {
    super(Palazzo.GAME, text, Map.of());
  }

  static Table of(String text) {
    return new Table(text);
  }

  static Table of(PalazzoPosition position) {
    return new Table(position);
  }

  /** Settles with these tiles, or riders, coming up. */
  Table draws(String... things) {
    Site site = new Site(position.stackTable);
    site.copyFrom(position.site);
    List<Integer> values = new ArrayList<>();
    for (String thing : things) {
      int current = site.current();
      Tiles stack = site.stack[current];
      int index = thing.equals(RIDER) ? stack.size() : stack.list().indexOf(Tile.read(thing));
      assertThat(index).as(thing + " is in the current stack").isNotNegative();
      if (stack.size() + site.ridersIn(current) > 1) {
        values.add(index);
      }
      if (thing.equals(RIDER)) {
        site.riders++;
      } else {
        site.stack[current] = stack.minus(Tile.read(thing));
      }
    }
    return settle(values);
  }

  /** Settles with this money turned up, card by card. */
  Table turnsUp(String... cards) {
    Money money = new Money(position.seats);
    money.copyFrom(position.money);
    List<Integer> values = new ArrayList<>();
    for (String text : cards) {
      if (money.deck.isEmpty()) {
        money.reshuffle();
      }
      Card card = Card.read(text);
      int index = money.deck.list().indexOf(card);
      assertThat(index).as(text + " is in the deck").isNotNegative();
      if (money.deck.size() > 1) {
        values.add(index);
      }
      money.deck = money.deck.minus(card);
    }
    return settle(values);
  }

  private Table settle(List<Integer> values) {
    return settle(values.stream().mapToInt(value -> value).toArray());
  }

  /** What everybody heard. */
  List<Event> heard() {
    return notes.heardBy(Seat.SPECTATOR);
  }

  static Cards cards(String text) {
    return Cards.read(text);
  }
}
