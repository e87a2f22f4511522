package org.loggia.games.palazzo;

import java.util.List;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/**
 * What happens at a Palazzo table. {@code points} are what the estate of the seat gained, or lost,
 * by it.
 */
@Derived(with = PieceCodecs.class)
public sealed interface PalazzoEvent extends Event {
  /** The first tiles: one on each quarry, clockwise from the north, and one in the depot. */
  record LaidOut(List<Tile> quarries, Tile depot) implements PalazzoEvent {}

  /** Only the seat hears which cards. */
  record Dealt(int seat, Cards cards) implements PalazzoEvent {}

  record DealtUnseen(int seat, int count) implements PalazzoEvent {}

  record Begins(int seat) implements PalazzoEvent {}

  /** The discards become a new deck of so many cards. */
  record Reshuffled(int count) implements PalazzoEvent {}

  record TurnedUp(int seat, Cards cards) implements PalazzoEvent {}

  record Took(int seat, Cards cards) implements PalazzoEvent {}

  /** The first tile drawn; a tile of the depot costs so much now. */
  record CameToDepot(int seat, Tile tile, int price) implements PalazzoEvent {}

  /** The second tile drawn. */
  record CameToQuarry(int seat, Tile tile, Quarry quarry) implements PalazzoEvent {}

  /** A rider came, so many in all. */
  record RiderCame(int seat, int riders) implements PalazzoEvent {}

  record Bought(int seat, Tiles tiles, int price, Cards cards) implements PalazzoEvent {}

  record AuctionOpened(int seat, Quarry quarry, Tiles tiles) implements PalazzoEvent {}

  /** All quarries are empty. */
  record NothingToAuction(int seat) implements PalazzoEvent {}

  /** The seat laid further cards and bids so much in all. */
  record Raised(int seat, Cards cards, int bid) implements PalazzoEvent {}

  /** The seat takes its cards back. */
  record Passed(int seat, Cards cards) implements PalazzoEvent {}

  record Won(int seat, Tiles tiles, int bid, Cards cards) implements PalazzoEvent {}

  /** Four or more tiles are shared out instead of auctioned. */
  record SharingBegan(int seat, Quarry quarry, Tiles tiles) implements PalazzoEvent {}

  record Picked(int seat, Tile tile) implements PalazzoEvent {}

  /** What nobody picked goes into the box. */
  record LeftOver(Tiles tiles) implements PalazzoEvent {}

  record Built(int seat, Tile tile, int palace, int points) implements PalazzoEvent {}

  record Founded(int seat, Tile tile, int palace, int points) implements PalazzoEvent {}

  record Boxed(int seat, Tile tile) implements PalazzoEvent {}

  /**
   * A tile left a palace and founded a new one, which is the last.
   *
   * @param palace the number of the palace that it left
   */
  record SplitOff(int seat, Card card, Tile tile, int palace, int points) implements PalazzoEvent {}

  /**
   * A single tile went into another palace.
   *
   * @param palace the number that this one had before: if it came behind the single tile, it has
   *     moved up by one (P10.3)
   */
  record Joined(int seat, Card card, Tile tile, int palace, int points) implements PalazzoEvent {}

  record Cleared(int seat, Card card, Tile tile, int points) implements PalazzoEvent {}

  /** Nobody drew tiles for so many rounds. */
  record Standstill(int rounds) implements PalazzoEvent {}

  /** At the end, what a palace brings its owner. */
  record Scored(int seat, int palace, int storeys, int points) implements PalazzoEvent {}

  /** At the end all money is shown: it decides ties. */
  record HandShown(int seat, Cards cards, int worth) implements PalazzoEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }
}
