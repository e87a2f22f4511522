package org.loggia.e2e;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;

/**
 * A program that sits at both sides of a table of Azul, to see whether a server lets people play.
 */
final class Guest implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 60;

  private final HttpClient http = HttpClient.newHttpClient();
  private final int port;
  private final LinkedBlockingQueue<Json.Obj> heard = new LinkedBlockingQueue<>();
  private final WebSocket socket;
  private int id;

  private Guest(int port) throws IOException, InterruptedException {
    this.port = port;
    String wish = "{\"title\":\"azul\",\"seats\":2,\"first\":0,\"name\":\"Anna\"}";
    Json.Obj opened =
        (Json.Obj)
            Json.read(
                http.send(
                        HttpRequest.newBuilder(uri("http", "/api/tables"))
                            .POST(HttpRequest.BodyPublishers.ofString(wish))
                            .build(),
                        HttpResponse.BodyHandlers.ofString())
                    .body());
    URI place = uri("ws", "/api/tables/" + text(opened, "table") + "/socket");
    this.socket = http.newWebSocketBuilder().buildAsync(place, new Ears()).join();
    ask("hello", "\"from\":0,\"token\":\"" + text(opened, "token") + "\"", "welcome");
  }

  private URI uri(String scheme, String path) {
    return URI.create(scheme + "://localhost:" + port + path);
  }

  /** Opens a table, sits down, starts, and plays the first legal move. */
  static void playsAMove(int port) throws IOException, InterruptedException {
    try (Guest guest = new Guest(port)) {
      guest.ask("sit", "\"seat\":1", "accepted");
      Json.Obj started = guest.ask("start", "", "accepted");
      Json.Obj offered = guest.ask("moves", "\"seat\":0,\"limit\":1", "offered");
      String move = ((Json.Arr) Objects.requireNonNull(offered.get("moves"))).get(0).write();
      String after = Objects.requireNonNull(started.get("seq")).write();
      guest.ask("move", "\"seat\":0,\"after\":" + after + ",\"move\":" + move, "accepted");
    }
  }

  /** Says something, and waits for the answer, which must be of this kind. */
  private Json.Obj ask(String kind, String fields, String wanted) throws InterruptedException {
    int asked = ++id;
    socket
        .sendText(
            "{\"kind\":\""
                + kind
                + "\",\"id\":"
                + asked
                + (fields.isEmpty() ? "" : ",")
                + fields
                + "}",
            true)
        .join();
    while (true) {
      Json.Obj said = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (said == null) {
        throw new AssertionError("no answer to " + kind);
      }
      if (said.get("id") instanceof Json.Num(double number) && number == asked) {
        if (!text(said, "kind").equals(wanted)) {
          throw new AssertionError(kind + ": " + said.write());
        }
        return said;
      }
    }
  }

  private static String text(Json.Obj said, String field) {
    if (said.get(field) instanceof Json.Text(String value)) {
      return value;
    }
    throw new AssertionError("no " + field + " in " + said.write());
  }

  @Override
  public void close() {
    socket.abort();
    http.close();
  }

  private final class Ears implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        heard.add((Json.Obj) Json.read(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }
}
