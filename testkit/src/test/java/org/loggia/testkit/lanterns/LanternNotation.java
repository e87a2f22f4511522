package org.loggia.testkit.lanterns;

import java.util.Map;
import java.util.stream.Collectors;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Seat;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.testkit.lanterns.LanternMove.Hang;
import org.loggia.testkit.lanterns.LanternMove.Hide;

/**
 * {@code hang blue}, {@code hide amber}; and an evening as {@code seats 2; hand0 ab; hand1 bc; row
 * a0 b1}. The bag holds whatever lies nowhere else.
 */
final class LanternNotation implements Notation<Evening, LanternMove> {
  @Override
  public String writeMove(LanternMove move) {
    return (move instanceof Hang ? "hang " : "hide ") + move.lantern().word();
  }

  @Override
  public String writePublicMove(LanternMove move) {
    return move instanceof Hide ? "hide ?" : writeMove(move);
  }

  @Override
  public Answer<LanternMove> readMove(Evening position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          String verb = tokens.next("hang or hide");
          Colour lantern = Colour.ofWord(tokens.next("a lantern"));
          tokens.end();
          return switch (verb) {
            case "hang" -> new Hang(lantern);
            case "hide" -> new Hide(lantern);
            default -> throw new Unreadable("hang or hide expected, not '" + verb + "'");
          };
        });
  }

  @Override
  public String writePosition(Evening evening) {
    Sections.Writer text = new Sections.Writer();
    text.add("seats", Integer.toString(evening.setup.seats()));
    text.add("first", evening.setup.first(), Seat.NOBODY);
    text.add("length", evening.setup.options().getOrDefault("length", ""));
    text.add("phase", evening.phase.word());
    text.add("turn", evening.turn, 0);
    for (int seat = 0; seat < evening.setup.seats(); seat++) {
      text.add("hand" + seat, letters(evening.hand[seat]));
      text.add("hidden" + seat, letters(evening.hidden[seat]));
    }
    text.add(
        "row",
        evening.row.stream()
            .map(hung -> hung.lantern().letter() + hung.seat())
            .collect(Collectors.joining(" ")));
    return text.toString();
  }

  private static String letters(int[] counts) {
    return Colour.list(counts).stream().map(Colour::letter).collect(Collectors.joining());
  }

  @Override
  public Answer<Evening> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> read(new Sections(text)));
  }

  private static Evening read(Sections sections) {
    Setup setup = Setup.of(sections.number("seats", 2, 3, 2));
    if (sections.has("first")) {
      setup = setup.withFirst(sections.number("first", 0, setup.seats() - 1, 0));
    }
    if (sections.has("length")) {
      String length = word(sections, "length");
      if (!Lanterns.LENGTH.accepts(length)) {
        throw new Unreadable("the length is short or long, not '" + length + "'");
      }
      setup = setup.with(Lanterns.LENGTH, length);
    }
    Evening evening = new Evening(setup);
    evening.phase = sections.has("phase") ? Phase.ofWord(word(sections, "phase")) : Phase.TURN;
    evening.turn = sections.number("turn", 0, setup.seats() - 1, 0);
    for (int seat = 0; seat < setup.seats(); seat++) {
      take(evening, evening.hand[seat], sections, "hand" + seat);
      take(evening, evening.hidden[seat], sections, "hidden" + seat);
    }
    for (Tokens row = sections.take("row"); row.hasNext(); ) {
      hang(evening, row.next("a lantern"));
    }
    sections.end();
    mustMakeSense(evening);
    return evening;
  }

  private static String word(Sections sections, String label) {
    Tokens tokens = sections.take(label);
    String word = tokens.next(label);
    tokens.end();
    return word;
  }

  private static void take(Evening evening, int[] place, Sections sections, String label) {
    if (sections.has(label)) {
      for (char letter : word(sections, label).toCharArray()) {
        int lantern = Colour.ofLetter(letter).ordinal();
        evening.bag[lantern]--;
        place[lantern]++;
      }
    }
  }

  private static void hang(Evening evening, String word) {
    if (word.length() != 2) {
      throw new Unreadable("a lantern in the row is written as a0, not '" + word + "'");
    }
    Colour colour = Colour.ofLetter(word.charAt(0));
    int seat = Tokens.number(word.substring(1), "a seat", 0, evening.setup.seats() - 1);
    evening.bag[colour.ordinal()]--;
    evening.row.add(new LanternView.Hung(colour, seat));
  }

  private static void mustMakeSense(Evening evening) {
    for (Colour colour : Colour.ALL) {
      if (evening.bag[colour.ordinal()] < 0) {
        throw new Unreadable("there are not so many " + colour.word() + " lanterns");
      }
    }
    for (int[] hidden : evening.hidden) {
      if (Evening.sum(hidden) > Evening.MOST_HIDDEN) {
        throw new Unreadable("nobody hides more than " + Evening.MOST_HIDDEN + " lanterns");
      }
    }
    boolean ended = evening.row.size() >= Evening.ROW || evening.isBurntDown();
    if (evening.row.size() > Evening.ROW || ended != (evening.phase == Phase.OVER)) {
      throw new Unreadable("row and phase do not fit together");
    }
    if (evening.phase == Phase.TURN && Evening.sum(evening.hand[evening.turn]) == 0) {
      throw new Unreadable("the player to move holds nothing");
    }
    if (evening.phase == Phase.DRAW && Evening.sum(evening.bag) == 0) {
      throw new Unreadable("nothing can be drawn from an empty bag");
    }
    if (evening.phase == Phase.DEAL
        && Evening.sum(evening.bag) != 3 * Evening.ofEach(evening.setup)) {
      throw new Unreadable("before the deal all lanterns are in the bag");
    }
  }
}
