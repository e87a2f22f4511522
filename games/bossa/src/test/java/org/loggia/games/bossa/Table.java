package org.loggia.games.bossa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeSet;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Notes;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Script;

/** A Bossa table for tests: a position in writing, moves in writing, and what came of them. */
final class Table {
  final BossaPosition position;
  final Notes notes = new Notes();

  private Table(BossaPosition position) {
    this.position = position;
  }

  static Table of(String text) {
    return new Table(Bossa.GAME.notation().readPosition(text, Map.of()).orThrow());
  }

  BossaMove move(String text) {
    return Bossa.GAME.notation().readMove(position, text).orThrow();
  }

  /** Plays a move that must be legal; luck, if any is due, stays due. */
  Table play(String text) {
    BossaMove move = move(text);
    assertThat(position.why(move)).as(text).isNull();
    position.play(move, notes);
    return this;
  }

  Table settle(int... values) {
    Script script = Script.of(values);
    position.settle(script, notes);
    script.mustBeUsedUp();
    return this;
  }

  /** The draw that brings this tile up. */
  int drawOf(String tile) {
    int bit = Tile.read(tile).bit();
    assertThat(position.unseen & bit).as(tile + " is unseen").isNotZero();
    return Integer.bitCount(position.unseen & (bit - 1));
  }

  void allows(String text) {
    assertThat(position.why(move(text))).as(text).isNull();
    assertThat(position.legal().contains(move(text))).as(text).isTrue();
    assertThat(legal()).contains(canonical(text));
  }

  void refuses(String text, String clause) {
    Answer<BossaMove> move = Bossa.GAME.notation().readMove(position, text);
    Refusal refusal = position.why(move.orThrow());
    assertThat(refusal == null ? "legal" : refusal.clause()).as(text).isEqualTo(clause);
    assertThat(legal()).doesNotContain(canonical(text));
  }

  private String canonical(String text) {
    return Bossa.GAME.notation().writeMove(move(text));
  }

  TreeSet<String> legal() {
    TreeSet<String> texts = new TreeSet<>();
    Choices<BossaMove> legal = position.legal();
    for (int k = 0; k < legal.count(); k++) {
      texts.add(Bossa.GAME.notation().writeMove(legal.get(k)));
    }
    return texts;
  }

  String text() {
    return Bossa.GAME.notation().writePosition(position);
  }
}
