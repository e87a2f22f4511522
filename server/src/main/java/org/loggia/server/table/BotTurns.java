package org.loggia.server.table;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.loggia.core.Answer;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.json.Json;
import org.loggia.server.log.Chair;
import org.loggia.server.wire.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets the bots of a table think and move when it is their turn, as long as it is for somebody. */
final class BotTurns {
  private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);
  private static final String STALE = "table.stale";
  private static final Duration PAUSE = Duration.ofSeconds(5);

  /** So often a bot is asked for one and the same move; then something else must happen first. */
  private static final int MOST_ATTEMPTS = 5;

  private final String table;
  private final Surroundings around;
  private final TableLog log;
  private final Company company;
  private final Consumer<Runnable> post;
  private final IntConsumer moved;
  private int thinkingAt = -1;
  private int failures;

  /**
   * @param post does something in the table's own turn
   * @param moved hears the seq of a bot's move
   */
  BotTurns(
      String table,
      Surroundings around,
      TableLog log,
      Company company,
      Consumer<Runnable> post,
      IntConsumer moved) {
    this.table = table;
    this.around = around;
    this.log = log;
    this.company = company;
    this.post = post;
    this.moved = moved;
  }

  /** If it is a bot's turn, it begins to think, unless it does so already. */
  void wake() {
    if (!isHere()) {
      return;
    }
    TableState now = log.mustBeThere();
    Play<?, ?, ?> play = now.play();
    if (play == null || now.status() != Status.PLAYING || play.actor() < 0 || !isForSomebody(now)) {
      return;
    }
    int seat = play.actor();
    String level = now.chairs().get(seat).bot();
    int turn = now.turnSeq();
    if (level == null || thinkingAt == turn) {
      return;
    }
    thinkingAt = turn;
    String audience = company.audience();
    around
        .thinkers()
        .think(
            audience == null ? table : audience,
            play.thought(level, around.seed()),
            move -> post.accept(() -> move(seat, turn, move)),
            () -> post.accept(this::again));
  }

  /** Somebody watches, or plays and will come back: bots alone do not play to an empty room. */
  private boolean isForSomebody(TableState now) {
    return !company.isEmptyEverywhere() || now.chairs().stream().anyMatch(Chair::isPlayedByPerson);
  }

  /**
   * Of several nodes one lets the bots think: one of those at which somebody is, or who wrote last.
   * Should two do it for a moment, the log takes one move and refuses the other.
   */
  private boolean isHere() {
    return company.isEmptyEverywhere() ? log.isOurs() : !company.hasBotsElsewhere();
  }

  private void move(int seat, int turn, String move) {
    TableState now = log.state();
    if (now == null || turn != now.turnSeq()) {
      return;
    }
    thinkingAt = -1;
    if (now.chairs().get(seat).bot() == null || !isForSomebody(now)) {
      return;
    }
    boolean stored = false;
    try {
      switch (log.write(then -> decide(then, seat, turn, move))) {
        case Answer.Yes(Integer from) -> {
          failures = 0;
          moved.accept(from);
        }
        case Answer.No(Refusal refusal) -> {
          if (!refusal.clause().equals(STALE)) {
            LOG.error("event=bot.refused table={} clause={}", table, refusal.clause());
          }
        }
      }
      stored = true;
    } finally {
      if (!stored) {
        again();
      }
    }
  }

  /** What was thought of one position is of no use in another. */
  private static Answer<Decision> decide(TableState now, int seat, int turn, String move) {
    return now.turnSeq() == turn
        ? new GameDecisions(now, Seat.NOBODY).move(seat, Json.of(move))
        : Decision.no(STALE);
  }

  /** What could not be thought or stored is tried once more in a while. */
  private void again() {
    thinkingAt = -1;
    if (++failures < MOST_ATTEMPTS) {
      around.later().in(PAUSE, () -> post.accept(this::wake));
    }
  }
}
