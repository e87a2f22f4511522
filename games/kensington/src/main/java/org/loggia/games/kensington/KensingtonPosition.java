package org.loggia.games.kensington;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/** A Kensington table and the turn of the rulebook. */
public final class KensingtonPosition
    implements Position<KensingtonPosition, KensingtonMove, KensingtonView> {
  static final int NONE = Manifest.NONE;
  static final int CHIPS_A_SEAT = 4;
  static final int CHIPS_AT_START = 1;

  /** K3.2: with so many chips beige tiles are not for free any more: one must spend. */
  static final int RICH = 4;

  static final int LAST_BIRD = 7;
  static final int ROUNDS_WITHOUT_BUILDING = 12;

  final Setup setup;

  /** Of the rules, see {@link Kensington#asOf}. */
  final int revision;

  final Manifest manifest;
  final int seats;

  Phase phase = Phase.START;
  int turn;
  int first;

  /** How many tiles of each sort lie face down, and how many of each back. */
  final int[] heap;

  final int[] inBack;
  final Building[] buildings;

  final Warehouse[] warehouses;
  final int[] chips;
  int supply;

  /** The back that was picked and is not turned up yet. */
  int picked = NONE;

  /** The tile that was drawn or stolen and is neither built nor stored. */
  int drawn = NONE;

  /** Whether the drawn tile was stolen and so must be built. */
  boolean stolen;

  /** Whether something was built this turn; the last round has no count of idle turns. */
  boolean built;

  /** For how many turns nobody has built. */
  int idle;

  /** For how many turns nothing could be drawn; more than one for each seat are not counted. */
  int dry;

  /** Who drew the seventh bird. */
  int ender = NONE;

  @Nullable Ending ending;

  final KensingtonChoices choices;
  private final Prospects prospects;

  KensingtonPosition(Setup setup, int revision) {
    this(setup, revision, Manifest.of(setup));
  }

  private KensingtonPosition(Setup setup, int revision, Manifest manifest) {
    this.setup = setup;
    this.revision = revision;
    this.manifest = manifest;
    seats = setup.seats();
    heap = manifest.count.clone();
    inBack = new int[manifest.backs.length];
    for (int sort = 0; sort < heap.length; sort++) {
      inBack[manifest.backOf[sort]] += heap[sort];
    }
    buildings = new Building[seats];
    warehouses = new Warehouse[seats];
    for (int seat = 0; seat < seats; seat++) {
      buildings[seat] = new Building(manifest);
      warehouses[seat] = new Warehouse(manifest);
    }
    chips = new int[seats];
    Arrays.fill(chips, CHIPS_AT_START);
    supply = seats * (CHIPS_A_SEAT - CHIPS_AT_START); // K2.3
    choices = new KensingtonChoices(this);
    prospects = new Prospects(this);
  }

  // The turn.

  @Override
  public void play(KensingtonMove move, Journal journal) {
    choices.forget();
    switch (move) {
      case Draw draw -> pick(draw, journal);
      case Steal(Tile tile, int from) -> steal(tile, from, journal);
      case Build(Tile tile, int x) -> build(tile, x, journal);
      case Join(List<Piece> pieces) -> join(pieces, journal);
      case Done _ -> endTurn(journal);
    }
  }

  @Override
  public void settle(Chance chance, Journal journal) {
    choices.forget();
    if (phase == Phase.START) {
      first = setup.first() == Seat.NOBODY ? chance.below(seats) : setup.first(); // K2.4
      if (journal.on()) {
        journal.tell(new KensingtonEvent.Began(first));
      }
      beginTurn(first, journal);
    } else if (phase == Phase.PICKED) {
      turnUp(chance, journal);
    }
  }

  private void beginTurn(int seat, Journal journal) {
    turn = seat;
    phase = Phase.DRAW;
    choices.forget();
    if (choices.count() > 0) {
      dry = 0;
    } else { // K3.6: nothing to draw, but stored tiles may still be built
      dry = revision == FirstEnding.REVISION ? 0 : Math.min(dry + 1, seats);
      if (journal.on()) {
        journal.tell(new KensingtonEvent.NothingToDraw(turn));
      }
      startBuilding(journal);
    }
  }

  /** K3.2, K3.3: beige tiles are free, brown ones cost a chip. */
  private void pick(Draw draw, Journal journal) {
    picked = manifest.back(draw.mark(), draw.outline());
    chips[turn] -= draw.mark().price;
    supply += draw.mark().price;
    phase = Phase.PICKED;
    if (journal.on()) {
      journal.tell(
          new KensingtonEvent.Picked(turn, draw.mark(), draw.outline(), draw.mark().price));
    }
  }

  private void turnUp(Chance chance, Journal journal) {
    int sort = manifest.firstSort[picked];
    for (int k = chance.below(inBack[picked]) - heap[sort]; k >= 0; k -= heap[sort]) {
      sort++;
    }
    heap[sort]--;
    inBack[picked]--;
    picked = NONE;
    drawn = sort;
    if (journal.on()) {
      Tile tile = manifest.tiles[sort];
      journal.tell(new KensingtonEvent.Drew(turn, tile, tile.front()));
    }
    if (manifest.birds[sort] > 0 && birdsOut() >= LAST_BIRD) { // K8.1
      ender = turn;
      if (journal.on()) {
        journal.tell(new KensingtonEvent.LastRound(turn, birdsOut()));
      }
    }
    startBuilding(journal);
  }

  /** K3.4: the chip goes to the owner of the tile. */
  private void steal(Tile tile, int from, Journal journal) {
    chips[turn]--;
    chips[from]++;
    drawn = warehouses[from].take(warehouses[from].gateWith(tile));
    stolen = true;
    if (journal.on()) {
      journal.tell(new KensingtonEvent.Stole(turn, tile, tile.front(), from));
    }
    startBuilding(journal);
  }

  private void startBuilding(Journal journal) {
    phase = Phase.BUILD;
    goOnBuilding(journal);
  }

  /** Whoever has nothing to build need not say so. */
  private void goOnBuilding(Journal journal) {
    choices.forget();
    if (!choices.hasSteps()) {
      endTurn(journal);
    }
  }

  private void build(Tile tile, int x, Journal journal) {
    int sort = take(tile);
    Building building = buildings[turn];
    Shape shape = manifest.shapeOf[sort];
    int y = building.height(building.column(x)) - shape.bottoms[0];
    building.build(PieceCode.of(sort, x, y));
    if (journal.on()) {
      journal.tell(new KensingtonEvent.Built(turn, tile, tile.front(), x, y));
    }
    earn(sort, journal);
    built = phase == Phase.BUILD;
    goOnBuilding(journal);
  }

  private void join(List<Piece> pieces, Journal journal) {
    Building building = buildings[turn];
    int left = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    for (Piece piece : pieces) {
      int sort = take(piece.tile());
      building.put(PieceCode.of(sort, piece.x(), piece.y()));
      left = Math.min(left, piece.x());
      right = Math.max(right, piece.x() + manifest.shapeOf[sort].width - 1);
    }
    building.raise(building.column(left), building.column(right));
    if (journal.on()) {
      journal.tell(new KensingtonEvent.Joined(turn, pieces));
    }
    for (int i = building.size - pieces.size(); i < building.size; i++) {
      earn(PieceCode.sort(building.piece(i)), journal);
    }
    built = phase == Phase.BUILD;
    goOnBuilding(journal);
  }

  /** The drawn tile goes before a stored one of the same looks: nobody can tell them apart. */
  private int take(Tile tile) {
    if (drawn != NONE && manifest.tiles[drawn].equals(tile)) {
      int sort = drawn;
      drawn = NONE;
      stolen = false;
      return sort;
    }
    return warehouses[turn].take(warehouses[turn].gateWith(tile));
  }

  /** K6.1: a difficult tile brings a chip when it is built, while there are any. */
  private void earn(int sort, Journal journal) {
    if (manifest.difficult[sort] && supply > 0) {
      supply--;
      chips[turn]++;
      if (journal.on()) {
        journal.tell(new KensingtonEvent.ChipEarned(turn, chips[turn]));
      }
    }
  }

  private void endTurn(Journal journal) {
    if (phase == Phase.LAST) {
      nextLastBuilder(journal);
      return;
    }
    store(journal);
    idle = built ? 0 : idle + 1;
    built = false;
    if (ender != NONE) { // K8.2: everybody else may build once more
      phase = Phase.LAST;
      nextLastBuilder(journal);
    } else if (idle > 0 && idle % seats == 0 && nobodyCanBuild()) { // K8.3
      over(Ending.STUCK, journal);
    } else if (dry == seats && prospects.nobodyCanDraw()) { // K8.5
      over(Ending.DRY, journal);
    } else if (idle >= ROUNDS_WITHOUT_BUILDING * seats) { // K8.4
      over(Ending.GUARD, journal);
    } else {
      beginTurn((turn + 1) % seats, journal);
    }
  }

  /** K7.1: an unbuilt tile goes to a free gate, K7.2: or back to the heap if there is none. */
  private void store(Journal journal) {
    if (drawn == NONE) {
      return;
    }
    Tile tile = manifest.tiles[drawn];
    int gate = warehouses[turn].freeGate();
    if (gate == Warehouse.NO_GATE) {
      heap[drawn]++;
      inBack[manifest.backOf[drawn]]++;
      if (journal.on()) {
        journal.tell(new KensingtonEvent.Returned(turn, tile, tile.front()));
      }
    } else {
      warehouses[turn].put(gate, drawn);
      if (journal.on()) {
        journal.tell(new KensingtonEvent.Stored(turn, tile, tile.front(), gate));
      }
    }
    drawn = NONE;
  }

  private void nextLastBuilder(Journal journal) {
    do {
      turn = (turn + 1) % seats;
      choices.forget();
    } while (turn != ender && !choices.hasSteps());
    if (turn == ender) {
      over(Ending.BIRDS, journal);
    }
  }

  private boolean nobodyCanBuild() {
    return revision == FirstEnding.REVISION
        ? FirstEnding.nobodyCanBuild(this)
        : prospects.nobodyCanEverBuild();
  }

  private void over(Ending how, Journal journal) {
    phase = Phase.OVER;
    ending = how;
    choices.forget();
    if (journal.on()) {
      journal.tell(new KensingtonEvent.Ended(how));
      KensingtonResults.tell(this, journal);
    }
  }

  // What the table says.

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int actor() {
    return switch (phase) {
      case START, PICKED -> Seat.LUCK;
      case DRAW, BUILD, LAST -> turn;
      case OVER -> Seat.NOBODY;
    };
  }

  /** K8.1: on roofs, in warehouses, and on the tile in hand. */
  int birdsOut() {
    int birds = drawn == NONE ? 0 : manifest.birds[drawn];
    for (int seat = 0; seat < seats; seat++) {
      birds += buildings[seat].birds + warehouses[seat].birds();
    }
    return birds;
  }

  @Override
  public Choices<KensingtonMove> legal() {
    return choices;
  }

  @Override
  public @Nullable Refusal why(KensingtonMove move) {
    return KensingtonRefusals.why(this, move);
  }

  @Override
  public Result result() {
    Ending how = ending;
    if (how == null) {
      throw new IllegalStateException("the game is not over");
    }
    return KensingtonResults.result(this, how);
  }

  @Override
  public KensingtonView view(int seat) {
    return KensingtonViews.of(this, seat);
  }

  /** Everything lies open but what nobody knows: which tile of a back comes. */
  @Override
  public void imagine(int seat, Chance chance) {}

  @Override
  public KensingtonPosition copy() {
    KensingtonPosition copy = new KensingtonPosition(setup, revision, manifest);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(KensingtonPosition other) {
    choices.forget();
    phase = other.phase;
    turn = other.turn;
    first = other.first;
    System.arraycopy(other.heap, 0, heap, 0, heap.length);
    System.arraycopy(other.inBack, 0, inBack, 0, inBack.length);
    System.arraycopy(other.chips, 0, chips, 0, chips.length);
    for (int seat = 0; seat < seats; seat++) {
      buildings[seat].copyFrom(other.buildings[seat]);
      warehouses[seat].copyFrom(other.warehouses[seat]);
    }
    supply = other.supply;
    picked = other.picked;
    drawn = other.drawn;
    stolen = other.stolen;
    built = other.built;
    idle = other.idle;
    dry = other.dry;
    ender = other.ender;
    ending = other.ending;
  }

  @Override
  public Map<String, Integer> census() {
    return KensingtonResults.census(this);
  }
}
