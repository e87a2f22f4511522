package org.loggia.server.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;
import org.loggia.server.log.Pace;
import org.loggia.server.log.Terms;

/** What is asked and answered by REST. */
public final class Rest {
  /** Whether the server is well. */
  @Derived
  public record Health(boolean ok, int titles) {}

  /** Where others find this server, the likeliest address first; empty if nobody knows. */
  @Derived
  public record Found(List<String> addresses) {}

  /** One choice of a title: what may be written is said in range. */
  public record OptionInfo(
      String id, String kind, String standard, List<String> values, String range) {}

  /** A title at a glance. */
  public record Title(
      String id, int revision, int fewestSeats, int mostSeats, List<OptionInfo> options) {}

  /** Everything that can be played here, and against whom. */
  @Derived
  public record Titles(List<Title> titles, List<String> levels) {}

  /**
   * A wish for a new table. Only title, seats and name are needed.
   *
   * @param first the seat that begins; left to luck if not given
   * @param access link if not given
   * @param spectators allowed if not given
   * @param shuffle whether luck seats the players; yes if not given
   * @param hints whether people may ask for hints; no if not given
   * @param pace as long as they like if not given
   */
  @Derived
  public record NewTable(
      String title,
      int seats,
      String name,
      @Nullable Integer first,
      @Nullable Map<String, String> options,
      @Nullable Map<String, Json> data,
      Terms.@Nullable Access access,
      @Nullable Boolean spectators,
      @Nullable Boolean shuffle,
      @Nullable Boolean hints,
      @Nullable Pace pace) {

    public Setup setup() {
      return new Setup(
          seats,
          first == null ? Seat.NOBODY : first,
          options == null ? Map.of() : options,
          data == null ? Map.of() : data);
    }

    public Terms terms() {
      return new Terms(
          access == null ? Terms.Access.LINK : access,
          spectators == null || spectators,
          shuffle == null || shuffle,
          hints != null && hints,
          pace);
    }
  }

  /**
   * A seat at the table is yours.
   *
   * @param token who you are at this table from now on: keep it, and show it to nobody
   * @param invite what others need to join
   */
  @Derived
  public record OpenedTable(String table, int person, String token, String invite) {}

  /**
   * @param invite needed unless the table is open
   * @param sit whether to sit down at once, where a seat is free
   */
  @Derived
  public record Join(String name, @Nullable String invite, @Nullable Boolean sit) {}

  /**
   * You are at the table.
   *
   * @param seat where you sit; null if you did not wish to, or no seat was free
   */
  @Derived
  public record JoinedTable(int person, String token, @Nullable Integer seat) {}

  /** A table you have a token for. */
  @Derived
  public record Ticket(String table, String token) {}

  /**
   * One of your tables: who you are there, and whether it waits for you.
   *
   * @param left for how many milliseconds it waits for you, if your clock runs
   */
  @Derived
  public record Mine(int person, boolean yourTurn, @Nullable Double left, TableInfo table) {}

  /** A record that was laid out as a table. */
  @Derived
  public record Exhibit(String table) {}

  private Rest() {}
}
