package org.loggia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.Script;
import org.loggia.core.json.Json;

/**
 * A table for tests that read like the rulebook: a position in writing, moves in writing, and what
 * came of them. Each title adds what its own tests say.
 *
 * @param <T> the title's own table
 */
public abstract class TestTable<
    T extends TestTable<T, P, M, V>, P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Game<P, M, V> game;
  public final P position;
  public final Notes notes = new Notes();

  protected TestTable(Game<P, M, V> game, P position) {
    this.game = game;
    this.position = position;
  }

  protected TestTable(Game<P, M, V> game, String position, Map<String, Json> data) {
    this(game, game.notation().readPosition(position, data).orThrow());
  }

  @SuppressWarnings("unchecked")
  private T self() {
    return (T) this;
  }

  public M move(String text) {
    return game.notation().readMove(position, text).orThrow();
  }

  /** Plays moves that must be legal; luck, if any is due in the end, stays due. */
  public T play(String... texts) {
    for (String text : texts) {
      M move = move(text);
      assertThat(position.why(move)).as(text).isNull();
      position.play(move, notes);
    }
    return self();
  }

  public T settle(Chance chance) {
    position.settle(chance, notes);
    return self();
  }

  /** Luck brings these values, and is asked for no others. */
  public T settle(int... values) {
    Script script = Script.of(values);
    settle(script);
    script.mustBeUsedUp();
    return self();
  }

  public void allows(String... texts) {
    for (String text : texts) {
      assertThat(position.why(move(text))).as(text).isNull();
      assertThat(position.legal().contains(move(text))).as(text).isTrue();
      if (position.legal().count() <= Choices.LISTABLE) {
        assertThat(legal()).contains(canonical(text));
      }
    }
  }

  public void refuses(String text, String clause) {
    Refusal refusal = position.why(move(text));
    assertThat(refusal == null ? "legal" : refusal.clause()).as(text).isEqualTo(clause);
    assertThat(position.legal().contains(move(text))).as(text).isFalse();
    assertThat(legal()).doesNotContain(canonical(text));
  }

  private String canonical(String text) {
    return game.notation().writeMove(move(text));
  }

  /** All legal moves, in writing. */
  public TreeSet<String> legal() {
    TreeSet<String> texts = new TreeSet<>();
    Choices<M> legal = position.legal();
    for (int k = 0; k < legal.count(); k++) {
      texts.add(game.notation().writeMove(legal.get(k)));
    }
    return texts;
  }

  public <E extends Event> List<E> heard(Class<E> kind) {
    return notes.all().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  public String text() {
    return game.notation().writePosition(position);
  }

  /** A section of the position's text, or nothing. */
  public String section(String label) {
    for (String section : text().split("; ")) {
      if (section.startsWith(label + " ")) {
        return section.substring(label.length() + 1);
      }
    }
    return "";
  }
}
