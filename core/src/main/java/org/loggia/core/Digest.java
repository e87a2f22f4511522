package org.loggia.core;

import org.loggia.core.chance.FastChance;
import org.loggia.core.crypto.Sha256;

/**
 * A fingerprint of many random games: of every game the moves and how it ended, and of the first
 * ones everything that anyone could notice, positions, views and what each seat hears. Equal on
 * every machine and in every browser, or something in a title depends on where it runs.
 */
public final class Digest {
  /** Whole pictures are long, and the moves of all games depend on all of it. */
  private static final int IN_FULL = 50;

  private static final int PICTURE_EVERY = 8;

  /** No title's random games are anywhere near as long. */
  private static final int LONGEST = 100_000;

  private Digest() {}

  public static <P extends Position<P, M, V>, M extends Move, V extends View> String of(
      Game<P, M, V> game, Setup setup, int seed, int games) {
    return of(game, setup, seed, games, IN_FULL);
  }

  /**
   * As {@link #of(Game, Setup, int, int)}, for places where pictures are dear.
   *
   * @param inFull of so many games everything is looked at
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View> String of(
      Game<P, M, V> game, Setup setup, int seed, int games, int inFull) {
    Sha256 sha = new Sha256();
    for (int i = 0; i < games; i++) {
      FastChance chance = new FastChance(1_000_003L * seed + i);
      if (i < inFull) {
        addInFull(sha, game, setup, chance);
      } else {
        addMoves(sha, game, setup, chance);
      }
    }
    return sha.hex();
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void addMoves(
      Sha256 sha, Game<P, M, V> game, Setup setup, FastChance chance) {
    P position = game.start(setup);
    position.settleIfDue(chance, Journal.OFF);
    for (int ply = 0; position.actor() != Seat.NOBODY; ply++) {
      mustEnd(ply);
      position.play(addMove(sha, game, position, chance), Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
    addEnd(sha, game, position);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void addInFull(
      Sha256 sha, Game<P, M, V> game, Setup setup, FastChance chance) {
    P position = game.start(setup);
    Notes notes = new Notes();
    position.settleIfDue(chance, notes);
    for (int ply = 0; position.actor() != Seat.NOBODY; ply++) {
      mustEnd(ply);
      M move = addMove(sha, game, position, chance);
      if (ply % PICTURE_EVERY == 0) {
        line(sha, game.notation().writePosition(position));
        line(sha, game.codecs().view().text(position.view(position.actor())));
        line(sha, game.codecs().view().text(position.view(Seat.SPECTATOR)));
      }
      position.play(move, notes);
      position.settleIfDue(chance, notes);
      addEvents(sha, game.codecs(), notes);
      notes.clear();
    }
    addEnd(sha, game, position);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> M addMove(
      Sha256 sha, Game<P, M, V> game, P position, FastChance chance) {
    Choices<M> legal = position.legal();
    int count = legal.count();
    M move = legal.get(chance.below(count));
    line(sha, count + " " + game.notation().writeMove(move));
    return move;
  }

  private static void addEvents(Sha256 sha, GameCodecs<?, ?> codecs, Notes notes) {
    for (Event event : notes.all()) {
      line(sha, codecs.event().text(event));
    }
    for (Event event : notes.heardBy(Seat.SPECTATOR)) {
      line(sha, codecs.event().text(event));
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void addEnd(
      Sha256 sha, Game<P, M, V> game, P position) {
    line(sha, game.notation().writePosition(position));
    line(sha, CoreCodecs.RESULT.text(position.result()));
  }

  private static void mustEnd(int ply) {
    if (ply > LONGEST) {
      throw new IllegalStateException("a random game does not end");
    }
  }

  private static void line(Sha256 sha, String text) {
    sha.update(text);
    sha.update("\n");
  }
}
