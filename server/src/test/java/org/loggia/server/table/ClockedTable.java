package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.loggia.core.Setup;
import org.loggia.core.json.Json;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Pace;
import org.loggia.server.log.Terms;
import org.loggia.server.table.TestHouse.Visitor;
import org.loggia.server.wire.ClockFace;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.Message;
import org.loggia.server.wire.TableInfo;

/** Two people at a table with clocks, in a house whose time is the test's. */
final class ClockedTable implements AutoCloseable {
  static final long SECOND = 1_000;
  static final long HOUR = 3_600_000;
  private static final long NANOS_A_MILLI = 1_000_000;

  private final Path folder;
  private final String annasToken;
  private final String brunosToken;
  private CountDownLatch thinkers = new CountDownLatch(0);
  private int nextId = 1_000;
  Visitor anna = new Visitor();
  Visitor bruno = new Visitor();
  TestHouse house;
  Table table;

  private ClockedTable(Path folder, String title, Setup setup, Pace pace) {
    this.folder = folder;
    this.house = new TestHouse(folder);
    Tables.Founding founding =
        house
            .tables
            .open(
                title,
                setup.withFirst(0),
                new Terms(Terms.Access.LINK, true, false, false, pace),
                "Anna")
            .orThrow();
    this.table = new Table(founding.table(), house.around);
    this.annasToken = founding.token();
    this.brunosToken = table.join("Bruno", founding.invite(), true).join().orThrow().token();
    comeIn();
    does(anna, new Command.Start(1));
  }

  /** The game has begun, and seat 0 is Anna's. */
  static ClockedTable open(Path folder, String title, Pace pace) {
    return open(folder, title, Setup.of(2), pace);
  }

  static ClockedTable open(Path folder, String title, Setup setup, Pace pace) {
    return new ClockedTable(folder, title, setup, pace);
  }

  private void comeIn() {
    anna = new Visitor();
    bruno = new Visitor();
    table.hello(anna, new Command.Hello(nextId++, annasToken, 0));
    table.hello(bruno, new Command.Hello(nextId++, brunosToken, 0));
    info();
  }

  /** Closes the house as a crash does, and opens it again so much later. */
  void reopen(long laterMillis) {
    long nanos = house.nanos.get();
    house.close();
    house = new TestHouse(folder);
    house.nanos.set(nanos);
    house.clock.addAndGet(laterMillis);
    table = new Table(table.id(), house.around);
    comeIn();
  }

  /** Lets so much time pass in an open house. */
  void pass(long millis) {
    if (millis <= 20 * SECOND) {
      passWithoutStoring(millis);
      house.houseTime.goOn();
    } else {
      house.houseTime.isAtLeast(house.houseTime.millis() + millis);
      house.houseTime.store();
    }
  }

  void passWithoutStoring(long millis) {
    house.nanos.addAndGet(millis * NANOS_A_MILLI);
  }

  void lookAtClocks() {
    for (String id : due(house.houseTime.millis())) {
      if (id.equals(table.id())) {
        table.lookAtClocks().join();
      }
    }
  }

  List<String> due(long until) {
    return house.log.due(0, until, 10);
  }

  TableInfo info() {
    return Objects.requireNonNull(table.info().join());
  }

  int actor() {
    return info().actor();
  }

  Chair chair(int seat) {
    return info().chairs().get(seat);
  }

  List<Long> left() {
    ClockFace face = Objects.requireNonNull(table.clocks().join());
    return face.left().stream().map(Double::longValue).toList();
  }

  Visitor newVisitor() {
    return new Visitor();
  }

  /** What somebody who says hello now is told. */
  List<Long> leftAsHeardBy(Visitor someone) {
    table.hello(someone, new Command.Hello(nextId++, null, 0));
    info();
    Message.Welcome welcome = (Message.Welcome) last(someone, Message.Welcome.class);
    return Objects.requireNonNull(welcome.clocks()).left().stream().map(Double::longValue).toList();
  }

  private static Message last(Visitor someone, Class<?>... kinds) {
    return someone.heard.stream()
        .filter(heard -> List.of(kinds).contains(heard.getClass()))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  private Visitor whose(int seat) {
    return chair(seat).isHeldBy(0) ? anna : bruno;
  }

  /** The moves of whose turn it is. */
  List<String> offered() {
    int seat = actor();
    Visitor mover = whose(seat);
    table.command(mover, new Command.Moves(nextId++, seat, 5));
    info();
    return ((Message.Offered) last(mover, Message.Offered.class)).moves();
  }

  /** The seat, whose turn it must be, makes the first of its moves. */
  void move(int seat) {
    String move = offered().getFirst();
    does(whose(seat), new Command.Move(nextId++, seat, Json.of(move), info().seq()));
  }

  void does(Visitor who, Command command) {
    table.command(who, command);
    info();
    Message answer = last(who, Message.Accepted.class, Message.Refused.class);
    assertThat(answer).as(command.toString()).isInstanceOf(Message.Accepted.class);
  }

  /** The clause by which the command is refused. */
  String refused(Visitor who, Command command) {
    table.command(who, command);
    info();
    return ((Message.Refused) last(who, Message.Refused.class)).refusal().clause();
  }

  /** Nobody thinks before the test says so. */
  void holdThinkers() {
    CountDownLatch go = new CountDownLatch(1);
    thinkers = go;
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
  }

  void letThinkersGo() {
    thinkers.countDown();
    awaitBot();
  }

  /** Returns when whatever bot has to move has moved. */
  void awaitBot() {
    while (actor() >= 0 && chair(actor()).bot() != null) {
      house.awaitThinkers();
    }
  }

  @Override
  public void close() {
    thinkers.countDown();
    house.close();
  }
}
