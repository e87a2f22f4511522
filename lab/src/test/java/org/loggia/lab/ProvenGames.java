package org.loggia.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.loggia.core.Dice;
import org.loggia.core.Entry;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Past;
import org.loggia.core.Position;
import org.loggia.core.Proof;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.Draw;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.FastChance;
import org.loggia.core.crypto.Hex;
import org.loggia.core.json.Json;

/**
 * Random games as a table plays them, with dice that prove themselves; and what forgers make of
 * them.
 */
final class ProvenGames {
  private static final int KEY_BYTES = 32;
  private static final int CONTRIBUTION_BYTES = 16;
  private static final int DRAWS_THAT_TELL = 12;

  private final FastChance chance;

  ProvenGames(long seed) {
    this.chance = new FastChance(seed);
  }

  /** A game from beginning to end; now and then a move is taken back and another one played. */
  <P extends Position<P, M, V>, M extends Move, V extends View> GameRecord play(
      Game<P, M, V> game, int seats) {
    Setup setup = Setup.of(seats);
    byte[] key = Hex.read(hex(KEY_BYTES));
    List<String> contributions = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      contributions.add(
          switch (chance.below(4)) {
            case 0 -> Dice.OF_A_BOT;
            case 1 -> Dice.OF_NOBODY;
            default -> hex(CONTRIBUTION_BYTES);
          });
    }
    byte[] seed = Dice.seed(key, contributions);
    Past none = Past.none(game.info().id(), game.info().revision(), setup);
    Match<P, M, V> match =
        Match.begin(game, setup, (_, move) -> Dice.luck(seed, none, move)).orThrow();
    while (!match.isOver()) {
      Match<P, M, V> next = after(match, seed);
      boolean takesBack = chance.below(20) == 0;
      match = takesBack ? after(match, seed) : next;
    }
    GameRecord record = match.record();
    List<Integer> seating =
        chance.below(2) == 0 ? null : Dice.seating(seats, (_, move) -> Dice.luck(seed, none, move));
    return record.withProof(
        new Proof(
            Dice.commitment(key), Hex.write(key), contributions, seating, past(record).hash()));
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> Match<P, M, V> after(
      Match<P, M, V> match, byte[] seed) {
    Past past = past(match.record());
    var legal = match.position().legal();
    String move = match.game().notation().writeMove(legal.get(chance.below(legal.count())));
    return match
        .after(
            match.position().actor(), Json.of(move), (_, played) -> Dice.luck(seed, past, played))
        .orThrow();
  }

  private static Past past(GameRecord record) {
    Past past = Past.none(record.game(), record.revision(), record.setup());
    for (Entry entry : record.entries()) {
      past = past.then(entry);
    }
    return past;
  }

  private String hex(int bytes) {
    byte[] some = new byte[bytes];
    for (int i = 0; i < bytes; i++) {
      some[i] = (byte) chance.below(256);
    }
    return Hex.write(some);
  }

  // ---- forgeries --------------------------------------------------------------------------------

  /** One of each kind, some of them with the fingerprint of what they have become. */
  List<GameRecord> forgeries(GameRecord record) {
    List<GameRecord> all = new ArrayList<>();
    Proof proof = proof(record);
    List<Entry> entries = record.entries();
    all.add(careful(with(record, changedDraw(entries))));
    all.add(with(record, changedDraw(entries)));
    String key = hex(KEY_BYTES);
    all.add(withProof(record, proof.commitment(), key, proof.contributions()));
    all.add(withProof(record, Dice.commitment(Hex.read(key)), key, proof.contributions()));
    List<String> contributions = new ArrayList<>(proof.contributions());
    contributions.set(chance.below(contributions.size()), hex(CONTRIBUTION_BYTES));
    all.add(withProof(record, proof.commitment(), proof.key(), contributions));
    int ply = 1 + chance.below(lastTelling(entries) - 1);
    List<Entry> order = new ArrayList<>(entries);
    Collections.swap(order, ply, ply + 1);
    all.add(with(record, order));
    all.add(careful(with(record, order)));
    List<Entry> dropped = new ArrayList<>(entries);
    dropped.remove(ply);
    all.add(with(record, dropped));
    all.add(careful(with(record, dropped)));
    all.add(with(record, entries.subList(0, entries.size() - 1)));
    // The luck of a move that was taken back, behind another move.
    List<Entry> undone = new ArrayList<>(entries);
    undone.set(ply, new Entry(entries.get(ply + 1).move(), entries.get(ply).draws()));
    all.add(with(record, undone));
    all.add(careful(with(record, undone)));
    all.removeIf(forged -> forged.equals(record));
    return all;
  }

  private List<Entry> changedDraw(List<Entry> entries) {
    List<Entry> changed = new ArrayList<>(entries);
    int ply = chance.below(lastTelling(entries));
    while (changed.get(ply).draws().isEmpty()) {
      ply--;
    }
    Entry entry = changed.get(ply);
    List<Draw> draws = new ArrayList<>(entry.draws().list());
    Draw last = draws.removeLast();
    draws.add(new Draw(last.bound(), (last.value() + 1) % last.bound()));
    changed.set(ply, new Entry(entry.move(), new Draws(draws)));
    return changed;
  }

  /** Behind this ply there is so much luck that another past does not have it by chance. */
  private static int lastTelling(List<Entry> entries) {
    int draws = 0;
    for (int ply = entries.size() - 1; ply > 1; ply--) {
      draws += entries.get(ply).draws().size();
      if (draws >= DRAWS_THAT_TELL) {
        return ply - 1;
      }
    }
    return 2;
  }

  private static Proof proof(GameRecord record) {
    Proof proof = record.proof();
    if (proof == null) {
      throw new AssertionError("no proof");
    }
    return proof;
  }

  private static GameRecord with(GameRecord record, List<Entry> entries) {
    return new GameRecord(
        record.game(), record.revision(), record.setup(), entries, record.result(), record.proof());
  }

  private static GameRecord withProof(
      GameRecord record, String commitment, String key, List<String> contributions) {
    Proof proof = proof(record);
    return record.withProof(
        new Proof(commitment, key, contributions, proof.seating(), proof.past()));
  }

  private static GameRecord careful(GameRecord forged) {
    Proof proof = proof(forged);
    return forged.withProof(
        new Proof(
            proof.commitment(),
            proof.key(),
            proof.contributions(),
            proof.seating(),
            past(forged).hash()));
  }
}
