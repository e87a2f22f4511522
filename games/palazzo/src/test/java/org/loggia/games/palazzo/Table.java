package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Notes;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.chance.Script;

/** A Palazzo table for tests: a position in writing, moves in writing, and what came of them. */
final class Table {
  static final String RIDER = "rider";

  final PalazzoPosition position;
  final Notes notes = new Notes();

  private Table(PalazzoPosition position) {
    this.position = position;
  }

  static Table of(String text) {
    return new Table(Palazzo.GAME.notation().readPosition(text, Map.of()).orThrow());
  }

  static Table of(PalazzoPosition position) {
    return new Table(position);
  }

  PalazzoMove move(String text) {
    return Palazzo.GAME.notation().readMove(position, text).orThrow();
  }

  /** Plays moves that must be legal; luck, if any is due in the end, stays due. */
  Table play(String... texts) {
    for (String text : texts) {
      PalazzoMove move = move(text);
      assertThat(position.why(move)).as(text).isNull();
      position.play(move, notes);
    }
    return this;
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
    Script script = Script.of(values.stream().mapToInt(value -> value).toArray());
    position.settle(script, notes);
    script.mustBeUsedUp();
    return this;
  }

  void allows(String... texts) {
    for (String text : texts) {
      assertThat(position.why(move(text))).as(text).isNull();
      assertThat(position.legal().contains(move(text))).as(text).isTrue();
      if (position.legal().count() <= Choices.LISTABLE) {
        assertThat(legal()).contains(canonical(text));
      }
    }
  }

  void refuses(String text, String clause) {
    Refusal refusal = position.why(move(text));
    assertThat(refusal == null ? "legal" : refusal.clause()).as(text).isEqualTo(clause);
    assertThat(position.legal().contains(move(text))).as(text).isFalse();
    assertThat(legal()).doesNotContain(canonical(text));
  }

  private String canonical(String text) {
    return Palazzo.GAME.notation().writeMove(move(text));
  }

  TreeSet<String> legal() {
    TreeSet<String> texts = new TreeSet<>();
    for (PalazzoMove move : position.legal().list()) {
      texts.add(Palazzo.GAME.notation().writeMove(move));
    }
    return texts;
  }

  String text() {
    return Palazzo.GAME.notation().writePosition(position);
  }

  /** What everybody heard. */
  List<Event> heard() {
    return notes.heardBy(Seat.SPECTATOR);
  }

  static Cards cards(String text) {
    return Cards.read(text);
  }
}
