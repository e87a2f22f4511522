package org.loggia.testkit.lanterns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Position;
import org.loggia.core.Receipt;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Standing;
import org.loggia.core.Tally;
import org.loggia.core.chance.Chance;
import org.loggia.testkit.lanterns.LanternMove.Hang;
import org.loggia.testkit.lanterns.LanternMove.Hide;

/** An evening of Lanterns; the clauses are those of RULES.md. */
public final class Evening implements Position<Evening, LanternMove, LanternView> {
  static final int HAND = 2;
  static final int MOST_HIDDEN = 2;
  static final int ROW = 8;
  static final int CONTRAST = 2;
  static final int MATCH = 1;

  final Setup setup;
  Phase phase = Phase.DEAL;
  int turn;
  final int[] bag = new int[Colour.ALL.size()];
  final int[][] hand;
  final int[][] hidden;
  final List<LanternView.Hung> row = new ArrayList<>();

  Evening(Setup setup) {
    this.setup = setup;
    Arrays.fill(bag, ofEach(setup));
    hand = new int[setup.seats()][Colour.ALL.size()];
    hidden = new int[setup.seats()][Colour.ALL.size()];
  }

  static int ofEach(Setup setup) {
    return setup.get(Lanterns.LENGTH).equals("long") ? 6 : 4;
  }

  // The turn.

  @Override
  public void settle(Chance chance, Journal journal) {
    if (phase == Phase.DEAL) { // L1
      for (int seat = 0; seat < setup.seats(); seat++) {
        for (int i = 0; i < HAND; i++) {
          draw(seat, chance, journal);
        }
      }
      turn = setup.first() == Seat.NOBODY ? chance.below(setup.seats()) : setup.first();
      phase = Phase.TURN;
      journal.tell(new LanternEvent.Began(turn));
    } else { // L4
      draw(turn, chance, journal);
      pass();
    }
  }

  @Override
  public void play(LanternMove move, Journal journal) {
    int lantern = move.lantern().ordinal();
    hand[turn][lantern]--;
    switch (move) {
      case Hang(Colour colour) -> { // L2
        row.add(new LanternView.Hung(colour, turn));
        journal.tell(new LanternEvent.Hung(turn, colour, points(row.size() - 1)));
      }
      case Hide(Colour colour) -> { // L3
        hidden[turn][lantern]++;
        journal.tell(turn, new LanternEvent.Hid(turn, colour), new LanternEvent.HidUnseen(turn));
      }
    }
    if (row.size() == ROW || isBurntDown()) { // L5
      phase = Phase.OVER;
      for (int seat = 0; seat < setup.seats(); seat++) {
        journal.tell(
            new LanternEvent.Shown(seat, Colour.list(hidden[seat]), Colour.list(hand[seat])));
      }
    } else if (sum(bag) > 0) {
      phase = Phase.DRAW;
    } else {
      pass();
    }
  }

  private void draw(int seat, Chance chance, Journal journal) {
    int lantern = chance.from(bag, sum(bag));
    bag[lantern]--;
    hand[seat][lantern]++;
    journal.tell(
        seat,
        new LanternEvent.Drew(seat, Colour.ALL.get(lantern)),
        new LanternEvent.DrewUnseen(seat));
  }

  /** L4: on to the next player who holds a lantern. */
  private void pass() {
    do {
      turn = (turn + 1) % setup.seats();
    } while (sum(hand[turn]) == 0);
    phase = Phase.TURN;
  }

  boolean isBurntDown() {
    return sum(bag) == 0 && Arrays.stream(hand).allMatch(held -> sum(held) == 0);
  }

  @Override
  public Choices<LanternMove> legal() {
    List<LanternMove> moves = new ArrayList<>();
    if (phase == Phase.TURN) {
      for (Colour colour : Colour.ALL) {
        if (hand[turn][colour.ordinal()] > 0) {
          moves.add(new Hang(colour));
          if (sum(hidden[turn]) < MOST_HIDDEN) {
            moves.add(new Hide(colour));
          }
        }
      }
    }
    return Choices.of(moves);
  }

  @Override
  public @Nullable Refusal why(LanternMove move) {
    if (phase != Phase.TURN) {
      return Refusal.of(phase == Phase.OVER ? "core.game-over" : "core.waiting-for-luck");
    }
    if (hand[turn][move.lantern().ordinal()] == 0) {
      return Refusal.of("L2").with("lantern", move.lantern().word());
    }
    if (move instanceof Hide && sum(hidden[turn]) == MOST_HIDDEN) {
      return Refusal.of("L3").with("most", MOST_HIDDEN);
    }
    return null;
  }

  // The score.

  /** L2: what the lantern at this place of the row brought whoever hung it. */
  int points(int place) {
    boolean same = place > 0 && row.get(place).lantern() == row.get(place - 1).lantern();
    return same ? MATCH : CONTRAST;
  }

  @Override
  public Result result() {
    List<Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      List<Receipt> receipts = new ArrayList<>();
      addReceipt(receipts, "contrast", CONTRAST, hung(seat, CONTRAST));
      addReceipt(receipts, "match", MATCH, hung(seat, MATCH));
      int glow = 0;
      for (Colour colour : Colour.ALL) { // L6
        glow += hidden[seat][colour.ordinal()] * inRow(colour);
      }
      if (glow > 0) {
        receipts.add(new Receipt("glow", sum(hidden[seat]), glow));
      }
      standings.add(
          Standing.ofSeat(seat, receipts, List.of(new Tally("hidden", sum(hidden[seat])))));
    }
    return Result.rank(row.size() == ROW ? "row-full" : "burnt-down", standings);
  }

  private static void addReceipt(List<Receipt> receipts, String reason, int each, int count) {
    if (count > 0) {
      receipts.add(new Receipt(reason, count, count * each));
    }
  }

  private int hung(int seat, int points) {
    int count = 0;
    for (int place = 0; place < row.size(); place++) {
      if (row.get(place).seat() == seat && points(place) == points) {
        count++;
      }
    }
    return count;
  }

  private int inRow(Colour colour) {
    return (int) row.stream().filter(hung -> hung.lantern() == colour).count();
  }

  // What lies on the table.

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int actor() {
    return phase.actor(turn);
  }

  @Override
  public LanternView view(int seat) {
    return LanternWorlds.view(this, seat);
  }

  @Override
  public void imagine(int seat, Chance chance) {
    copyFrom(LanternWorlds.world(view(seat), chance));
  }

  @Override
  public Evening copy() {
    Evening copy = new Evening(setup);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Evening other) {
    phase = other.phase;
    turn = other.turn;
    System.arraycopy(other.bag, 0, bag, 0, bag.length);
    for (int seat = 0; seat < setup.seats(); seat++) {
      System.arraycopy(other.hand[seat], 0, hand[seat], 0, bag.length);
      System.arraycopy(other.hidden[seat], 0, hidden[seat], 0, bag.length);
    }
    row.clear();
    row.addAll(other.row);
  }

  @Override
  public Map<String, Integer> census() {
    Map<String, Integer> census = new LinkedHashMap<>();
    for (Colour colour : Colour.ALL) {
      int lanterns = bag[colour.ordinal()] + inRow(colour);
      for (int seat = 0; seat < setup.seats(); seat++) {
        lanterns += hand[seat][colour.ordinal()] + hidden[seat][colour.ordinal()];
      }
      census.put(colour.word(), lanterns);
    }
    return census;
  }

  static int sum(int[] counts) {
    return Arrays.stream(counts).sum();
  }
}
