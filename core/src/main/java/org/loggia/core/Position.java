package org.loggia.core;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.chance.Chance;

/**
 * All that lies on the table, and nothing else: no clock, no history, no names. Mutable, and cheap
 * to copy.
 *
 * <p>A move is skill, settling is luck: {@link #play} never draws, and while {@link #actor()} is
 * {@link Seat#LUCK} nothing but {@link #settle} may happen. Nothing is shuffled ahead: a bag, pile
 * or deck is a multiset, and each piece is decided when it is drawn.
 */
public interface Position<P extends Position<P, M, V>, M extends Move, V extends View> {

  /** The set-up this game was started with. */
  Setup setup();

  /**
   * The seat that must decide; {@link Seat#LUCK} when luck is due; {@link Seat#NOBODY} at the end.
   */
  int actor();

  /**
   * Every legal move of the actor, each once; none while luck is due and when the game is over. The
   * answer may be reused: it is good only until this position changes.
   */
  Choices<M> legal();

  /**
   * Null if the actor may play this move; else the clause that forbids it. Copes with any move that
   * {@link Notation#readMove} can return, legal or not, and changes nothing.
   */
  @Nullable Refusal why(M move);

  /**
   * What a legal move does by itself. The caller has made sure that it is legal. No luck in here.
   */
  void play(M move, Journal journal);

  /** All luck that is due: throws, draws, deals. Called only then; afterwards it is not due. */
  void settle(Chance chance, Journal journal);

  /** Settles if luck is due, so that whoever runs games need not ask. */
  default void settleIfDue(Chance chance, Journal journal) {
    if (actor() == Seat.LUCK) {
      settle(chance, journal);
    }
  }

  /** Points with receipts, places and ties. Asked only when the game is over. */
  Result result();

  /** Everything that the seat knows; {@link Seat#SPECTATOR} for what everybody knows. */
  V view(int seat);

  /**
   * In place the same as {@code game.world(view(seat), chance)}, for search. Titles without secrets
   * have nothing to do here.
   */
  void imagine(int seat, Chance chance);

  P copy();

  void copyFrom(P other);

  /** How many pieces of each sort there are, wherever they lie: the same all game long. */
  Map<String, Integer> census();
}
