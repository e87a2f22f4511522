package org.loggia.testkit;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** One point of one random game, and everything needed to come back to it. */
final class Moment<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int FEW = 20;

  private final Trial<P, M, V> trial;
  private final long seed;
  private final P position;
  private final FastChance chance;
  private final FastChance dice;
  private final Budget budget;
  private final Notes heard = new Notes();
  private @Nullable M lastMove;
  private int ply;

  Moment(Trial<P, M, V> trial, long seed, P position, FastChance chance, Budget budget) {
    this.trial = trial;
    this.seed = seed;
    this.position = position;
    this.chance = chance;
    // The clause has dice of its own: however much it looks, the game goes the same way.
    this.dice = new FastChance(~seed);
    this.budget = budget;
  }

  Trial<P, M, V> trial() {
    return trial;
  }

  P position() {
    return position;
  }

  /** Moves played so far. */
  int ply() {
    return ply;
  }

  /** Where the game takes its luck and its moves from; copy it to go the way the game will go. */
  FastChance chance() {
    return chance;
  }

  /** For whatever the clause likes to pick by itself. */
  FastChance dice() {
    return dice;
  }

  /** What the step that led here told. */
  Notes heard() {
    return heard;
  }

  /** The move that led here; null after settling and at the start. */
  @Nullable M lastMove() {
    return lastMove;
  }

  boolean isOver() {
    return position.actor() == Seat.NOBODY;
  }

  String text() {
    return trial.notation().writePosition(position);
  }

  /** One time in so many. */
  boolean nowAndThen(int times) {
    return dice.below(times) == 0;
  }

  void spend(int work) {
    budget.spend(work);
  }

  /** As many as a clause would like to look at, or just a few once the work is done. */
  int upTo(int many) {
    return budget.isLeft() ? many : Math.min(many, FEW);
  }

  /** Luck, if it is due, or the next random move. Says whether anything could be done. */
  boolean step() {
    heard.clear();
    lastMove = null;
    if (position.actor() == Seat.LUCK) {
      position.settle(chance, heard);
      if (position.actor() == Seat.LUCK) {
        throw broken("settle left luck due: it must do all of it at once");
      }
      return true;
    }
    Choices<M> legal = position.legal();
    int count = legal.count();
    if (position.actor() == Seat.NOBODY || count <= 0) {
      return false;
    }
    M move = legal.get(chance.below(count));
    position.play(move, heard);
    lastMove = move;
    ply++;
    return true;
  }

  /** What is wrong, with where it happened, so that one line is enough to see it again. */
  AssertionError broken(String what) {
    return new AssertionError(where() + what);
  }

  AssertionError broken(String what, Throwable cause) {
    return new AssertionError(where() + what, cause);
  }

  private String where() {
    String picture;
    try {
      picture = text();
    } catch (RuntimeException e) {
      picture = "(cannot be written: " + e + ")";
    }
    return trial.label() + ", seed " + seed + ", ply " + ply + ", position «" + picture + "»: ";
  }
}
