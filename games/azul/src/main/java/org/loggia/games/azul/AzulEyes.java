package org.loggia.games.azul;

import org.loggia.core.Eyes;
import org.loggia.core.Traits;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/**
 * What can be seen of an Azul table: every board, what is on offer and for whom it would be just
 * enough, and how the points stand. Nothing is hidden in Azul.
 */
final class AzulEyes implements Eyes<AzulPosition, AzulMove> {
  /** The own board, the next player's, and those of all others. */
  private static final int PLACES = 3;

  private static final int SEATS = PLACES * BoardTraits.COUNT;
  private static final int TURN = SEATS;
  private static final int COMPANY = TURN + Azul.MOST_SEATS;
  private static final int GREY = COMPANY + Azul.MOST_SEATS;
  private static final int TILING = GREY + 1;
  private static final int MARKER = TILING + 1;

  private static final int MOST_ROUNDS = 8;
  private static final int ROUND = MARKER + 1;

  private static final int MOST_GROUPS = 24;
  private static final int GROUPS = ROUND + MOST_ROUNDS;

  private static final int ALIKE = 3;
  private static final int DISPLAYS = GROUPS + MOST_GROUPS;

  private static final int MOST_IN_CENTRE = 8;
  private static final int CENTRE = DISPLAYS + Colour.COUNT * Deal.TILES_A_DISPLAY * ALIKE;

  private static final int BAG_STEP = 4;
  private static final int BAG_STEPS = 5;
  private static final int BAG = CENTRE + Colour.COUNT * MOST_IN_CENTRE;

  private static final int LEAD = BAG + Colour.COUNT * BAG_STEPS;
  private static final int HOPE = LEAD + Traits.LEADS;

  private static final int SCORE_STEP = 5;
  private static final int SCORES = 20;
  private static final int SCORE = HOPE + Traits.LEADS;

  private static final int TRAITS = SCORE + SCORES;

  private final TakeTraits takes = new TakeTraits();

  @Override
  public int traits() {
    return TRAITS;
  }

  @Override
  public int moveTraits() {
    return TakeTraits.COUNT;
  }

  @Override
  public void look(AzulPosition position, int seat, Traits seen) {
    int seats = position.seats;
    for (int offset = 0; offset < seats; offset++) {
      int place = Math.min(offset, PLACES - 1);
      int other = (seat + offset) % seats;
      BoardTraits.look(position, other, place * BoardTraits.COUNT, seen);
    }
    seen.add(TURN + (position.turn - seat + seats) % seats);
    seen.add(COMPANY + seats - 1);
    seen.addIf(position.grey, GREY);
    seen.addIf(position.phase == Phase.TILING, TILING);
    seen.addIf(position.marker == AzulPosition.IN_CENTRE, MARKER);
    seen.oneOf(ROUND, MOST_ROUNDS, position.round - 1);
    lookAtOffer(position, seen);
    lookAtPoints(position, seat, seen);
  }

  private static void lookAtOffer(AzulPosition position, Traits seen) {
    int groups = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int[] alike = new int[Deal.TILES_A_DISPLAY + 1];
      for (int display = 1; display <= position.displays; display++) {
        alike[Tiles.count(position.tiles[display], colour)]++;
      }
      for (int size = 1; size <= Deal.TILES_A_DISPLAY; size++) {
        int first = DISPLAYS + (colour * Deal.TILES_A_DISPLAY + size - 1) * ALIKE;
        seen.oneAbove(first, ALIKE, alike[size]);
        groups += alike[size];
      }
      int inCentre = Tiles.count(position.tiles[Sources.CENTRE], colour);
      seen.oneAbove(CENTRE + colour * MOST_IN_CENTRE, MOST_IN_CENTRE, inCentre);
      groups += inCentre > 0 ? 1 : 0;
      int inBag = Tiles.count(position.bag, colour);
      seen.oneAbove(BAG + colour * BAG_STEPS, BAG_STEPS, (inBag + BAG_STEP - 1) / BAG_STEP);
    }
    seen.oneAbove(GROUPS, MOST_GROUPS, groups);
  }

  private static void lookAtPoints(AzulPosition position, int seat, Traits seen) {
    int most = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < position.seats; other++) {
      if (other != seat) {
        most = Math.max(most, BoardTraits.points(position, other));
        highest = Math.max(highest, Outlook.of(position.boards[other], position.grey));
      }
    }
    int own = BoardTraits.points(position, seat);
    seen.lead(LEAD, own - most);
    double hope = Outlook.of(position.boards[seat], position.grey) - highest;
    seen.lead(HOPE, (int) Math.floor(hope));
    seen.oneOf(SCORE, SCORES, own / SCORE_STEP);
  }

  @Override
  public void look(AzulPosition position, AzulMove move, Traits seen) {
    switch (move) {
      case Take take -> takes.look(position, take, seen);
      case Place place -> takes.look(position, place, seen);
    }
  }
}
