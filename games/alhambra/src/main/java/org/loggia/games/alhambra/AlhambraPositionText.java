package org.loggia.games.alhambra;

import java.util.Map;
import org.loggia.core.Option;
import org.loggia.core.Receipt;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
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
    Table table = position.table;
    Sections.Writer text = new Sections.Writer();
    text.add("seats", Integer.toString(table.seats));
    text.add("variant", table.alcazaba ? table.setup.get(Alhambra.VARIANT) : "");
    text.add("carlo-wins", table.carloWins ? "on" : "");
    text.add("fixed", table.setup.first(), Seat.NOBODY);
    text.add("phase", position.phase == Phase.TURN ? "" : position.phase.word());
    text.add("round", position.round, standardRound(position.phase));
    text.add("caliph", position.caliph, 0);
    text.add("next", position.next, position.caliph);
    writeDice(position, text);
    for (Colour colour : Colour.ALL) {
      text.add("area." + colour.word(), markers(position, colour));
    }
    text.add("out", owners(position, position.out));
    position.side.write(text);
    for (int figure = 0; figure < table.figures; figure++) {
      text.add("score." + table.text(figure), score(position, figure));
    }
    return text.toString();
  }

  private static int standardRound(Phase phase) {
    return switch (phase) {
      case START -> 0;
      case OVER -> AlhambraPosition.ROUNDS;
      default -> 1;
    };
  }

  private static void writeDice(AlhambraPosition position, Sections.Writer text) {
    Dice dice = position.dice;
    text.add("dice", new Symbols(dice.shown).text());
    text.add("thrown", dice.thrown, position.phase == Phase.TURN ? 1 : 0);
    text.add("black", dice.black == Dice.NONE ? "" : Colour.ALL[dice.black].word());
    text.add(
        "before",
        dice.before == Dice.NONE
            ? ""
            : dice.before == 0 ? NO_DICE : new Symbols(dice.before).text());
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

  static AlhambraPosition read(String text, Map<String, Json> data) {
    Sections sections = new Sections(text);
    AlhambraPosition position = new AlhambraPosition(new Table(readSetup(sections, data)));
    Table table = position.table;
    if (sections.has("phase")) {
      position.phase = Phase.read(word(sections.take("phase"), "a phase"));
    } else {
      position.phase = Phase.TURN;
    }
    position.round =
        sections.number("round", 0, AlhambraPosition.ROUNDS, standardRound(position.phase));
    position.caliph = sections.number("caliph", 0, table.seats - 1, 0);
    position.next = sections.number("next", 0, table.seats - 1, position.caliph);
    readDice(position, sections);
    for (Colour colour : Colour.ALL) {
      readMarkers(position, colour, sections.take("area." + colour.word()));
    }
    readOwners(position, position.out, sections.take("out"));
    position.side.read(sections);
    for (int figure = 0; figure < table.figures; figure++) {
      readScore(position, figure, sections.take("score." + table.text(figure)));
    }
    sections.end();
    AlhambraPositionCheck.check(position);
    return position;
  }

  private static Setup readSetup(Sections sections, Map<String, Json> data) {
    if (!sections.has("seats")) {
      throw new Unreadable("'seats' is missing");
    }
    int seats =
        sections.number(
            "seats", Alhambra.GAME.info().fewestSeats(), Alhambra.GAME.info().mostSeats(), 0);
    int first = sections.number("fixed", 0, seats - 1, Seat.NOBODY);
    Setup setup = new Setup(seats, first, Map.of(), data);
    for (Option<?> option : Alhambra.GAME.info().options()) {
      if (sections.has(option.id())) {
        setup = setup.withText(option, word(sections.take(option.id()), "a value"));
      }
    }
    Refusal refusal = Alhambra.GAME.check(setup);
    if (refusal != null) {
      throw new Unreadable("such a table cannot be: " + refusal.clause());
    }
    return setup;
  }

  /** The one word of a section. */
  static String word(Tokens tokens, String expected) {
    String word = tokens.next(expected);
    tokens.end();
    return word;
  }

  private static void readDice(AlhambraPosition position, Sections sections) {
    Dice dice = position.dice;
    dice.shown = Symbols.read(sections.take("dice")).bits();
    dice.thrown =
        sections.number("thrown", 0, Dice.MOST_THROWS, position.phase == Phase.TURN ? 1 : 0);
    if (sections.has("black")) {
      dice.black = Colour.read(word(sections.take("black"), "a colour")).ordinal();
    }
    if (sections.has("before")) {
      Tokens before = sections.take("before");
      dice.before = before.take(NO_DICE) ? 0 : Symbols.read(before).bits();
      before.end();
    }
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
