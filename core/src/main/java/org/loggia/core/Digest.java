package org.loggia.core;

import org.loggia.core.chance.FastChance;
import org.loggia.core.crypto.Sha256;

/**
 * A fingerprint of many random games with everything in them that anyone could notice: positions,
 * moves, events, views and results. Equal on every machine and in every browser, or something in a
 * title depends on where it runs.
 */
public final class Digest {
  private Digest() {}

  public static <P extends Position<P, M, V>, M extends Move, V extends View> String of(
      Game<P, M, V> game, Setup setup, int seed, int games) {
    Sha256 sha = new Sha256();
    for (int i = 0; i < games; i++) {
      add(sha, game, setup, new FastChance(1_000_003L * seed + i));
    }
    return sha.hex();
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void add(
      Sha256 sha, Game<P, M, V> game, Setup setup, FastChance chance) {
    Notation<P, M> notation = game.notation();
    GameCodecs<M, V> codecs = game.codecs();
    P position = game.start(setup);
    Notes notes = new Notes();
    position.settleIfDue(chance, notes);
    int ply = 0;
    while (position.actor() != Seat.NOBODY) {
      Choices<M> legal = position.legal();
      int count = legal.count();
      M move = legal.get(chance.below(count));
      line(sha, count + " " + notation.writeMove(move));
      // Whole pictures are long: one of them now and then is enough, the moves depend on all of it.
      if (ply % 8 == 0) {
        line(sha, notation.writePosition(position));
        line(sha, codecs.view().text(position.view(position.actor())));
      }
      position.play(move, notes);
      position.settleIfDue(chance, notes);
      for (Event event : notes.all()) {
        line(sha, codecs.event().text(event));
      }
      notes.clear();
      ply++;
    }
    line(sha, notation.writePosition(position));
    line(sha, CoreCodecs.RESULT.text(position.result()));
  }

  private static void line(Sha256 sha, String text) {
    sha.update(text);
    sha.update("\n");
  }
}
