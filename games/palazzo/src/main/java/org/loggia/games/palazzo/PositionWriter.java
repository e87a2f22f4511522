package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Seat;
import org.loggia.core.Sections;

/**
 * A Palazzo table in writing: {@code seats 2; turn 1; builder east; north b12; depot s23 m31;
 * palaces0 b11-b23 m12; hand0 4r 2; secret0 3g 3s; discard 7r}. A palace is written bottom up. A
 * hand is what all know of it, and what only its owner knows.
 *
 * <p>What is left out is as at the start of a turn of seat 0. Money that is mentioned nowhere is in
 * the deck; tiles that are mentioned nowhere are in their stacks. Where that would not be true, the
 * stacks are written out, and the rest is in the box.
 */
final class PositionWriter {
  private PositionWriter() {}

  static String write(PalazzoPosition position) {
    Sections.Writer text = new Sections.Writer();
    text.add("seats", Integer.toString(position.seats));
    text.add("phase", position.phase == Phase.ACTION ? "" : position.phase.word());
    text.add("turn", position.turn, 0);
    text.add("at", position.at, position.turn);
    tiles(text, position);
    for (int seat = 0; seat < position.seats; seat++) {
      text.add("palaces" + seat, palaces(position.estate[seat]));
    }
    money(text, position);
    auction(text, position);
    text.add("idle", position.idle, 0);
    text.add("fixed", position.setup.first(), Seat.NOBODY);
    text.add("standstill", position.stillRounds, Palazzo.STANDSTILL.standard());
    text.add("ending", position.ending == null ? "" : position.ending);
    return text.toString();
  }

  private static void tiles(Sections.Writer text, PalazzoPosition position) {
    Site site = position.site;
    text.add("builder", site.builder == Quarry.NORTH ? "" : site.builder.word());
    for (Quarry quarry : Quarry.ALL) {
      text.add(quarry.word(), site.at(quarry).text(" "));
    }
    text.add("depot", site.depot.text(" "));
    text.add("pending", position.pending.text(" "));
    text.add("riders", site.riders, 0);
    if (TilePlaces.usualStacks(position).equals(List.of(site.stack))) {
      text.add("box", site.box.text(" "));
    } else {
      for (int i = 0; i < Site.STACKS; i++) {
        text.add(StackTable.NAMES.get(i), site.stack[i].isEmpty() ? "-" : site.stack[i].text(" "));
      }
    }
  }

  private static String palaces(Estate estate) {
    List<String> palaces = new ArrayList<>();
    for (Palace palace : estate.list()) {
      palaces.add(palace.text());
    }
    return String.join(" ", palaces);
  }

  private static void money(Sections.Writer text, PalazzoPosition position) {
    Money money = position.money;
    for (int seat = 0; seat < position.seats; seat++) {
      text.add("hand" + seat, money.known[seat].text(" "));
      text.add("secret" + seat, money.secret[seat].text(" "));
    }
    text.add("display", money.display.text(" "));
    text.add("discard", money.discard.text(" "));
    text.add("reshuffled", money.reshuffled ? "yes" : "");
  }

  private static void auction(Sections.Writer text, PalazzoPosition position) {
    Auction auction = position.auction;
    if (auction != null) {
      List<String> raises = new ArrayList<>();
      for (Raise raise : auction.raises()) {
        raises.add(raise.seat() + ":" + raise.cards().text("+"));
      }
      List<String> out = new ArrayList<>();
      for (int seat = 0; seat < position.seats; seat++) {
        if (auction.isOut(seat)) {
          out.add(Integer.toString(seat));
        }
      }
      text.add("raises", String.join(" ", raises));
      text.add("out", String.join(" ", out));
    }
  }
}
