package org.loggia.games.kensington;

import java.util.List;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/** What happens at a Kensington table. */
@Derived(with = PieceCodecs.class)
public sealed interface KensingtonEvent extends Event {
  /** Luck or the table chose who begins. */
  record Began(int first) implements KensingtonEvent {}

  /** A back was picked from the heap; brown ones are paid for. */
  record Picked(int seat, Mark mark, String outline, int paid) implements KensingtonEvent {}

  /** The picked tile is turned up. */
  record Drew(int seat, Tile tile, Front front) implements KensingtonEvent {}

  /** A tile was taken from a warehouse, and a chip given for it. */
  record Stole(int seat, Tile tile, Front front, int from) implements KensingtonEvent {}

  record NothingToDraw(int seat) implements KensingtonEvent {}

  record Built(int seat, Tile tile, Front front, int x, int y) implements KensingtonEvent {}

  record Joined(int seat, List<Piece> pieces) implements KensingtonEvent {}

  /** A difficult tile brought a chip; so many the player has now. */
  record ChipEarned(int seat, int chips) implements KensingtonEvent {}

  /** The drawn tile went to a gate of the warehouse. */
  record Stored(int seat, Tile tile, Front front, int gate) implements KensingtonEvent {}

  /** The drawn tile went back to the heap, because both gates are full. */
  record Returned(int seat, Tile tile, Front front) implements KensingtonEvent {}

  /** So many birds are out that this is the last round. */
  record LastRound(int seat, int birds) implements KensingtonEvent {}

  record Ended(Ending ending) implements KensingtonEvent {}

  /** A line of the final score. */
  record Scored(int seat, String reason, int count, int points) implements KensingtonEvent {}
}
