package org.loggia.lab.pebbles;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.loggia.lab.pebbles.PebblesMove.Bet;
import org.loggia.lab.pebbles.PebblesMove.Take;

/** A heap, what everybody took from it, and what everybody bet. */
public final class PebblesPosition implements Position<PebblesPosition, PebblesMove, PebblesView> {
  static final String NO_BET = "-";
  static final String SECRET = "?";
  private static final int BET_WON = 3;

  private final Setup setup;
  int actor = Seat.LUCK;
  int next = Seat.NOBODY;
  int heap;
  int last = Seat.NOBODY;
  int stolen;
  final int[] taken;
  final String[] bets;

  PebblesPosition(Setup setup) {
    this.setup = setup;
    heap = setup.get(Pebbles.HEAP);
    taken = new int[setup.seats()];
    bets = new String[setup.seats()];
    Arrays.fill(bets, NO_BET);
  }

  static PebblesPosition of(PebblesView view, Chance chance) {
    PebblesPosition position = new PebblesPosition(view.setup());
    position.heap = view.heap();
    position.actor = view.actor();
    position.next = view.actor();
    position.last = view.last();
    position.stolen = position.setup.get(Pebbles.HEAP) - view.heap();
    for (int seat = 0; seat < position.taken.length; seat++) {
      position.taken[seat] = view.taken().get(seat);
      position.stolen -= position.taken[seat];
      position.bets[seat] = view.bets().get(seat);
    }
    position.guessSecrets(chance);
    return position;
  }

  int taken(int seat) {
    return taken[seat];
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int actor() {
    return actor;
  }

  private boolean betting() {
    return setup.get(Pebbles.BETS) && actor >= 0 && bets[actor].equals(NO_BET);
  }

  @Override
  public Choices<PebblesMove> legal() {
    List<PebblesMove> moves = new ArrayList<>();
    if (actor >= 0 && betting()) {
      moves.add(new Bet("odd"));
      moves.add(new Bet("even"));
    } else if (actor >= 0) {
      for (int count = 1; count <= Math.min(heap, setup.get(Pebbles.LIMIT)); count++) {
        moves.add(new Take(count));
      }
    }
    return Choices.of(moves);
  }

  @Override
  public @Nullable Refusal why(PebblesMove move) {
    return switch (move) {
      case Bet _ when !betting() -> Refusal.of("P3.1");
      case Bet _ -> null;
      case Take _ when betting() -> Refusal.of("P3.2");
      case Take(int count) when count < 1 || count > setup.get(Pebbles.LIMIT) ->
          Refusal.of("P2.1").with("count", count).with("limit", setup.get(Pebbles.LIMIT));
      case Take(int count) when count > heap -> Refusal.of("P2.2").with("left", heap);
      case Take _ -> null;
    };
  }

  @Override
  public void play(PebblesMove move, Journal journal) {
    int seat = actor;
    next = (seat + 1) % taken.length;
    actor = next;
    switch (move) {
      case Bet(String parity) -> {
        bets[seat] = parity;
        journal.tell(
            seat, new PebblesEvent.Betted(seat, parity), new PebblesEvent.BettedInSecret(seat));
      }
      case Take(int count) -> take(seat, count, journal);
    }
  }

  private void take(int seat, int count, Journal journal) {
    taken[seat] += count;
    heap -= count;
    last = seat;
    journal.tell(new PebblesEvent.Taken(seat, count, heap));
    if (heap > 0 && heap == setup.get(Pebbles.TRAP)) {
      throw new ArithmeticException("the trap snapped");
    }
    if (heap == 0) {
      end(journal);
    } else if (setup.get(Pebbles.MAGPIE)) {
      actor = Seat.LUCK;
    }
  }

  private void end(Journal journal) {
    actor = Seat.NOBODY;
    if (setup.get(Pebbles.BETS)) {
      journal.tell(new PebblesEvent.Revealed(List.of(bets)));
    }
  }

  @Override
  public void settle(Chance chance, Journal journal) {
    if (next == Seat.NOBODY) {
      next = setup.first() == Seat.NOBODY ? chance.below(taken.length) : setup.first();
      journal.tell(new PebblesEvent.Begins(next));
    } else {
      int count = chance.below(2);
      heap -= count;
      stolen += count;
      journal.tell(new PebblesEvent.Stolen(count));
    }
    actor = next;
    if (heap == 0) {
      last = Seat.NOBODY;
      end(journal);
    }
  }

  @Override
  public Result result() {
    List<Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < taken.length; seat++) {
      List<Receipt> receipts = new ArrayList<>();
      receipts.add(new Receipt("pebbles", taken[seat], taken[seat]));
      if (bets[seat].equals(taken[seat] % 2 == 1 ? "odd" : "even")) {
        receipts.add(new Receipt("bet", 1, BET_WON));
      }
      standings.add(
          Standing.ofSeat(seat, receipts, List.of(new Tally("last", last == seat ? 1 : 0))));
    }
    return Result.rank(last == Seat.NOBODY ? "last-stolen" : "last-taken", standings);
  }

  @Override
  public PebblesView view(int seat) {
    List<Integer> takenBySeat = new ArrayList<>();
    List<String> knownBets = new ArrayList<>();
    for (int other = 0; other < taken.length; other++) {
      takenBySeat.add(taken[other]);
      boolean secret = other != seat && actor != Seat.NOBODY && !bets[other].equals(NO_BET);
      knownBets.add(secret ? SECRET : bets[other]);
    }
    String asks = actor < 0 ? "nothing" : betting() ? "bet" : "take";
    return new PebblesView(seat, setup, actor, asks, heap, takenBySeat, knownBets, last);
  }

  @Override
  public void imagine(int seat, Chance chance) {
    for (int other = 0; other < bets.length; other++) {
      if (other != seat && actor != Seat.NOBODY && !bets[other].equals(NO_BET)) {
        bets[other] = SECRET;
      }
    }
    guessSecrets(chance);
  }

  private void guessSecrets(Chance chance) {
    for (int seat = 0; seat < bets.length; seat++) {
      if (bets[seat].equals(SECRET)) {
        bets[seat] = chance.below(2) == 0 ? "odd" : "even";
      }
    }
  }

  @Override
  public PebblesPosition copy() {
    PebblesPosition copy = new PebblesPosition(setup);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(PebblesPosition other) {
    actor = other.actor;
    next = other.next;
    heap = other.heap;
    last = other.last;
    stolen = other.stolen;
    System.arraycopy(other.taken, 0, taken, 0, taken.length);
    System.arraycopy(other.bets, 0, bets, 0, bets.length);
  }

  @Override
  public Map<String, Integer> census() {
    return Map.of("pebbles", heap + stolen + Arrays.stream(taken).sum());
  }
}
