package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.Setup;
import org.loggia.core.json.Json;
import org.loggia.server.log.Terms;
import org.loggia.server.table.TestHouse.Visitor;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.Message;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.UndoWish;

/** Taking moves back where more than two sit, and where a bot is about to answer. */
@Timeout(120)
class UndoTest {
  @TempDir Path folder;
  private final Visitor anna = new Visitor();
  private final Visitor bruno = new Visitor();
  private final Visitor carla = new Visitor();
  private TestHouse house;
  private Table table;

  /** Azul for three, in which Anna begins. */
  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    Tables.Founding founding =
        house
            .tables
            .open(
                "azul",
                Setup.of(3).withFirst(0),
                new Terms(Terms.Access.LINK, true, false, false),
                "Anna")
            .orThrow();
    table = new Table(founding.table(), house.around);
    table.hello(anna, new Command.Hello(1, founding.token(), 0));
    join(bruno, "Bruno", founding.invite(), 1);
    join(carla, "Carla", founding.invite(), 2);
  }

  private void join(Visitor guest, String name, String invite, int seat) {
    Table.Newcomer newcomer = table.join(name, invite, false).join().orThrow();
    table.hello(guest, new Command.Hello(1, newcomer.token(), 0));
    table.command(guest, new Command.Sit(2, seat));
  }

  @AfterEach
  void close() {
    house.close();
  }

  private TableInfo info() {
    return Objects.requireNonNull(table.info().join());
  }

  private UndoWish wish() {
    return Objects.requireNonNull(info().undo());
  }

  /** Plays the first legal move of a seat whose turn it is. */
  private void play(Visitor guest, int seat) {
    assertThat(info().actor()).isEqualTo(seat);
    table.command(guest, new Command.Moves(3, seat, 1));
    int seq = info().seq();
    Message.Offered offered = last(guest, Message.Offered.class);
    table.command(guest, new Command.Move(4, seat, Json.of(offered.moves().getFirst()), seq));
    assertThat(info().seq()).isGreaterThan(seq);
  }

  private static <M extends Message> M last(Visitor guest, Class<M> kind) {
    return guest.heard.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  private String refusal(Visitor guest) {
    info();
    return last(guest, Message.Refused.class).refusal().clause();
  }

  private void threeMoves() {
    table.command(anna, new Command.Start(2));
    play(anna, 0);
    play(bruno, 1);
    play(carla, 2);
  }

  @Test
  void amongThreeBothOthersMustAgree() {
    threeMoves();
    table.command(anna, new Command.Undo(5, 0));
    assertThat(wish().ply()).isEqualTo(1);
    assertThat(wish().asked()).containsExactly(1, 2);

    table.command(bruno, new Command.Agree(5, wish().seq(), true));
    assertThat(wish().agreed()).containsExactly(1);
    table.command(bruno, new Command.Agree(6, wish().seq(), true));
    assertThat(refusal(bruno)).as("one voice each").isEqualTo("table.not-asked");

    table.command(carla, new Command.Agree(5, wish().seq(), true));
    assertThat(info().undo()).isNull();
    assertThat(info().actor()).isZero();
    play(anna, 0);
    play(bruno, 1);
  }

  @Test
  void oneNoIsEnoughAndTheVoiceOfAnEarlierWishCountsForNothing() {
    threeMoves();
    table.command(anna, new Command.Undo(5, 0));
    table.command(bruno, new Command.Agree(5, wish().seq(), true));
    table.command(carla, new Command.Agree(5, wish().seq(), false));
    assertThat(info().undo()).isNull();
    assertThat(info().actor()).as("nothing was taken back").isZero();

    table.command(anna, new Command.Undo(6, 0));
    assertThat(wish().agreed()).isEmpty();
    table.command(carla, new Command.Agree(6, wish().seq(), true));
    assertThat(wish().agreed()).containsExactly(2);
  }

  @Test
  void whoHasNotMovedSinceIsAskedToo() {
    threeMoves();
    table.command(bruno, new Command.Undo(5, 1));
    assertThat(wish().ply()).isEqualTo(2);
    assertThat(wish().asked()).isEqualTo(List.of(0, 2));
  }

  @Test
  void aMoveEndsAWishThatIsNotDecidedYet() {
    threeMoves();
    table.command(bruno, new Command.Undo(5, 1));
    int wish = wish().seq();
    play(anna, 0);
    table.command(carla, new Command.Agree(5, wish, true));
    assertThat(refusal(carla)).isEqualTo("table.nobody-asks");
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
  void whatABotThoughtOfAMoveThatWasTakenBackIsNotPlayed() {
    table.command(bruno, new Command.Stand(3, 1));
    table.command(anna, new Command.Bot(3, 1, "novice"));
    table.command(anna, new Command.Start(2));
    CountDownLatch go = holdThinkers();
    play(anna, 0);
    assertThat(info().actor()).isEqualTo(1);
    table.command(anna, new Command.Undo(5, 0));
    int takenBack = info().seq();
    assertThat(info().actor()).isZero();

    go.countDown();
    house.awaitThinkers();
    assertThat(info().seq()).as("the bot's answer came too late").isEqualTo(takenBack);

    play(anna, 0);
    for (int i = 0; i < 10 && info().actor() == 1; i++) {
      house.awaitThinkers(); // who thinks for whom goes by turns: it may not be the bot's at once
    }
    assertThat(info().actor()).as("the bot has answered the new move").isEqualTo(2);
  }
}
