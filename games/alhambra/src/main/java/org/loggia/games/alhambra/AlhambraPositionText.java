package org.loggia.games.alhambra;

import java.util.Map;
import org.loggia.core.Game;
import org.loggia.core.PositionText;
import org.loggia.core.Receipt;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;
import org.loggia.core.json.Json;

/**
 * A table in writing: {@code seats 3; round 2; caliph 1; dice red red red blue blue white white
 * green; thrown 2; area.red 5/3=0 5/1=2; out 1; …}. A marker is its field and its owner, who is a
 * seat or {@code carlo}; a score is its reason, count and points ({@code score.0 a-blue=4:1}). What
 * is left out is as at the beginning of the first round; what else there is belongs to the {@link
 * Side}.
 */
final class AlhambraPositionText {
  private static final String NO_DICE = "none";

  private AlhambraPositionText() {}

  static String write(AlhambraPosition position) {
    return PositionText.write(text -> sections(position, text));
  }

  static AlhambraPosition read(String text, Map<String, Json> data) {
    Sections sections = new Sections(text);
    if (!sections.has("seats")) {
      throw new Unreadable("'seats' is missing");
    }
    Game<?, ?, ?> game = Alhambra.GAME;
    Setup setup =
        sections.setup(game, sections.seats(game.info()), "fixed", game.info().options(), data);
    AlhambraPosition position = new AlhambraPosition(new Table(setup));
    PositionText.read(sections, from -> sections(position, from));
    AlhambraPositionCheck.check(position);
    return position;
  }

  private static void sections(AlhambraPosition position, PositionText text) {
    Table table = position.table;
    text.seats(table.setup);
    text.option(table.setup, Alhambra.VARIANT);
    text.option(table.setup, Alhambra.CARLO_WINS);
    text.first("fixed", table.setup);
    position.phase = text.word("phase", position.phase, Phase.ALL, Phase.TURN);
    position.round =
        text.number(
            "round", position.round, 0, AlhambraPosition.ROUNDS, standardRound(position.phase));
    int last = table.seats - 1;
    position.caliph = text.number("caliph", position.caliph, 0, last, 0);
    position.next = text.number("next", position.next, 0, last, position.caliph);
    dice(position, text);
    for (Colour colour : Colour.ALL) {
      text.part(
          "area." + colour.word(),
          () -> markers(position, colour),
          tokens -> readMarkers(position, colour, tokens));
    }
    text.part(
        "out",
        () -> owners(position, position.out),
        tokens -> readOwners(position, position.out, tokens));
    position.side.sections(text);
    for (int i = 0; i < table.figures; i++) {
      int figure = i;
      text.part(
          "score." + table.text(figure),
          () -> score(position, figure),
          tokens -> readScore(position, figure, tokens));
    }
  }

  private static int standardRound(Phase phase) {
    return switch (phase) {
      case START -> 0;
      case OVER -> AlhambraPosition.ROUNDS;
      default -> 1;
    };
  }

  private static void dice(AlhambraPosition position, PositionText text) {
    Dice dice = position.dice;
    text.part(
        "dice",
        () -> new Symbols(dice.shown).text(),
        tokens -> dice.shown = Symbols.read(tokens).bits());
    int usual = position.phase == Phase.TURN ? 1 : 0;
    dice.thrown = text.number("thrown", dice.thrown, 0, Dice.MOST_THROWS, usual);
    Colour black =
        text.perhaps("black", dice.black == Dice.NONE ? null : Colour.ALL[dice.black], Colour.ALL);
    dice.black = black == null ? Dice.NONE : black.ordinal();
    text.part("before", () -> before(dice), tokens -> readBefore(dice, tokens));
  }

  private static String before(Dice dice) {
    return dice.before == Dice.NONE
        ? ""
        : dice.before == 0 ? NO_DICE : new Symbols(dice.before).text();
  }

  private static void readBefore(Dice dice, Tokens tokens) {
    if (tokens.hasNext()) {
      dice.before = tokens.take(NO_DICE) ? 0 : Symbols.read(tokens).bits();
    }
  }

  private static String markers(AlhambraPosition position, Colour colour) {
    StringBuilder text = new StringBuilder();
    for (int field = 0; field < Field.COUNT; field++) {
      int owner = position.area.owner(colour.ordinal(), field);
      if (owner != ResultArea.FREE) {
        text.append(text.isEmpty() ? "" : " ").append(Field.at(field).text());
        text.append('=').append(position.table.text(owner));
      }
    }
    return text.toString();
  }

  /** Each figure as often as it has markers there. */
  static String owners(AlhambraPosition position, int[] markers) {
    StringBuilder text = new StringBuilder();
    for (int figure = 0; figure < markers.length; figure++) {
      for (int i = 0; i < markers[figure]; i++) {
        text.append(text.isEmpty() ? "" : " ").append(position.table.text(figure));
      }
    }
    return text.toString();
  }

  private static String score(AlhambraPosition position, int figure) {
    StringBuilder text = new StringBuilder();
    for (Receipt receipt : position.sheet.receipts(figure, position.side.extra())) {
      text.append(text.isEmpty() ? "" : " ").append(receipt.reason());
      text.append('=').append(receipt.count()).append(':').append(receipt.points());
    }
    return text.toString();
  }

  /** The column whose results are being given out. */
  static void column(AlhambraPosition position, PositionText text) {
    text.part(
        "column",
        () -> Colour.ALL[position.column].word(),
        tokens -> position.column = Worded.read(Colour.ALL, tokens.next("'column'")).ordinal());
  }

  private static void readMarkers(AlhambraPosition position, Colour colour, Tokens tokens) {
    while (tokens.hasNext()) {
      String[] parts = parts(tokens.next("a marker"), '=', "a marker such as 5/3=0");
      int field = Field.read(parts[0]).index();
      if (position.area.owner(colour.ordinal(), field) != ResultArea.FREE) {
        throw new Unreadable("two markers on " + colour.word() + " " + parts[0]);
      }
      int figure = figure(position.table, parts[1]);
      position.area.put(colour.ordinal(), field, figure);
      position.inHand[figure]--;
    }
  }

  static void readOwners(AlhambraPosition position, int[] markers, Tokens tokens) {
    while (tokens.hasNext()) {
      int figure = figure(position.table, tokens.next("the owner of a marker"));
      markers[figure]++;
      position.inHand[figure]--;
    }
  }

  static int figure(Table table, String word) {
    if (table.hasCarlo() && word.equals(Table.CARLO)) {
      return table.seats;
    }
    return Tokens.number(word, "a seat", 0, table.seats - 1);
  }

  private static void readScore(AlhambraPosition position, int figure, Tokens tokens) {
    while (tokens.hasNext()) {
      String[] parts = parts(tokens.next("a score"), '=', "a score such as a-blue=4:1");
      String[] numbers = parts(parts[1], ':', "count and points such as 4:1");
      Receipt receipt =
          new Receipt(
              parts[0],
              Tokens.number(numbers[0], "a count", 0, ScoreSheet.MOST),
              Tokens.number(numbers[1], "points", 1, ScoreSheet.MOST));
      position.sheet.add(figure, receipt, position.side.extra());
    }
  }

  /** What stands on either side of the first such sign. */
  static String[] parts(String word, char sign, String expected) {
    int at = word.indexOf(sign);
    if (at < 0) {
      throw new Unreadable(expected + " expected, not '" + word + "'");
    }
    return new String[] {word.substring(0, at), word.substring(at + 1)};
  }
}
