package org.loggia.games.palazzo;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;

/** All that lies on the table. Its parts are values, so copying them is cheap. */
abstract sealed class PalazzoTable permits PalazzoLuck {
  final Setup setup;
  final StackTable stackTable;
  final int seats;

  /** P12.2: after so many rounds without drawing tiles the game is over; 0 for never. */
  final int stillRounds;

  Phase phase = Phase.START;

  /** The active player. */
  int turn;

  /** Who decides: the active player, or a taker, bidder, picker or winner. */
  int at;

  final Site site;
  final Money money;
  @Nullable Auction auction;

  /** Tiles that seat {@link #at} must build. */
  Tiles pending = Tiles.NONE;

  final Estate[] estate;

  /** Turns in a row in which no tiles were drawn. */
  int idle;

  /** One of {@link Palazzo#ENDINGS} when it is over. */
  @Nullable String ending;

  PalazzoTable(Setup setup, StackTable stackTable) {
    this.setup = setup;
    this.stackTable = stackTable;
    this.seats = setup.seats();
    this.stillRounds = setup.get(Palazzo.STANDSTILL);
    this.site = new Site(stackTable);
    this.money = new Money(seats);
    this.estate = new Estate[seats];
    Arrays.fill(estate, Estate.NONE);
  }

  /** Makes this table look like the other one, which is of the same set-up. */
  final void put(PalazzoTable other) {
    phase = other.phase;
    turn = other.turn;
    at = other.at;
    site.copyFrom(other.site);
    money.copyFrom(other.money);
    auction = other.auction;
    pending = other.pending;
    System.arraycopy(other.estate, 0, estate, 0, seats);
    idle = other.idle;
    ending = other.ending;
  }

  final int next(int seat) {
    return (seat + 1) % seats;
  }

  /** How many seats after the active player this one sits. */
  final int after(int seat) {
    return (seat - turn + seats) % seats;
  }

  final boolean isStandstill() {
    return stillRounds > 0 && idle >= stillRounds * seats;
  }

  /** The auction of the phase {@link Phase#BID}. */
  final Auction running() {
    Auction running = auction;
    if (running == null) {
      throw new IllegalStateException("there is no auction");
    }
    return running;
  }
}
