package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.server.log.Conflict;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LobbyRow;
import org.loggia.server.log.LogEntry;
import org.loggia.server.log.Terms;
import org.loggia.server.wire.TableInfo.Status;

@Timeout(120)
class ExpiryTest {
  @TempDir Path folder;
  private TestHouse house;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private String nobodyComes() {
    Terms terms = new Terms(Terms.Access.OPEN, true, false, false);
    String table = house.tables.open("azul", Setup.of(2), terms, "Anna").orThrow().table();
    house.clock.addAndGet(Duration.ofDays(3).toMillis());
    return table;
  }

  @Test
  void aThousandGamesThatRestDoNotHideATableThatNobodyCameTo() throws Conflict {
    List<LobbyRow> resting = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      resting.add(new LobbyRow("resting " + i, Status.PLAYING.name(), false, 0, null, "{}"));
    }
    house.log.append(List.of(), resting);
    String table = nobodyComes();
    assertThat(house.tables.clear(Expiry.STANDARD)).isEqualTo(1);
    assertThat(house.log.read(table, 0))
        .singleElement()
        .satisfies(end -> assertThat(end.what()).isEqualTo(new Happening.Cleared()));
    assertThat(house.tables.table(table).info().join()).isNull();

    house.clock.addAndGet(Duration.ofDays(2).toMillis());
    house.tables.clear(Expiry.STANDARD);
    assertThat(house.log.read(table, 0)).isEmpty();
  }

  @Test
  void whoIsFasterThanTheChoresKeepsTheTable() throws Conflict {
    String table = nobodyComes();
    int last = house.log.read(table, 0).getLast().seq();
    house.log.append(
        List.of(
            new LogEntry(table, last + 1, 0, 0, Seat.NOBODY, new Happening.Chatted(0, "here!"))),
        List.of());
    assertThat(house.log.clear(table, last + 1, 0)).isFalse();
    assertThat(house.log.read(table, 0)).hasSize(last + 2);
  }

  @Test
  void aTableThatCannotBeReadKeepsNoOtherFromBeingClearedAway() throws Conflict {
    house.execute(
        "INSERT INTO entry (table_id, seq, at, seat, kind, body)"
            + " VALUES ('broken', 0, 0, -2, 'opened', 'nonsense')");
    house.log.append(
        List.of(), List.of(new LobbyRow("broken", Status.WAITING.name(), false, 0, null, "{}")));
    nobodyComes();
    assertThat(house.tables.clear(Expiry.STANDARD)).isEqualTo(1);
  }
}
