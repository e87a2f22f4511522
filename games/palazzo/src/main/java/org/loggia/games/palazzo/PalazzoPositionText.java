package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Game;
import org.loggia.core.PositionText;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * A Palazzo table in writing: {@code seats 2; turn 1; builder east; north b12; depot s23 m31;
 * palaces0 b11-b23 m12; hand0 4r 2; secret0 3g 3s; discard 7r}. A palace is written bottom up. A
 * hand is what all know of it, and what only its owner knows.
 *
 * <p>What is left out is as at the start of a turn of seat 0. Money that is mentioned nowhere is in
 * the deck; tiles that are mentioned nowhere are in their stacks. Where that would not be true, the
 * stacks are written out, and the rest is in the box.
 */
final class PalazzoPositionText {
  private static final String NOTHING = "-";

  private final PalazzoPosition position;
  private final Site site;
  private final MoneyText money;

  /** Whether the stacks are not what follows from the other tiles. */
  private boolean stacksSaid;

  private PalazzoPositionText(PalazzoPosition position, boolean deckSaid) {
    this.position = position;
    this.site = position.site;
    this.money = new MoneyText(position, deckSaid);
  }

  static String write(PalazzoPosition position) {
    PalazzoPositionText writing = new PalazzoPositionText(position, false);
    writing.stacksSaid = !TilePlaces.usualStacks(position).equals(List.of(position.site.stack));
    return PositionText.write(writing::sections);
  }

  static PalazzoPosition read(String text, Map<String, Json> data) {
    Sections sections = new Sections(text);
    Game<?, ?, ?> game = Palazzo.GAME;
    Setup setup =
        sections.setup(game, sections.seats(game.info()), "fixed", game.info().options(), data);
    PalazzoPosition position = new PalazzoPosition(setup);
    PalazzoPositionText reading = new PalazzoPositionText(position, sections.has("deck"));
    PositionText.read(sections, reading::sections);
    reading.placeTheRest();
    reading.money.complete();
    PositionCheck.check(position);
    return position;
  }

  private void sections(PositionText text) {
    text.seats(position.setup);
    position.phase = text.word("phase", position.phase, Phase.ALL, Phase.ACTION);
    int last = position.seats - 1;
    position.turn = text.number("turn", position.turn, 0, last, 0);
    position.at = text.number("at", position.at, 0, last, position.turn);
    tiles(text);
    for (int i = 0; i <= last; i++) {
      int seat = i;
      text.part(
          "palaces" + seat,
          () -> palaces(position.estate[seat]),
          tokens -> position.estate[seat] = readPalaces(tokens));
    }
    money.sections(text);
    position.idle = text.number("idle", position.idle, 0, 99_999, 0);
    text.first("fixed", position.setup);
    text.option(position.setup, Palazzo.STANDSTILL);
    position.ending = text.perhaps("ending", position.ending);
  }

  private void tiles(PositionText text) {
    site.builder = text.word("builder", site.builder, Quarry.ALL, Quarry.NORTH);
    for (Quarry quarry : Quarry.ALL) {
      text.part(
          quarry.word(),
          () -> site.at(quarry).text(" "),
          tokens -> site.put(quarry, readTiles(tokens)));
    }
    text.part("depot", () -> site.depot.text(" "), tokens -> site.depot = readTiles(tokens));
    text.part(
        "pending",
        () -> position.pending.text(" "),
        tokens -> position.pending = readTiles(tokens));
    site.riders = text.number("riders", site.riders, 0, Site.RIDERS, 0);
    for (int i = 0; i < Site.STACKS; i++) {
      int stack = i;
      text.part(
          StackTable.NAMES.get(stack), () -> stack(stack), tokens -> readStack(stack, tokens));
    }
    text.part("box", () -> stacksSaid ? "" : site.box.text(" "), this::readBox);
  }

  private String stack(int stack) {
    Tiles tiles = site.stack[stack];
    return !stacksSaid ? "" : tiles.isEmpty() ? NOTHING : tiles.text(" ");
  }

  private void readStack(int stack, Tokens tokens) {
    stacksSaid |= tokens.hasNext();
    site.stack[stack] = readTiles(tokens);
  }

  private void readBox(Tokens tokens) {
    if (tokens.hasNext() && stacksSaid) {
      throw new Unreadable("where the stacks are written out, the rest is in the box");
    }
    site.box = readTiles(tokens);
  }

  private static Tiles readTiles(Tokens tokens) {
    List<Tile> tiles = new ArrayList<>();
    if (!tokens.take(NOTHING)) {
      while (tokens.hasNext()) {
        tiles.add(Tile.read(tokens.next("a tile")));
      }
    }
    return Tiles.of(tiles);
  }

  private static String palaces(Estate estate) {
    List<String> palaces = new ArrayList<>();
    for (Palace palace : estate.list()) {
      palaces.add(palace.text());
    }
    return String.join(" ", palaces);
  }

  private static Estate readPalaces(Tokens tokens) {
    List<Palace> palaces = new ArrayList<>();
    while (tokens.hasNext()) {
      palaces.add(Palace.read(tokens.next("a palace")));
    }
    return Estate.of(palaces);
  }

  private void placeTheRest() {
    if (stacksSaid) {
      boxTheRest();
    } else {
      stackTheRest();
    }
  }

  /** What is not mentioned is in its stack. */
  private void stackTheRest() {
    List<Tiles> stacks = TilePlaces.usualStacks(position);
    int found = TilePlaces.inPlay(position).size() + site.box.size();
    for (int i = 0; i < Site.STACKS; i++) {
      site.stack[i] = stacks.get(i);
      found += stacks.get(i).size();
    }
    if (found != position.stackTable.all().size()) {
      throw new Unreadable("a tile is there more often than in the game");
    }
  }

  /** What is not mentioned is in the box. */
  private void boxTheRest() {
    Tiles rest = position.stackTable.all();
    List<Tile> mentioned = TilePlaces.inPlay(position);
    for (int i = 0; i < Site.STACKS; i++) {
      mentioned.addAll(site.stack[i].list());
    }
    for (Tile tile : mentioned) {
      if (!rest.has(tile)) {
        throw new Unreadable("tile " + tile.text() + " is there more often than in the game");
      }
      rest = rest.minus(tile);
    }
    site.box = rest;
  }
}
