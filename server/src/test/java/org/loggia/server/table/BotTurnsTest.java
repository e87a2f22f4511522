package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.Setup;
import org.loggia.server.log.Terms;
import org.loggia.server.table.TestHouse.Visitor;
import org.loggia.server.wire.Command;

@Timeout(120)
class BotTurnsTest {
  @TempDir Path folder;
  private final Visitor anna = new Visitor();
  private TestHouse house;
  private Table table;

  /** Two bots at a table whose owner has stood up and watches. */
  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    Tables.Founding founding =
        house
            .tables
            .open(
                "azul",
                Setup.of(2).withFirst(0),
                new Terms(Terms.Access.LINK, true, false, false),
                "Anna")
            .orThrow();
    table = new Table(founding.table(), house.around);
    table.hello(anna, new Command.Hello(1, founding.token(), 0));
    table.command(anna, new Command.Stand(2, 0));
    table.command(anna, new Command.Bot(3, 0, "novice"));
    table.command(anna, new Command.Bot(4, 1, "novice"));
  }

  @AfterEach
  void close() {
    house.close();
  }

  private int seq() {
    return Objects.requireNonNull(table.info().join()).seq();
  }

  /** Nobody thinks before the test says so. */
  private CountDownLatch holdThinkers() {
    CountDownLatch go = new CountDownLatch(1);
    house.thinkers.think(
        "the test",
        () -> {
          try {
            go.await();
          } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
          }
          return "";
        },
        _ -> {},
        () -> {});
    return go;
  }

  @Test
  void botsDoNotPlayToAnEmptyRoom() {
    CountDownLatch go = holdThinkers();
    table.command(anna, new Command.Start(5));
    int started = seq();
    table.gone(anna);
    go.countDown();
    house.awaitThinkers();
    assertThat(seq()).isEqualTo(started);

    table.hello(new Visitor(), new Command.Hello(1, null, 0));
    seq();
    house.awaitThinkers();
    assertThat(seq()).isGreaterThan(started);
  }

  @Test
  void aBotWhoseMoveCouldNotBeStoredIsAskedAgain() {
    CountDownLatch go = holdThinkers();
    table.command(anna, new Command.Start(5));
    int started = seq();
    house.letTimePass();
    house.storeNothing(true);
    go.countDown();
    house.awaitThinkers();
    table.person("").handle((_, _) -> "").join();
    house.storeNothing(false);
    house.letTimePass();
    seq();
    house.awaitThinkers();
    assertThat(seq()).isGreaterThan(started);
  }
}
