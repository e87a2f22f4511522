package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * Reads what {@link PositionWriter} writes, and what people type. To save typing, one heap of money
 * may be called {@code rest}, if the {@code deck} is written out.
 */
final class PositionReader {
  private static final String REST = "rest";

  private final Sections sections;
  private final PalazzoPosition position;

  /** Money that has not been found anywhere yet. */
  private Cards left = Cards.ALL;

  /** The heap that is the rest. */
  private @Nullable String rest;

  PositionReader(String text, Map<String, Json> data) {
    sections = new Sections(text);
    position = new PalazzoPosition(setup(data));
  }

  private Setup setup(Map<String, Json> data) {
    int seats =
        sections.number("seats", Palazzo.FEWEST_SEATS, Palazzo.MOST_SEATS, Palazzo.FEWEST_SEATS);
    int fixed = sections.number("fixed", 0, seats - 1, Seat.NOBODY);
    int still = sections.number("standstill", 0, 99, Palazzo.STANDSTILL.standard());
    Setup setup = new Setup(seats, fixed, Map.of(), data).with(Palazzo.STANDSTILL, still);
    Refusal refusal = Palazzo.GAME.check(setup);
    if (refusal != null) {
      throw new Unreadable("the data of the set-up will not do: " + refusal.arguments());
    }
    return setup;
  }

  PalazzoPosition read() {
    int seats = position.seats;
    position.phase = phase();
    position.turn = sections.number("turn", 0, seats - 1, 0);
    position.at = sections.number("at", 0, seats - 1, position.turn);
    tiles();
    money();
    position.idle = sections.number("idle", 0, 99_999, 0);
    if (sections.has("ending")) {
      Tokens ending = sections.take("ending");
      position.ending = ending.next("an ending");
      ending.end();
    }
    sections.end();
    PositionCheck.check(position);
    return position;
  }

  private Phase phase() {
    Tokens tokens = sections.take("phase");
    if (!tokens.hasNext()) {
      return Phase.ACTION;
    }
    String word = tokens.next("a phase");
    tokens.end();
    for (Phase phase : Phase.ALL) {
      if (phase.word().equals(word)) {
        return phase;
      }
    }
    throw new Unreadable("no such phase: '" + word + "'");
  }

  // Tiles.

  private void tiles() {
    Site site = position.site;
    site.builder = builder();
    for (Quarry quarry : Quarry.ALL) {
      site.put(quarry, tiles(quarry.word()));
    }
    site.depot = tiles("depot");
    position.pending = tiles("pending");
    for (int seat = 0; seat < position.seats; seat++) {
      position.estate[seat] = estate(sections.take("palaces" + seat));
    }
    site.riders = sections.number("riders", 0, Site.RIDERS, 0);
    boolean written = false;
    for (String name : StackTable.NAMES) {
      written |= sections.has(name);
    }
    if (written) {
      writtenStacks();
    } else {
      usualStacks();
    }
  }

  private Quarry builder() {
    Tokens tokens = sections.take("builder");
    if (!tokens.hasNext()) {
      return Quarry.NORTH;
    }
    String word = tokens.next("a quarry");
    tokens.end();
    for (Quarry quarry : Quarry.ALL) {
      if (quarry.word().equals(word)) {
        return quarry;
      }
    }
    throw new Unreadable("north, east, south or west expected, not '" + word + "'");
  }

  private Tiles tiles(String label) {
    Tokens tokens = sections.take(label);
    List<Tile> tiles = new ArrayList<>();
    if (!tokens.take("-")) {
      while (tokens.hasNext()) {
        tiles.add(Tile.read(tokens.next("a tile")));
      }
    }
    tokens.end();
    return Tiles.of(tiles);
  }

  private static Estate estate(Tokens tokens) {
    List<Palace> palaces = new ArrayList<>();
    while (tokens.hasNext()) {
      palaces.add(Palace.read(tokens.next("a palace")));
    }
    return Estate.of(palaces);
  }

  /** What is not mentioned is in its stack. */
  private void usualStacks() {
    position.site.box = tiles("box");
    List<Tiles> stacks = TilePlaces.usualStacks(position);
    int found = TilePlaces.inPlay(position).size() + position.site.box.size();
    for (int i = 0; i < Site.STACKS; i++) {
      position.site.stack[i] = stacks.get(i);
      found += stacks.get(i).size();
    }
    if (found != position.stackTable.all().size()) {
      throw new Unreadable("a tile is there more often than in the game");
    }
  }

  /** What is not mentioned is in the box. */
  private void writtenStacks() {
    Tiles rest = position.stackTable.all();
    List<Tile> mentioned = TilePlaces.inPlay(position);
    for (int i = 0; i < Site.STACKS; i++) {
      position.site.stack[i] = tiles(StackTable.NAMES.get(i));
      mentioned.addAll(position.site.stack[i].list());
    }
    for (Tile tile : mentioned) {
      if (!rest.has(tile)) {
        throw new Unreadable("tile " + tile.text() + " is there more often than in the game");
      }
      rest = rest.minus(tile);
    }
    position.site.box = rest;
  }

  // Money.

  private void money() {
    Money money = position.money;
    boolean deckWritten = sections.has("deck");
    Cards deck = cards("deck");
    for (int seat = 0; seat < position.seats; seat++) {
      money.known[seat] = cards("hand" + seat);
      money.secret[seat] = cards("secret" + seat);
    }
    money.display = cards("display");
    money.discard = cards("discard");
    money.reshuffled = sections.has("reshuffled");
    if (money.reshuffled) {
      Tokens tokens = sections.take("reshuffled");
      tokens.expect("yes");
      tokens.end();
    }
    if (position.phase == Phase.BID) {
      position.auction = auction();
    }
    money.deck = deckWritten ? deck : left;
    if (deckWritten ? rest == null && !left.isEmpty() : rest != null) {
      throw new Unreadable("either the deck is the rest, or another heap is called so");
    }
    if (rest != null) {
      giveRest(money, rest);
    }
  }

  private Cards cards(String label) {
    Tokens tokens = sections.take(label);
    List<Card> cards = new ArrayList<>();
    while (tokens.hasNext()) {
      String word = tokens.next("a card");
      if (!word.equals(REST)) {
        cards.add(Card.read(word));
      } else if (rest == null) {
        rest = label;
      } else {
        throw new Unreadable("only one heap can be the rest");
      }
    }
    return found(Cards.of(cards));
  }

  private Cards found(Cards cards) {
    if (!left.contains(cards)) {
      throw new Unreadable("a money card is there more often than in the game");
    }
    left = left.minus(cards);
    return cards;
  }

  private void giveRest(Money money, String heap) {
    int seat = heap.charAt(heap.length() - 1) - '0';
    if (heap.startsWith("hand")) {
      money.known[seat] = money.known[seat].plus(left);
    } else if (heap.startsWith("secret")) {
      money.secret[seat] = money.secret[seat].plus(left);
    } else if (heap.equals("discard")) {
      money.discard = money.discard.plus(left);
    } else {
      throw new Unreadable("the rest can be in a hand, secret or not, or in the discard");
    }
  }

  // The auction.

  private Auction auction() {
    int out = 0;
    for (Tokens seats = sections.take("out"); seats.hasNext(); ) {
      out |= 1 << seats.number("a seat", 0, position.seats - 1);
    }
    List<Raise> raises = new ArrayList<>();
    for (Tokens words = sections.take("raises"); words.hasNext(); ) {
      raises.add(raise(words.next("a raise")));
    }
    return Auction.of(position.seats, position.turn, out, raises);
  }

  private Raise raise(String word) {
    int colon = word.indexOf(':');
    if (colon < 0) {
      throw new Unreadable("a raise such as 1:4r+2 expected, not '" + word + "'");
    }
    int seat = Tokens.number(word.substring(0, colon), "a seat", 0, position.seats - 1);
    return new Raise(seat, found(Cards.read(word.substring(colon + 1))));
  }
}
