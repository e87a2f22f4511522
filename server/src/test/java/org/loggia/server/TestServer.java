package org.loggia.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.json.Json;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.settings.Settings;

/** A server on a free port, and a way to ask it things. */
final class TestServer implements AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final LoggiaServer server;

  private TestServer(LoggiaServer server) {
    this.server = server;
  }

  static TestServer on(String jdbcUrl, Habits habits, boolean rateLimits, String... more) {
    List<String> arguments = new ArrayList<>(List.of("--port", "0", "--db", jdbcUrl));
    arguments.addAll(List.of("--rate-limits", rateLimits ? "on" : "off"));
    arguments.addAll(List.of(more));
    Settings settings = Settings.read(arguments, Map.of());
    return new TestServer(LoggiaServer.start(settings, habits.seeded(1)));
  }

  static TestServer on(String jdbcUrl) {
    return on(jdbcUrl, Habits.STANDARD, false);
  }

  static String sqlite(Path folder) {
    return "jdbc:sqlite:" + folder.resolve("loggia.db");
  }

  int port() {
    return server.port();
  }

  LoggiaServer server() {
    return server;
  }

  /** What a request was answered. */
  record Reply(int status, String body, Map<String, List<String>> headers) {
    Json.Obj json() {
      return (Json.Obj) Json.read(body);
    }

    Json.Arr list() {
      return (Json.Arr) Json.read(body);
    }

    String text(String field) {
      return Read.text(json(), field);
    }

    String header(String name) {
      return headers.getOrDefault(name, List.of("")).getFirst();
    }
  }

  Reply get(String path, String... headers) {
    return send(request(path, headers).GET().build());
  }

  Reply post(String path, String body, String... headers) {
    return send(request(path, headers).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  private HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port() + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return request;
  }

  private static Reply send(HttpRequest request) {
    try {
      HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
      return new Reply(response.statusCode(), response.body(), response.headers().map());
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /** Opens a table and sits the opener down at it. */
  Player open(String title, int seats, String... more) {
    StringBuilder wish =
        new StringBuilder("{\"title\":\"" + title + "\",\"seats\":" + seats + ",\"name\":\"Anna\"");
    for (String field : more) {
      wish.append(',').append(field);
    }
    Reply reply = post("/api/tables", wish.append('}').toString());
    if (reply.status() != 200) {
      throw new AssertionError(reply.toString());
    }
    return Player.at(port(), reply.text("table"), reply.text("token"));
  }

  /** Joins somebody's table by its link. */
  Player join(Player host, String name) {
    Reply reply =
        post(
            "/api/tables/" + host.table() + "/people",
            "{\"name\":" + Json.of(name).write() + ",\"invite\":\"" + host.invite() + "\"}");
    if (reply.status() != 200) {
      throw new AssertionError(reply.toString());
    }
    return Player.at(port(), host.table(), reply.text("token"));
  }

  Player watch(String table) {
    return Player.at(port(), table, null);
  }

  @Override
  public void close() {
    server.close();
  }
}
