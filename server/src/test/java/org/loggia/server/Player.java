package org.loggia.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;

/** A client at one table's socket, which keeps the protocol and everything it heard. */
final class Player implements AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final int PATIENCE_SECONDS = 20;

  /** What comes after the last message. */
  record Closed(int status, String reason) {}

  private final String table;
  private final @Nullable String token;
  private final WebSocket socket;
  private final LinkedBlockingQueue<Object> inbox = new LinkedBlockingQueue<>();
  private final List<String> everything = new ArrayList<>();
  private int nextId = 1;
  private int seq = -1;
  private List<Integer> seats = List.of();
  private String invite = "";
  private Json info = Json.Null.NULL;
  private List<Json> views = List.of();
  private final List<Json> entries = new ArrayList<>();

  private Player(int port, String table, @Nullable String token, String... headers) {
    this.table = table;
    this.token = token;
    WebSocket.Builder builder = HTTP.newWebSocketBuilder();
    for (int i = 0; i < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    this.socket =
        builder
            .buildAsync(
                URI.create("ws://localhost:" + port + "/api/tables/" + table + "/socket"),
                new Ears())
            .join();
  }

  /** Opens the socket without saying hello. */
  static Player silent(int port, String table, @Nullable String token, String... headers) {
    return new Player(port, table, token, headers);
  }

  static Player at(int port, String table, @Nullable String token) {
    return again(port, table, token, 0);
  }

  /** Says hello and wants to hear what it missed. */
  static Player again(int port, String table, @Nullable String token, int from) {
    Player player = new Player(port, table, token);
    Json welcome = player.hello(from);
    if (!Read.text(welcome, "kind").equals("welcome")) {
      throw new AssertionError(welcome.write());
    }
    return player;
  }

  Json hello(int from) {
    return ask("hello", "\"from\":" + from + (token == null ? "" : ",\"token\":\"" + token + "\""));
  }

  /** Says something and waits for its answer. */
  Json ask(String kind, String... fields) {
    int id = send(kind, fields);
    return await(
        message -> {
          Json got = ((Json.Obj) message).fields().get("id");
          return got instanceof Json.Num num && num.value() == id;
        });
  }

  /** Says something that must be accepted. */
  int must(String kind, String... fields) {
    Json answer = ask(kind, fields);
    if (!Read.text(answer, "kind").equals("accepted")) {
      throw new AssertionError(kind + " " + String.join(",", fields) + ": " + answer.write());
    }
    int stored = Read.number(answer, "seq");
    hear(stored);
    return stored;
  }

  /** Says something that must be refused; the clause is the answer. */
  String refused(String kind, String... fields) {
    Json answer = ask(kind, fields);
    if (!Read.text(answer, "kind").equals("refused")) {
      throw new AssertionError(answer.write());
    }
    return Read.text(answer, "refusal.clause");
  }

  int send(String kind, String... fields) {
    int id = nextId++;
    String more = fields.length == 0 ? "" : "," + String.join(",", fields);
    raw("{\"kind\":\"" + kind + "\",\"id\":" + id + more + "}");
    return id;
  }

  void raw(String text) {
    socket.sendText(text, true).join();
  }

  /** Waits until this player has heard of that seq. */
  void hear(int wanted) {
    while (seq < wanted) {
      await(message -> true);
    }
  }

  void hearUntil(Predicate<Player> enough) {
    while (!enough.test(this)) {
      await(message -> true);
    }
  }

  /** The next message that is meant; those before it are taken in. */
  Json await(Predicate<Json> meant) {
    while (true) {
      Object next = next();
      if (next instanceof Closed closed) {
        throw new AssertionError("closed: " + closed);
      }
      Json message = (Json) next;
      takeIn(message);
      if (meant.test(message)) {
        return message;
      }
    }
  }

  /** The next message, or how the socket was closed. */
  Object nextOrClosed() {
    return next();
  }

  Closed awaitClose() {
    while (true) {
      if (next() instanceof Closed closed) {
        return closed;
      }
    }
  }

  private Object next() {
    try {
      Object next = inbox.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("nothing was heard; so far: " + everything);
      }
      return next;
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  private void takeIn(Json message) {
    everything.add(message.write());
    String kind = Read.text(message, "kind");
    if (kind.equals("welcome")) {
      invite = Read.text(message, "invite");
    }
    if (kind.equals("heard") && !Read.isNull(message, "invite")) {
      invite = Read.text(message, "invite");
    }
    if (kind.equals("welcome") || kind.equals("heard")) {
      seq = Read.number(message, "seq");
      seats = Read.numbers(message, "seats");
      entries.addAll(Read.list(message, "entries"));
      if (!Read.isNull(message, "table")) {
        info = Read.at(message, "table");
      }
      if (!Read.list(message, "views").isEmpty()) {
        views = Read.list(message, "views");
      }
    }
  }

  String table() {
    return table;
  }

  String token() {
    if (token == null) {
      throw new AssertionError("a watcher has no token");
    }
    return token;
  }

  boolean isWatcher() {
    return token == null;
  }

  String invite() {
    return invite;
  }

  int seq() {
    return seq;
  }

  List<Integer> seats() {
    return seats;
  }

  Json info() {
    return info;
  }

  String status() {
    return Read.text(info, "status");
  }

  List<Json> views() {
    return views;
  }

  List<Json> entries() {
    return entries;
  }

  List<String> everything() {
    return everything;
  }

  /** The seat that must decide, as this player sees it. */
  int actor() {
    return views.isEmpty() ? Integer.MIN_VALUE : Read.number(views.getFirst(), "actor");
  }

  /** Plays a legal move for a seat of this player whose turn it is: the k-th of those listed. */
  int play(int k) {
    return must("move", move(moves().get(k % moves().size())));
  }

  String[] move(String text) {
    return new String[] {
      "\"seat\":" + actor(), "\"move\":" + Json.of(text).write(), "\"after\":" + seq
    };
  }

  List<String> moves() {
    Json offered = ask("moves", "\"seat\":" + actor(), "\"limit\":50");
    return Read.list(offered, "moves").stream().map(move -> ((Json.Text) move).value()).toList();
  }

  boolean isOver() {
    return status().equals("over");
  }

  @Override
  public void close() {
    socket.abort();
  }

  private final class Ears implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        inbox.add(Json.read(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      inbox.add(new Closed(status, reason));
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      inbox.add(new Closed(-1, String.valueOf(error)));
    }
  }
}
