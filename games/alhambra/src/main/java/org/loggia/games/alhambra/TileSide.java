package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Journal;
import org.loggia.core.PositionText;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Chance;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;

/** Alcazaba: building tiles are won and become palaces with walls. */
final class TileSide extends Side {
  /** After this throw a palace cannot be redesigned any more. */
  static final int LAST_REDESIGN = 2;

  final Tiles tiles;

  /** The column of the start player chip, or {@link AlhambraPosition#NONE}. */
  int startChip = AlhambraPosition.NONE;

  /** Markers by figure that were used for a redesign in this round. */
  final int[] redesigns;

  private final TileChoices choices = new TileChoices(this);

  TileSide(AlhambraPosition position) {
    super(position);
    tiles = new Tiles(table);
    redesigns = new int[table.figures];
  }

  // A round begins.

  @Override
  void open(Chance chance, Journal journal) {
    turnPile(chance, journal);
    for (int k = 0; k < TileStock.DRAWN_A_ROUND; k++) {
      drawFromBag(k, chance, journal);
    }
    if (position.round < AlhambraPosition.ROUNDS) { // H12.6
      startChip = chance.below(Colour.COUNT);
      if (journal.on()) {
        journal.tell(new AlhambraEvent.StartChipLaid(Colour.ALL[startChip]));
      }
    }
  }

  /** H12.4: a tile of each colour. */
  private void turnPile(Chance chance, Journal journal) {
    for (int column = 0; column < Colour.COUNT; column++) {
      tiles.offers[column].add(tiles.stock.drawOf(column, chance));
    }
    if (journal.on()) {
      List<Tile> pile = new ArrayList<>();
      for (TilePile offer : tiles.offers) {
        pile.addAll(offer.tiles());
      }
      journal.tell(new AlhambraEvent.PileTurned(pile));
    }
  }

  /** H12.5; H16.1: the column of the k-th tile gets Carlo's k-th marker. */
  private void drawFromBag(int k, Chance chance, Journal journal) {
    int tile = tiles.stock.drawFromBag(pilesToCome(), chance);
    tiles.offers[Tile.column(tile)].add(tile);
    if (journal.on()) {
      journal.tell(new AlhambraEvent.BagDrawn(Tile.of(tile)));
    }
    if (table.hasCarlo()) {
      Carlo.place(position, Tile.column(tile), k, journal);
    }
  }

  /** How many piles are still face down. */
  int pilesToCome() {
    return AlhambraPosition.ROUNDS - position.round;
  }

  @Override
  boolean mayCancel(int seat) {
    return false;
  }

  @Override
  void play(AlhambraMove move, Journal journal) {
    switch (move) {
      case Build(Tile tile, Square square, Twin twin) -> build(tile, square, twin, journal);
      case Store(Tile tile, Twin twin) -> store(tile, twin, journal);
      case Give(Tile tile, Twin twin) -> give(tile, twin, journal);
      case Name(int starter) -> name(takeBack(), starter, journal);
      case Add(Tile tile, Square square) -> add(tile, square, journal);
      case Remove(Square square) -> remove(square, journal);
      case Swap(Tile tile, Square square) -> swap(tile, square, journal);
      default -> throw new IllegalArgumentException("not a move of this side: " + move);
    }
    if (position.phase == Phase.RESULTS) {
      position.shareOut(journal);
    } else {
      endRedesign(journal);
    }
  }

  // A redesign.

  /** H14.3: from the reserve into the palace. */
  private void add(Tile tile, Square square, Journal journal) {
    int seat = position.onTurn();
    tiles.reserves[seat].remove(tile.code());
    tiles.palaces[seat].put(Palace.at(square), tile.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.TileAdded(seat, tile, square));
    }
  }

  /** H14.4: from the palace into the reserve. */
  private void remove(Square square, Journal journal) {
    int seat = position.onTurn();
    Tile tile = Tile.of(tiles.palaces[seat].remove(Palace.at(square)));
    tiles.reserves[seat].addSorted(tile.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.TileRemoved(seat, tile, square));
    }
  }

  /** H14.6: one for the other. */
  private void swap(Tile tile, Square square, Journal journal) {
    int seat = position.onTurn();
    tiles.reserves[seat].remove(tile.code());
    Tile old = Tile.of(tiles.palaces[seat].swap(Palace.at(square), tile.code()));
    tiles.reserves[seat].addSorted(old.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.TileSwapped(seat, tile, square, old));
    }
  }

  /** H14.1: the marker of this turn lies on the reserve board until the round ends. */
  private void endRedesign(Journal journal) {
    int seat = position.onTurn();
    position.inHand[seat]--;
    redesigns[seat]++;
    position.endTurn(journal);
  }

  @Override
  void returnMarkers() {
    Arrays.fill(redesigns, 0);
  }

  // The results of a column.

  /** H12.7: while there is something to win, the best marker left wins it. */
  @Override
  int winner() {
    int column = position.column;
    int best = position.area.best(column);
    boolean nothing = tiles.offers[column].size() == 0 && startChip != column;
    return best == ResultArea.OUT || nothing
        ? AlhambraPosition.NONE
        : position.area.owner(column, best);
  }

  @Override
  boolean mustChoose(int winner) {
    return !table.isCarlo(winner);
  }

  /** H16.2: Carlo takes the tile that was laid first, and the start player chip only at last. */
  @Override
  void serve(int winner, Journal journal) {
    TilePile offer = tiles.offers[position.column];
    if (offer.size() == 0) {
      name(takeBack(), Carlo.starter(position), journal);
      return;
    }
    Tile tile = Tile.of(offer.at(0));
    tiles.reserves[win(tile, null, journal)].addSorted(tile.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.CarloTook(tile));
    }
  }

  private void build(Tile tile, Square square, @Nullable Twin twin, Journal journal) {
    int seat = win(tile, twin, journal);
    tiles.palaces[seat].put(Palace.at(square), tile.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.TileBuilt(seat, tile, square));
    }
  }

  private void store(Tile tile, @Nullable Twin twin, Journal journal) {
    int seat = win(tile, twin, journal);
    tiles.reserves[seat].addSorted(tile.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.TileStored(seat, tile));
    }
  }

  /** H16.3 */
  private void give(Tile tile, @Nullable Twin twin, Journal journal) {
    int seat = win(tile, twin, journal);
    tiles.reserves[table.seats].addSorted(tile.code());
    if (journal.on()) {
      journal.tell(new AlhambraEvent.TileGiven(seat, tile));
    }
  }

  /** Takes a tile of the column, and the marker that won it back; answers whose it is. */
  private int win(Tile tile, @Nullable Twin twin, Journal journal) {
    TilePile offer = tiles.offers[position.column];
    int at = offer.indexOf(tile.code());
    if (twin == Twin.LATER) { // H16.5
      at = offer.indexOf(tile.code(), at + 1);
      if (journal.on()) {
        journal.tell(new AlhambraEvent.LaterTwinTaken(position.deciding, tile));
      }
    }
    offer.removeAt(at);
    return takeBack();
  }

  private int takeBack() {
    int field = position.area.best(position.column);
    int figure = position.area.owner(position.column, field);
    position.area.remove(position.column, field);
    position.inHand[figure]++;
    return figure;
  }

  /** H6.5: the start player chip lies ready again. */
  private void name(int figure, int starter, Journal journal) {
    startChip = AlhambraPosition.NONE;
    position.next = starter;
    if (journal.on()) {
      journal.tell(new AlhambraEvent.StarterNamed(table.seat(figure), table.name(figure), starter));
    }
  }

  /** H12.9: what nobody took is put aside. */
  @Override
  void close(Journal journal) {
    TilePile offer = tiles.offers[position.column];
    if (offer.size() > 0 && journal.on()) {
      journal.tell(new AlhambraEvent.TilesLeft(Colour.ALL[position.column], offer.tiles()));
    }
    for (int i = 0; i < offer.size(); i++) {
      tiles.aside.addSorted(offer.at(i));
    }
    offer.clear();
    if (startChip == position.column) {
      startChip = AlhambraPosition.NONE;
    }
  }

  // What this side says.

  @Override
  void score(Scoring scoring, Journal journal) {
    TileScoring.score(this, scoring, journal);
  }

  @Override
  ScoreSheet.Extra extra() {
    return ScoreSheet.Extra.WALLS;
  }

  @Override
  int findChoices() {
    return choices.find();
  }

  @Override
  AlhambraMove choice(int k) {
    return choices.get(k);
  }

  @Override
  @Nullable Refusal why(AlhambraMove move) {
    return TileRefusals.why(this, move);
  }

  @Override
  double[] estimate() {
    return TileProspects.estimate(this);
  }

  @Override
  void sections(PositionText text) {
    TileText.sections(this, text);
  }

  @Override
  void check() {
    TileCheck.check(this);
  }

  @Override
  void copyFrom(Side other) {
    TileSide side = (TileSide) other;
    tiles.copyFrom(side.tiles);
    startChip = side.startChip;
    System.arraycopy(side.redesigns, 0, redesigns, 0, redesigns.length);
  }

  @Override
  void addTo(Map<String, Integer> census) {
    for (int figure = 0; figure < table.figures; figure++) {
      census.merge("markers." + table.text(figure), redesigns[figure], Integer::sum);
    }
    tiles.addTo(census);
  }
}
