package org.loggia.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.core.json.AsJson;
import org.loggia.core.json.Derived;
import org.loggia.server.log.Tale;

/** What the server says over a table's socket. Views and events are in the title's own words. */
@Derived
public sealed interface Message {

  /** One entry of the log as this listener may hear it; at is in milliseconds since 1970. */
  record Told(int seq, double at, Tale what) {}

  /**
   * Answers hello.
   *
   * @param person your number at this table, or null if you watch
   * @param seats the seats you hold
   * @param invite what others need to join by link; null if you watch
   * @param entries what you have missed
   * @param views one of each seat you hold, or the spectators'; none before the game
   * @param clocks as they are now; null where none run
   */
  record Welcome(
      int id,
      int seq,
      @Nullable Integer person,
      List<Integer> seats,
      @Nullable String invite,
      TableInfo table,
      List<Told> entries,
      List<AsJson<?>> views,
      @Nullable ClockFace clocks)
      implements Message {}

  /**
   * Something happened.
   *
   * @param seats the seats you hold from now on
   * @param views as they are now; none if the game has not changed
   * @param table as it is now; null if only the game has changed, or somebody has said something
   * @param invite what others need to join by link, if that has changed; null if you watch
   * @param clocks as they are now; null where none run
   */
  record Heard(
      int seq,
      List<Integer> seats,
      List<Told> entries,
      List<AsJson<?>> views,
      @Nullable TableInfo table,
      @Nullable String invite,
      @Nullable ClockFace clocks)
      implements Message {}

  /** Yes, and it is stored under this seq. */
  record Accepted(int id, int seq) implements Message {}

  /** No, and nothing has changed. The id is null if the command had none that could be read. */
  record Refused(@Nullable Integer id, Refusal refusal) implements Message {}

  record Looked(int id, int seq, List<AsJson<?>> views) implements Message {}

  /** The legal moves: how many there are, and the first of them. */
  record Offered(int id, int seq, int count, List<String> moves) implements Message {}

  record Pong(int id) implements Message {}

  /** Who is at the table right now: people by number, and how many watch. */
  record Present(List<Integer> people, int watchers) implements Message {}
}
