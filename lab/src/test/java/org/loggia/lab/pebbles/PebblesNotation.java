package org.loggia.lab.pebbles;

import java.util.Arrays;
import java.util.Map;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.lab.pebbles.PebblesMove.Bet;
import org.loggia.lab.pebbles.PebblesMove.Take;

/** "take 2", "bet odd"; "heap 5; taken 0 0; turn 0". */
final class PebblesNotation implements Notation<PebblesPosition, PebblesMove> {
  @Override
  public String writeMove(PebblesMove move) {
    return switch (move) {
      case Take(int count) -> "take " + count;
      case Bet(String parity) -> "bet " + parity;
    };
  }

  @Override
  public String writePublicMove(PebblesMove move) {
    return move instanceof Bet ? "bet" : writeMove(move);
  }

  @Override
  public Answer<PebblesMove> readMove(PebblesPosition position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          PebblesMove move =
              switch (tokens.next("take or bet")) {
                case "take" -> new Take(tokens.number("how many", 0, 9_999));
                case "bet" -> new Bet(parity(tokens.next("odd or even")));
                default -> throw new Unreadable("a move begins with take or bet");
              };
          tokens.end();
          return move;
        });
  }

  private static String parity(String word) {
    if (!word.equals("odd") && !word.equals("even")) {
      throw new Unreadable("odd or even expected, not '" + word + "'");
    }
    return word;
  }

  @Override
  public String writePosition(PebblesPosition position) {
    Sections.Writer text = new Sections.Writer();
    text.add("heap", Integer.toString(position.heap)).add("taken", numbers(position.taken));
    position.setup().options().forEach((id, value) -> text.add("option-" + id, value));
    text.add("first", position.setup().first(), Seat.NOBODY);
    text.add("turn", position.actor, 0).add("next", position.next, position.actor);
    text.add("last", position.last, Seat.NOBODY).add("stolen", position.stolen, 0);
    boolean bets = !Arrays.stream(position.bets).allMatch(PebblesPosition.NO_BET::equals);
    return text.add("bets", bets ? String.join(" ", position.bets) : "").toString();
  }

  private static String numbers(int[] values) {
    return String.join(" ", Arrays.stream(values).mapToObj(Integer::toString).toList());
  }

  @Override
  public Answer<PebblesPosition> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> read(new Sections(text)))
        .then(
            position -> {
              Refusal refusal = new Pebbles().check(position.setup());
              return refusal == null ? Answer.yes(position) : Answer.no(refusal);
            });
  }

  private static PebblesPosition read(Sections sections) {
    int heap = sections.number("heap", 0, 5_000, 5);
    Tokens takenTokens = sections.take("taken");
    int[] taken = new int[3];
    int seats = 0;
    while (takenTokens.hasNext() && seats < 3) {
      taken[seats++] = takenTokens.number("pebbles", 0, 5_000);
    }
    takenTokens.end();
    Setup setup = Setup.of(seats == 0 ? 2 : seats);
    for (var option : new Pebbles().info().options()) {
      Tokens value = sections.take("option-" + option.id());
      if (value.hasNext()) {
        setup = setup.withText(option, value.next("a value"));
      }
      value.end();
    }
    setup = setup.withFirst(sections.number("first", 0, setup.seats() - 1, Seat.NOBODY));
    PebblesPosition position = new PebblesPosition(setup);
    position.heap = heap;
    System.arraycopy(taken, 0, position.taken, 0, position.taken.length);
    position.actor = sections.number("turn", Seat.NOBODY, setup.seats() - 1, 0);
    position.next = sections.number("next", Seat.NOBODY, setup.seats() - 1, position.actor);
    position.last = sections.number("last", Seat.NOBODY, setup.seats() - 1, Seat.NOBODY);
    position.stolen = sections.number("stolen", 0, 5_000, 0);
    Tokens bets = sections.take("bets");
    for (int seat = 0; bets.hasNext() && seat < setup.seats(); seat++) {
      String bet = bets.next("a bet");
      position.bets[seat] = bet.equals(PebblesPosition.NO_BET) ? bet : parity(bet);
    }
    bets.end();
    sections.end();
    return position;
  }
}
