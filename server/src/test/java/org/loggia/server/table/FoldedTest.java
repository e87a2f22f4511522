package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Setup;
import org.loggia.core.json.Json;
import org.loggia.server.log.LogEntry;
import org.loggia.server.log.Terms;
import org.loggia.server.table.TestHouse.Visitor;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.Message;
import org.loggia.server.wire.MessageCodec;
import org.loggia.server.wire.TableInfo.Status;

/** A table that keeps only what it takes to play on is the same table to everybody. */
class FoldedTest {
  @TempDir Path folder;
  private final Visitor anna = new Visitor();
  private TestHouse house;
  private Table table;
  private String token = "";
  private int nextId = 1;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    table = house.tables.table("aaaaaaaaaaaaaaaa");
  }

  @AfterEach
  void close() {
    house.close();
  }

  static Stream<Arguments> titles() {
    return Catalogue.games().stream()
        .map(game -> Arguments.of(game.info().id(), game.info().fewestSeats()));
  }

  /** Anna on all seats. */
  private void start(String title, int seats) {
    Tables.Founding founding =
        house
            .tables
            .open(
                title,
                Setup.of(seats).withFirst(0),
                new Terms(Terms.Access.LINK, true, false, false),
                "Anna")
            .orThrow();
    token = founding.token();
    table = new Table(founding.table(), house.around);
    table.hello(anna, new Command.Hello(nextId++, token, 0));
    for (int seat = 1; seat < seats; seat++) {
      table.command(anna, new Command.Sit(nextId++, seat));
    }
    table.command(anna, new Command.Start(nextId++));
  }

  private TableState log() {
    List<LogEntry> log = house.log.read(table.id(), 0);
    return TableState.of(log, LuckSource.KEYED);
  }

  /** A move from the middle of the list, whatever it is; null if the game is over. */
  private Command.@Nullable Move move() {
    table.info().join();
    TableState now = log();
    if (now.status() == Status.OVER) {
      return null;
    }
    Play<?, ?, ?> play = Objects.requireNonNull(now.play());
    List<String> moves = play.moves(50);
    String text = moves.get((now.seq() * 7) % moves.size());
    return new Command.Move(nextId++, play.actor(), Json.of(text), now.seq());
  }

  private void play(int most) {
    int played = 0;
    for (Command.Move move = move(); move != null && played++ < most; move = move()) {
      table.fold();
      table.command(anna, move);
    }
  }

  private static List<String> told(List<Message.Told> entries) {
    List<String> texts = new ArrayList<>();
    for (Message.Told entry : entries) {
      texts.add(
          MessageCodec.CODEC.text(
              new Message.Heard(0, List.of(), List.of(entry), List.of(), null, null, null)));
    }
    return texts;
  }

  private Message.Welcome welcome(int from) {
    Visitor late = new Visitor();
    table.hello(late, new Command.Hello(nextId++, token, from));
    table.info().join();
    return (Message.Welcome) late.heard.getFirst();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("titles")
  void aWholeGameIsToldAsItWouldBeFromTheLog(String title, int seats) {
    start(title, seats);
    play(60);
    table.info().join();
    TableState log = log();
    assertThat(log.frozen()).isNull();
    assertThat(log.plies().size()).isGreaterThan(8);

    List<Message.Told> heard = new ArrayList<>();
    for (Message message : anna.heard) {
      if (message instanceof Message.Heard some) {
        heard.addAll(some.entries());
      }
    }
    List<Message.Told> all = new Telling(log, 0, log.seatsOf(0), 0).entries(0);
    assertThat(told(heard)).isEqualTo(told(all.subList(heard.getFirst().seq(), all.size())));
    table.fold();
    assertThat(MessageCodec.CODEC.text(welcome(log.seq() - 2)).replaceAll("\"id\":\\d+,", ""))
        .isEqualTo(
            MessageCodec.CODEC
                .text(Telling.to(log, 0, 0).welcome(0, log.seq() - 2))
                .replaceAll("\"id\":\\d+,", ""));
    table.fold();
    assertThat(told(welcome(0).entries())).isEqualTo(told(all));
  }

  @Test
  void movesAreTakenBackAndThePastIsShownAsBefore() {
    start("azul", 2);
    play(9);
    table.info().join();
    int plies = log().plies().size();
    table.fold();
    table.command(anna, new Command.Look(900, 4));
    table.fold();
    int actor = Objects.requireNonNull(log().play()).actor();
    table.command(anna, new Command.Undo(901, 1 - actor));
    table.info().join();
    assertThat(log().plies()).hasSize(plies - 1);
    Play<?, ?, ?> there = Objects.requireNonNull(log().at(4).play());
    assertThat(anna.heard)
        .filteredOn(Message.Looked.class::isInstance)
        .singleElement()
        .extracting(message -> MessageCodec.CODEC.text(message))
        .isEqualTo(
            MessageCodec.CODEC.text(new Message.Looked(900, 4, there.views(log().seatsOf(0)))));
    play(100);
    assertThat(log().status()).isEqualTo(Status.OVER);
    assertThat(log().frozen()).isNull();
    assertThat(table.record().join().orThrow().entries()).hasSize(log().plies().size());
  }

  @Test
  void aFoldedTableIsSmall() {
    start("kensington", 2);
    play(60);
    table.info().join();
    TableState whole = log();
    TableState folded = whole.folded();
    assertThat(folded.isWhole()).isFalse();
    assertThat(folded.seq()).isEqualTo(whole.seq());
    assertThat(folded.since(folded.first())).hasSizeLessThan(10);
    assertThat(Objects.requireNonNull(folded.play()).steps()).hasSizeLessThan(10);
    assertThat(folded.weight()).isLessThan(whole.weight() / 3);
  }

  /** A game that knew the one before its last move, and so on, took megabytes. */
  @Test
  @Timeout(120)
  void aGameHoldsOnToNothingThatWasBeforeIt() {
    start("azul", 2);
    play(3);
    TableState now = log();
    WeakReference<Play<?, ?, ?>> early = new WeakReference<>(Objects.requireNonNull(now.play()));
    WeakReference<TableState> state = new WeakReference<>(now);
    for (int i = 0; i < 5; i++) {
      now = moved(now);
    }
    while (early.get() != null || state.get() != null) {
      System.gc();
    }
    assertThat(moved(now).seq()).isEqualTo(now.seq() + 1);
  }

  private static TableState moved(TableState now) {
    Play<?, ?, ?> play = Objects.requireNonNull(now.play());
    Decision decision =
        new GameDecisions(now, 0).move(play.actor(), Json.of(play.moves(1).getFirst())).orThrow();
    Decision.Draft draft = decision.drafts().getFirst();
    LogEntry entry = new LogEntry(now.id(), now.seq() + 1, 0, 0, draft.seat(), draft.what());
    return now.after(List.of(entry), decision.game());
  }
}
