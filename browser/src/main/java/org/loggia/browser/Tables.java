package org.loggia.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;

/** The local tables, by the names the page gave them. */
final class Tables {
  private final Map<String, Table<?, ?, ?>> open = new LinkedHashMap<>();

  <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> open(
      Game<P, M, V> game, Request.Open ask) {
    return Table.open(game, ask.setup(), ask.key())
        .then(table -> keep(ask.table(), table).standFromStart(ask.viewer()));
  }

  <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> resume(
      Game<P, M, V> game, Request.Resume ask) {
    return Table.resume(game, ask.record(), ask.key())
        .then(table -> keep(ask.table(), table).standFromStart(ask.viewer()));
  }

  Answer<Reply> play(Request.Play ask) {
    return at(ask.table(), table -> table.play(ask.seat(), ask.move(), ask.viewer()));
  }

  Answer<Reply> undo(Request.Undo ask) {
    return at(ask.table(), table -> table.undo(ask.ply(), ask.viewer()));
  }

  Answer<Reply> look(Request.Look ask) {
    return at(ask.table(), table -> table.look(ask.ply(), ask.since(), ask.viewer()));
  }

  Answer<Reply> write(Request.Write ask) {
    return at(ask.table(), table -> Answer.yes(new Reply.Written(table.record())));
  }

  Answer<Reply> spell(Request.Spell ask) {
    return at(ask.table(), table -> table.spell(ask.ply()));
  }

  Answer<Reply> close(Request.Close ask) {
    open.remove(ask.table());
    return Answer.yes(new Reply.Done());
  }

  private Table<?, ?, ?> keep(String name, Table<?, ?, ?> table) {
    open.put(name, table);
    return table;
  }

  private Answer<Reply> at(String name, Function<Table<?, ?, ?>, Answer<Reply>> question) {
    Table<?, ?, ?> table = open.get(name);
    return table == null
        ? Answer.no(Refusal.of("core.no-such-table").with("table", name))
        : question.apply(table);
  }
}
