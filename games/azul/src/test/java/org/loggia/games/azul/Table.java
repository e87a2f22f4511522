package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.loggia.core.Event;
import org.loggia.core.Notes;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Chance;

/** An Azul table for tests: a position in writing, moves in writing, and what came of them. */
final class Table {
  final AzulPosition position;
  private final Notes notes = new Notes();

  private Table(AzulPosition position) {
    this.position = position;
  }

  static Table of(String text) {
    return new Table(Azul.GAME.notation().readPosition(text, Map.of()).orThrow());
  }

  /** Plays moves that must be legal; luck, if any is due, stays due. */
  Table play(String... moves) {
    for (String text : moves) {
      AzulMove move = move(text);
      assertThat(position.why(move)).as(text).isNull();
      position.play(move, notes);
    }
    return this;
  }

  Table settle(Chance chance) {
    position.settle(chance, notes);
    return this;
  }

  AzulMove move(String text) {
    return Azul.GAME.notation().readMove(position, text).orThrow();
  }

  void refuses(String text, String clause) {
    Refusal refusal = position.why(move(text));
    assertThat(refusal == null ? "legal" : refusal.clause()).as(text).isEqualTo(clause);
    assertThat(legal()).doesNotContain(text);
  }

  TreeSet<String> legal() {
    TreeSet<String> texts = new TreeSet<>();
    for (AzulMove move : position.legal().list()) {
      texts.add(Azul.GAME.notation().writeMove(move));
    }
    return texts;
  }

  /** What a seat's tiles brought, in the order in which they were laid. */
  List<Integer> tilePoints(int seat) {
    List<Integer> points = new ArrayList<>();
    for (AzulEvent.TileScored scored : heard(AzulEvent.TileScored.class)) {
      if (scored.seat() == seat) {
        points.add(scored.points());
      }
    }
    return points;
  }

  <E extends Event> List<E> heard(Class<E> kind) {
    return notes.all().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  int score(int seat) {
    return position.points(seat);
  }

  /** A section of the position's text, or nothing. */
  String section(String label) {
    for (String section : text().split("; ")) {
      if (section.startsWith(label + " ")) {
        return section.substring(label.length() + 1);
      }
    }
    return "";
  }

  String text() {
    return Azul.GAME.notation().writePosition(position);
  }
}
