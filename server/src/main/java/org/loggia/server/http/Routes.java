package org.loggia.server.http;

import static org.loggia.core.json.Codecs.list;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Answer;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Option;
import org.loggia.core.Refusal;
import org.loggia.server.bots.Sparring;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Log;
import org.loggia.server.table.Secrets;
import org.loggia.server.table.Table;
import org.loggia.server.table.Tables;
import org.loggia.server.wire.ClockFace;
import org.loggia.server.wire.Rest;
import org.loggia.server.wire.RestExhibitCodec;
import org.loggia.server.wire.RestFoundCodec;
import org.loggia.server.wire.RestHealthCodec;
import org.loggia.server.wire.RestJoinCodec;
import org.loggia.server.wire.RestJoinedTableCodec;
import org.loggia.server.wire.RestMineCodec;
import org.loggia.server.wire.RestNewTableCodec;
import org.loggia.server.wire.RestOpenedTableCodec;
import org.loggia.server.wire.RestTicketCodec;
import org.loggia.server.wire.RestTitlesCodec;
import org.loggia.server.wire.TableInfo;
import org.loggia.server.wire.TableInfo.Status;
import org.loggia.server.wire.TableInfoCodec;

/** Everything that can be asked by REST. */
final class Routes {
  private static final int MOST_TICKETS = 100;
  private static final int LARGEST_NAME = 2 * 1024;
  private static final int LARGEST_TICKETS = 16 * 1024;
  private static final int LARGEST_WISH = 64 * 1024;
  private static final int LARGEST_RECORD = 1024 * 1024;

  private final Tables tables;
  private final Log log;
  private final Supplier<List<String>> addresses;

  Routes(Tables tables, Log log, Supplier<List<String>> addresses) {
    this.tables = tables;
    this.log = log;
    this.addresses = addresses;
  }

  List<Route<?, ?>> all() {
    return List.of(
        Route.get(
            "/api/health", "Whether the server is well.", RestHealthCodec.CODEC, _ -> health()),
        Route.get(
            "/api/titles",
            "Every title with its seats and options, and the levels of the bots.",
            RestTitlesCodec.CODEC,
            _ -> Answer.yes(titles())),
        Route.get(
            "/api/addresses",
            "Where others find this server; told only to who asks at its own machine.",
            RestFoundCodec.CODEC,
            call -> Answer.yes(new Rest.Found(call.fromHere() ? addresses.get() : List.of()))),
        Route.get(
            "/api/tables",
            "The lobby: open tables with a free seat, the newest first.",
            list(TableInfoCodec.CODEC),
            _ -> Answer.yes(tables.listed())),
        Route.post(
            "/api/tables",
            "Opens a table. Who opens it owns it and sits on seat 0.",
            Limits.Kind.MAKE,
            LARGEST_WISH,
            RestNewTableCodec.CODEC,
            RestOpenedTableCodec.CODEC,
            call -> open(call.sent())),
        Route.get(
            "/api/tables/{table}",
            "A table as everybody may see it.",
            TableInfoCodec.CODEC,
            call -> info(call.table())),
        Route.post(
            "/api/tables/{table}/people",
            "Joins a table as a guest with a name.",
            Limits.Kind.MAKE,
            LARGEST_NAME,
            RestJoinCodec.CODEC,
            RestJoinedTableCodec.CODEC,
            call -> join(call.table(), call.sent())),
        Route.get(
            "/api/tables/{table}/record",
            "The record of a finished game, draws included.",
            CoreCodecs.RECORD,
            call -> record(call.table())),
        Route.post(
                "/api/mine",
                "The tables to which you have tokens, and whether they wait for you.",
                Limits.Kind.MINE,
                LARGEST_TICKETS,
                list(RestTicketCodec.CODEC),
                list(RestMineCodec.CODEC),
                call -> mine(call.sent()))
            .weighing(List::size),
        Route.post(
            "/api/records",
            "Lays a record out as a table to look at.",
            Limits.Kind.MAKE,
            LARGEST_RECORD,
            CoreCodecs.RECORD,
            RestExhibitCodec.CODEC,
            call ->
                tables.exhibit(call.sent()).then(table -> Answer.yes(new Rest.Exhibit(table)))));
  }

  private Answer<Rest.Health> health() {
    return log.isWell()
        ? Answer.yes(new Rest.Health(true, Catalogue.games().size()))
        : Answer.no(Refusal.of("table.log-broken"));
  }

  private static Rest.Titles titles() {
    List<Rest.Title> titles = new ArrayList<>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      var info = game.info();
      titles.add(
          new Rest.Title(
              info.id(),
              info.revision(),
              info.fewestSeats(),
              info.mostSeats(),
              info.options().stream().map(Routes::option).toList()));
    }
    return new Rest.Titles(titles, Sparring.levels());
  }

  private static <T> Rest.OptionInfo option(Option<T> option) {
    String kind =
        switch (option) {
          case Option.Flag _ -> "flag";
          case Option.Choice _ -> "choice";
          case Option.Count _ -> "count";
        };
    return new Rest.OptionInfo(
        option.id(), kind, option.write(option.standard()), option.values(), option.range());
  }

  private Answer<Rest.OpenedTable> open(Rest.NewTable wish) {
    return tables
        .open(wish.title(), wish.setup(), wish.terms(), wish.name())
        .then(
            made ->
                Answer.yes(
                    new Rest.OpenedTable(
                        made.table(), made.person(), made.token(), made.invite())));
  }

  private Answer<TableInfo> info(String id) {
    TableInfo info = Secrets.isId(id) ? await(tables.table(id).info()) : null;
    return info == null ? Answer.no(Refusal.of("table.unknown")) : Answer.yes(info);
  }

  private Answer<Rest.JoinedTable> join(String id, Rest.Join wish) {
    if (!Secrets.isId(id)) {
      return Answer.no(Refusal.of("table.unknown"));
    }
    boolean sit = wish.sit() != null && wish.sit();
    return await(tables.table(id).join(wish.name(), wish.invite(), sit))
        .then(one -> Answer.yes(new Rest.JoinedTable(one.person(), one.token(), one.seat())));
  }

  private Answer<GameRecord> record(String id) {
    return Secrets.isId(id)
        ? await(tables.table(id).record())
        : Answer.no(Refusal.of("table.unknown"));
  }

  private Answer<List<Rest.Mine>> mine(List<Rest.Ticket> tickets) {
    if (tickets.size() > MOST_TICKETS) {
      return Answer.no(Refusal.of("limit.too-large").with("most", MOST_TICKETS));
    }
    List<Rest.Mine> mine = new ArrayList<>();
    for (Rest.Ticket ticket : tickets) {
      Rest.Mine one = mine(ticket);
      if (one != null) {
        mine.add(one);
      }
    }
    return Answer.yes(mine);
  }

  /** Null where the table has gone or the token does not fit: the client forgets it. */
  private Rest.@Nullable Mine mine(Rest.Ticket ticket) {
    if (!Secrets.isId(ticket.table()) || !Secrets.isToken(ticket.token())) {
      return null;
    }
    Table table = tables.table(ticket.table());
    Integer person = await(table.person(ticket.token()));
    TableInfo info = person == null ? null : await(table.glance());
    if (info == null || person == null) {
      return null;
    }
    boolean turn = info.status() == Status.PLAYING && info.actor() >= 0;
    Chair chair = turn ? info.chairs().get(info.actor()) : Chair.EMPTY;
    boolean yours = chair.isHeldBy(person) && chair.isPlayedByPerson();
    ClockFace clocks = yours && info.terms().pace() != null ? await(table.clocks()) : null;
    Double left =
        clocks == null || clocks.running() < 0 ? null : clocks.left().get(clocks.running());
    return new Rest.Mine(person, yours, left, info);
  }

  /** What went wrong at the table goes wrong here, under its own name. */
  private static <T extends @Nullable Object> T await(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      switch (failed.getCause()) {
        case RuntimeException broken -> throw broken;
        case Error broken -> throw broken;
        case null, default -> throw failed;
      }
    }
  }
}
