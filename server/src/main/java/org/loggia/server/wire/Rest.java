package org.loggia.server.wire;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.JSON;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Json;
import org.loggia.server.log.Terms;

/** What is asked and answered by REST. */
public final class Rest {
  /** Whether the server is well. */
  public record Health(boolean ok, int titles) {}

  public static final Codec<Health> HEALTH =
      record(
          "Health",
          Health::new,
          field("ok", BOOL, Health::ok),
          field("titles", INT, Health::titles));

  /** Where others find this server, the likeliest address first; empty if nobody knows. */
  public record Found(List<String> addresses) {}

  public static final Codec<Found> FOUND =
      record("Found", Found::new, field("addresses", list(TEXT), Found::addresses));

  /** One choice of a title: what may be written is said in range. */
  public record OptionInfo(
      String id, String kind, String standard, List<String> values, String range) {}

  /** A title at a glance. */
  public record Title(
      String id, int revision, int fewestSeats, int mostSeats, List<OptionInfo> options) {}

  /** Everything that can be played here, and against whom. */
  public record Titles(List<Title> titles, List<String> levels) {}

  public static final Codec<Titles> TITLES =
      record(
          "Titles",
          Titles::new,
          field(
              "titles",
              list(
                  record(
                      "Title",
                      Title::new,
                      field("id", TEXT, Title::id),
                      field("revision", INT, Title::revision),
                      field("fewestSeats", INT, Title::fewestSeats),
                      field("mostSeats", INT, Title::mostSeats),
                      field(
                          "options",
                          list(
                              record(
                                  "OptionInfo",
                                  OptionInfo::new,
                                  field("id", TEXT, OptionInfo::id),
                                  field("kind", TEXT, OptionInfo::kind),
                                  field("standard", TEXT, OptionInfo::standard),
                                  field("values", list(TEXT), OptionInfo::values),
                                  field("range", TEXT, OptionInfo::range))),
                          Title::options))),
              Titles::titles),
          field("levels", list(TEXT), Titles::levels));

  /**
   * A wish for a new table. Only title, seats and name are needed.
   *
   * @param first the seat that begins; left to luck if not given
   * @param access link if not given
   * @param spectators allowed if not given
   * @param shuffle whether luck seats the players; yes if not given
   * @param hints whether people may ask for hints; no if not given
   */
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
      @Nullable Boolean hints) {

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
          hints != null && hints);
    }
  }

  public static final Codec<NewTable> NEW_TABLE =
      record(
          "NewTable",
          NewTable::new,
          field("title", TEXT, NewTable::title),
          field("seats", INT, NewTable::seats),
          field("name", TEXT, NewTable::name),
          field("first", nullable(INT), NewTable::first),
          field("options", nullable(map(TEXT)), NewTable::options),
          field("data", nullable(map(JSON)), NewTable::data),
          field("access", nullable(enumeration(Terms.Access.values())), NewTable::access),
          field("spectators", nullable(BOOL), NewTable::spectators),
          field("shuffle", nullable(BOOL), NewTable::shuffle),
          field("hints", nullable(BOOL), NewTable::hints));

  /**
   * A seat at the table is yours.
   *
   * @param token who you are at this table from now on: keep it, and show it to nobody
   * @param invite what others need to join
   */
  public record Opened(String table, int person, String token, String invite) {}

  public static final Codec<Opened> OPENED =
      record(
          "OpenedTable",
          Opened::new,
          field("table", TEXT, Opened::table),
          field("person", INT, Opened::person),
          field("token", TEXT, Opened::token),
          field("invite", TEXT, Opened::invite));

  /**
   * @param invite needed unless the table is open
   * @param sit whether to sit down at once, where a seat is free
   */
  public record Join(String name, @Nullable String invite, @Nullable Boolean sit) {}

  public static final Codec<Join> JOIN =
      record(
          "Join",
          Join::new,
          field("name", TEXT, Join::name),
          field("invite", nullable(TEXT), Join::invite),
          field("sit", nullable(BOOL), Join::sit));

  /**
   * You are at the table.
   *
   * @param seat where you sit; null if you did not wish to, or no seat was free
   */
  public record Joined(int person, String token, @Nullable Integer seat) {}

  public static final Codec<Joined> JOINED =
      record(
          "JoinedTable",
          Joined::new,
          field("person", INT, Joined::person),
          field("token", TEXT, Joined::token),
          field("seat", nullable(INT), Joined::seat));

  /** A table you have a token for. */
  public record Ticket(String table, String token) {}

  public static final Codec<List<Ticket>> TICKETS =
      list(
          record(
              "Ticket",
              Ticket::new,
              field("table", TEXT, Ticket::table),
              field("token", TEXT, Ticket::token)));

  /** One of your tables: who you are there, and whether it waits for you. */
  public record Mine(int person, boolean yourTurn, TableInfo table) {}

  public static final Codec<List<Mine>> MINE =
      list(
          record(
              "Mine",
              Mine::new,
              field("person", INT, Mine::person),
              field("yourTurn", BOOL, Mine::yourTurn),
              field("table", TableInfo.CODEC, Mine::table)));

  public static final Codec<List<TableInfo>> TABLES = list(TableInfo.CODEC);

  /** A record that was laid out as a table. */
  public record Exhibit(String table) {}

  public static final Codec<Exhibit> EXHIBIT =
      record("Exhibit", Exhibit::new, field("table", TEXT, Exhibit::table));

  private Rest() {}
}
