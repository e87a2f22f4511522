package org.loggia.games.palazzo;

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
import org.loggia.games.palazzo.PalazzoMove.Box;
import org.loggia.games.palazzo.PalazzoMove.Build;
import org.loggia.games.palazzo.PalazzoMove.Buy;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.DrawTiles;
import org.loggia.games.palazzo.PalazzoMove.Found;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.OpenAuction;
import org.loggia.games.palazzo.PalazzoMove.Pass;
import org.loggia.games.palazzo.PalazzoMove.Pick;
import org.loggia.games.palazzo.PalazzoMove.RaiseBid;
import org.loggia.games.palazzo.PalazzoMove.Split;
import org.loggia.games.palazzo.PalazzoMove.Take;
import org.loggia.games.palazzo.PalazzoMove.TurnUpMoney;

/** A Palazzo table and the turn of the rulebook. */
public final class PalazzoPosition extends PalazzoWorks
    implements Position<PalazzoPosition, PalazzoMove, PalazzoView> {
  /** P9.1: a lot of so many tiles is shared out. */
  static final int SHARED_FROM = 4;

  /** P5.3. */
  static final int TAKEN_FIRST = 2;

  private final PalazzoChoices choices = new PalazzoChoices(this);

  PalazzoPosition(Setup setup) {
    super(setup, StackTable.of(setup));
  }

  private PalazzoPosition(PalazzoPosition other) {
    super(other.setup, other.stackTable);
    put(other);
  }

  // P4: a turn is one of three actions.

  @Override
  public void play(PalazzoMove move, Journal journal) {
    choices.forget();
    switch (move) {
      case TurnUpMoney _ -> phase = Phase.TURN_UP;
      case Take take -> take(take.cards(), journal);
      case DrawTiles _ -> drawTiles();
      case Buy buy -> buy(buy, journal);
      case OpenAuction _ -> openAuction(journal);
      case RaiseBid raise -> raise(raise.cards(), journal);
      case Pass _ -> pass(journal);
      case Pick pick -> pick(pick.tile(), journal);
      case Build build -> {
        build(build.tile(), build.palace(), journal);
        handled(build.tile(), journal);
      }
      case Found found -> {
        found(found.tile(), journal);
        handled(found.tile(), journal);
      }
      case Box box -> {
        box(box.tile(), journal);
        handled(box.tile(), journal);
      }
      case Split split -> {
        split(split, journal);
        idleTurn(journal);
      }
      case Join join -> {
        join(join, journal);
        idleTurn(journal);
      }
      case Clear clear -> {
        clear(clear, journal);
        idleTurn(journal);
      }
    }
  }

  @Override
  public void settle(Chance chance, Journal journal) {
    choices.forget();
    settleAll(chance, journal);
  }

  // P5: taking money.

  private void take(Cards cards, Journal journal) {
    give(cards, journal);
    at = next(at);
    if (next(at) == turn) { // P5.4: the last player gets the last card
      give(money.display, journal);
      idleTurn(journal);
    }
  }

  private void give(Cards cards, Journal journal) {
    money.take(at, cards);
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Took(at, cards));
    }
  }

  // P6: drawing tiles, and then P7 or P8.

  private void drawTiles() {
    idle = 0;
    phase = Phase.DRAW;
  }

  private void buy(Buy move, Journal journal) {
    int price = site.price() * move.tiles().size(); // P7.3: one payment for all
    money.pay(turn, move.cards());
    site.depot = site.depot.minus(move.tiles());
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Bought(turn, move.tiles(), price, move.cards()));
    }
    acquire(turn, move.tiles());
  }

  private void acquire(int seat, Tiles tiles) {
    at = seat;
    pending = tiles;
    phase = Phase.BUILD;
  }

  // P8: the auction, or P9: the sharing.

  private void openAuction(Journal journal) {
    Quarry lot = site.nextLot();
    if (lot == null) { // P8.8
      if (journal.on()) {
        journal.tell(new PalazzoEvent.NothingToAuction(turn));
      }
      endTurn();
      return;
    }
    site.builder = lot;
    Tiles tiles = site.at(lot);
    if (tiles.size() >= SHARED_FROM) {
      phase = Phase.SHARE;
      if (journal.on()) {
        journal.tell(new PalazzoEvent.SharingBegan(turn, lot, tiles));
      }
    } else {
      Auction opened = Auction.open(seats, turn);
      auction = opened;
      at = opened.next();
      phase = Phase.BID;
      if (journal.on()) {
        journal.tell(new PalazzoEvent.AuctionOpened(turn, lot, tiles));
      }
    }
  }

  private void raise(Cards cards, Journal journal) {
    Auction raised = running().raise(at, cards);
    money.lay(at, cards);
    auction = raised;
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Raised(at, cards, raised.bid(at)));
    }
    at = raised.next();
  }

  private void pass(Journal journal) {
    Cards laid = running().laid(at);
    Auction left = running().pass(at);
    money.takeBack(at, laid);
    auction = left;
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Passed(at, laid));
    }
    if (left.isDecided()) {
      win(left, journal);
    } else {
      at = left.next();
    }
  }

  private void win(Auction decided, Journal journal) {
    int winner = decided.leader();
    Cards paid = decided.laid(winner);
    Tiles tiles = site.at(site.builder);
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Won(winner, tiles, decided.bid(winner), paid));
    }
    money.discard = money.discard.plus(paid);
    site.put(site.builder, Tiles.NONE);
    auction = null;
    acquire(winner, tiles);
  }

  private void pick(Tile tile, Journal journal) {
    site.put(site.builder, site.at(site.builder).minus(tile));
    pending = Tiles.of(tile);
    phase = Phase.FIT;
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Picked(at, tile));
    }
  }

  // P10, P11: what tiles do to palaces is in PalazzoWorks; here is what follows.

  private void handled(Tile tile, Journal journal) {
    pending = pending.minus(tile);
    if (pending.isEmpty()) {
      if (phase == Phase.BUILD) {
        endTurn();
      } else {
        nextPick(journal);
      }
    }
  }

  private void nextPick(Journal journal) {
    at = next(at);
    phase = Phase.SHARE;
    if (at == turn) { // P9.3: everybody has one
      Tiles left = site.at(site.builder);
      site.put(site.builder, Tiles.NONE);
      site.box = site.box.plus(left);
      if (journal.on() && !left.isEmpty()) {
        journal.tell(new PalazzoEvent.LeftOver(left));
      }
      endTurn();
    }
  }

  // The end of a turn, and of the game.

  private void endTurn() {
    turn = next(turn);
    at = turn;
    phase = Phase.ACTION;
  }

  /** A turn without drawing tiles ends. */
  private void idleTurn(Journal journal) {
    idle++;
    endTurn();
    if (isStandstill()) { // P12.2
      if (journal.on()) {
        journal.tell(new PalazzoEvent.Standstill(stillRounds));
      }
      over(Palazzo.STILL, journal);
    }
  }

  // What the table says.

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int actor() {
    return phase == Phase.OVER ? Seat.NOBODY : phase.isLuck() ? Seat.LUCK : at;
  }

  @Override
  public Choices<PalazzoMove> legal() {
    return choices;
  }

  @Override
  public @Nullable Refusal why(PalazzoMove move) {
    return PalazzoRefusals.why(this, move);
  }

  @Override
  public Result result() {
    return Scores.result(this);
  }

  @Override
  public PalazzoView view(int seat) {
    return PalazzoViews.of(this, seat);
  }

  @Override
  public void imagine(int seat, Chance chance) {
    choices.forget();
    money.imagine(seat, chance);
  }

  @Override
  public PalazzoPosition copy() {
    return new PalazzoPosition(this);
  }

  @Override
  public void copyFrom(PalazzoPosition other) {
    choices.forget();
    put(other);
  }

  @Override
  public Map<String, Integer> census() {
    return Census.of(this);
  }
}
