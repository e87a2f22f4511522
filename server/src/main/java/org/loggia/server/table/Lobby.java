package org.loggia.server.table;

import org.jspecify.annotations.Nullable;
import org.loggia.server.log.Chair;
import org.loggia.server.log.LobbyRow;
import org.loggia.server.log.Terms;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.Status;
import org.loggia.server.wire.TableInfoCodec;

/** What the lobby is told of a table. */
final class Lobby {
  private Lobby() {}

  static LobbyRow row(TableState table) {
    TableInfo info = table.info().atAGlance();
    boolean listed =
        info.status() == Status.WAITING
            && info.terms().access() == Terms.Access.OPEN
            && info.chairs().stream().anyMatch(Chair::isFree);
    return new LobbyRow(
        info.id(),
        info.status().name(),
        listed,
        table.last().at(),
        due(table),
        TableInfoCodec.CODEC.text(info));
  }

  private static @Nullable Long due(TableState table) {
    Clocks clocks = table.clocks();
    Play<?, ?, ?> play = table.play();
    return clocks == null || play == null || table.status() != Status.PLAYING
        ? null
        : (Long) clocks.runsOutAt(play.actor());
  }
}
