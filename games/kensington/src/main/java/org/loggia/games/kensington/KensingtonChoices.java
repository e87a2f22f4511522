package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.loggia.core.Choices;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/** The legal moves, found once a position and kept as numbers. */
final class KensingtonChoices implements Choices<KensingtonMove> {
  private static final int UNKNOWN = -1;

  private final KensingtonPosition position;
  private final Manifest manifest;
  private final Architect architect;
  private final Planner planner;

  /** A building to try steps on. */
  private final Building trial;

  private final Steps steps = new Steps();

  /** While drawing: a back, or a sort and a seat, see {@link #theft}. */
  private int[] draws = new int[32];

  private int count = UNKNOWN;

  private final int[] hand = new int[Steps.MOST_PIECES];
  private int tiles;

  KensingtonChoices(KensingtonPosition position) {
    this.position = position;
    this.manifest = position.manifest;
    this.trial = new Building(manifest);
    this.architect = new Architect(trial);
    this.planner = new Planner(trial);
  }

  void forget() {
    count = UNKNOWN;
  }

  @Override
  public int count() {
    if (count == UNKNOWN) {
      find();
    }
    return count;
  }

  /** While building: whether there is anything to build. */
  boolean hasSteps() {
    count();
    return steps.count > 0;
  }

  @Override
  public boolean contains(KensingtonMove move) {
    return position.why(move) == null;
  }

  @Override
  public KensingtonMove get(int k) {
    Objects.checkIndex(k, count());
    if (position.phase == Phase.DRAW) {
      return draw(draws[k]);
    }
    return k == steps.count ? Done.DONE : step(k);
  }

  private KensingtonMove draw(int code) {
    if (code >= 0) {
      Back back = manifest.backs[code];
      return new Draw(back.mark(), back.outline());
    }
    int theft = ~code;
    return new Steal(manifest.tiles[theft / position.seats], theft % position.seats);
  }

  private int theft(int sort, int seat) {
    return ~(sort * position.seats + seat);
  }

  private KensingtonMove step(int step) {
    if (steps.size(step) == 1) {
      int piece = steps.piece(step, 0);
      return new Build(manifest.tiles[PieceCode.sort(piece)], PieceCode.x(piece));
    }
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < steps.size(step); i++) {
      pieces.add(Piece.of(manifest, steps.piece(step, i)));
    }
    return new Join(pieces);
  }

  private void find() {
    switch (position.phase) {
      case DRAW -> findDraws();
      case BUILD, LAST -> {
        findSteps();
        count = steps.count + (position.stolen ? 0 : 1); // K4.9: a stolen tile must be built
      }
      case START, PICKED, OVER -> count = 0;
    }
  }

  // Drawing.

  private void findDraws() {
    int seat = position.turn;
    count = 0;
    if (position.chips[seat] > 0) {
      findBacks(1);
      findThefts(seat);
    }
    if (position.chips[seat] < KensingtonPosition.RICH || count == 0) { // K3.2
      findBacks(0);
    }
  }

  private void findBacks(int price) {
    for (int back = 0; back < manifest.backs.length; back++) {
      if (position.inBack[back] > 0 && manifest.price[back] == price) {
        add(back);
      }
    }
  }

  private void findThefts(int seat) {
    takeStored(seat);
    for (int other = 0; other < position.seats; other++) {
      for (int gate = 0; other != seat && gate < Warehouse.GATES; gate++) {
        int sort = position.warehouses[other].tile(gate);
        boolean again = gate > 0 && sort == position.warehouses[other].tile(0);
        if (sort != Manifest.NONE && !again && canBuild(seat, sort)) { // K3.5
          add(theft(sort, other));
        }
      }
    }
  }

  private void add(int code) {
    if (count == draws.length) {
      draws = Arrays.copyOf(draws, 2 * count);
    }
    draws[count++] = code;
  }

  /** K3.5: whether this seat could build that tile of another warehouse. */
  boolean couldBuild(int seat, int sort) {
    takeStored(seat);
    return canBuild(seat, sort);
  }

  /** With the help of the tiles that were taken in hand. */
  private boolean canBuild(int seat, int sort) {
    return canBuild(seat, sort, hand, tiles);
  }

  /** Whether the seat could build a tile if it had it, with the help of these others. */
  boolean canBuild(int seat, int sort, int[] others, int count) {
    return planner.canBuild(position.buildings[seat], sort, others, count);
  }

  private void takeStored(int seat) {
    tiles = 0;
    for (int gate = 0; gate < Warehouse.GATES; gate++) {
      int sort = position.warehouses[seat].tile(gate);
      if (sort != Manifest.NONE) {
        hand[tiles++] = sort;
      }
    }
  }

  // Building.

  private void findSteps() {
    takeStored(position.turn);
    if (position.drawn != Manifest.NONE) {
      hand[tiles++] = position.drawn;
    }
    architect.findSteps(position.buildings[position.turn], hand, tiles, steps);
    if (position.stolen) {
      keepPossibleSteps();
    }
  }

  /** K4.10: drops the steps after which the stolen tile could no longer be built. */
  private void keepPossibleSteps() {
    int kept = 0;
    boolean[] possible = new boolean[steps.count];
    for (int step = 0; step < steps.count; step++) {
      possible[step] = isSafe(step);
    }
    for (int step = 0; step < possible.length; step++) {
      if (possible[step]) {
        steps.move(step, kept++);
      }
    }
    steps.count = kept;
  }

  private boolean isSafe(int step) {
    for (int i = 0; i < steps.size(step); i++) {
      if (PieceCode.sort(steps.piece(step, i)) == position.drawn) {
        return true;
      }
    }
    return leavesAPlace(step) || leavesAPlan(steps, step);
  }

  /** Quickly: whether the stolen tile has a place in columns that the step does not change. */
  private boolean leavesAPlace(int step) {
    for (int other = 0; other < steps.count; other++) {
      int place = steps.piece(other, 0);
      if (steps.size(other) == 1 && PieceCode.sort(place) == position.drawn) {
        boolean apart = true;
        for (int i = 0; i < steps.size(step); i++) {
          apart &= areApart(place, steps.piece(step, i));
        }
        if (apart) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean areApart(int piece, int other) {
    return end(piece) <= PieceCode.x(other) || end(other) <= PieceCode.x(piece);
  }

  private int end(int piece) {
    return PieceCode.x(piece) + manifest.shapeOf[PieceCode.sort(piece)].width;
  }

  private boolean leavesAPlan(Steps from, int step) {
    int[] pieces = new int[from.size(step)];
    for (int i = 0; i < pieces.length; i++) {
      pieces[i] = from.piece(step, i);
    }
    return leavesAPlan(pieces);
  }

  /** Whether the stolen tile can still be built after these pieces of the warehouse are. */
  boolean leavesAPlan(int[] pieces) {
    trial.copyFrom(position.buildings[position.turn]);
    takeStored(position.turn);
    for (int piece : pieces) {
      trial.put(piece);
      spend(PieceCode.sort(piece));
    }
    for (int piece : pieces) {
      int column = trial.column(PieceCode.x(piece));
      trial.raise(column, trial.column(end(piece) - 1));
    }
    return planner.canBuild(trial, position.drawn, hand, tiles);
  }

  private void spend(int sort) {
    int at = hand[0] == sort ? 0 : 1;
    hand[at] = hand[tiles - 1];
    tiles--;
  }
}
