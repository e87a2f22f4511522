package org.loggia.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeRequest;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeResponse;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.eclipse.jetty.ee10.websocket.server.config.JettyWebSocketServletContainerInitializer;
import org.eclipse.jetty.websocket.api.ExtensionConfig;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Refusal;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Codec;
import org.loggia.server.log.Log;
import org.loggia.server.log.LogBroken;
import org.loggia.server.table.Secrets;
import org.loggia.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The door to the world. */
public final class Web implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Web.class);
  private static final int LARGEST_COMMAND = 16 * 1024;
  private static final int LARGEST_BODY = 1024 * 1024;
  private static final String DEFLATE = "permessage-deflate";
  private static final String SOCKET = "/api/tables/{table}/socket";

  private final Tables tables;
  private final Limits limits;
  private final Metrics metrics;
  private final Safety safety;
  private final Addresses addresses;
  private final Sockets sockets;
  private final Pages pages = new Pages();
  private final List<Route<?, ?>> routes;
  private final Description description;
  private final Javalin javalin;

  public Web(
      Tables tables,
      Log log,
      Limits limits,
      Metrics metrics,
      Patience patience,
      @Nullable URI publicUrl) {
    this.tables = tables;
    this.limits = limits;
    this.metrics = metrics;
    this.safety = new Safety(publicUrl);
    this.addresses = Addresses.of(publicUrl);
    this.sockets = new Sockets(limits, metrics, patience);
    this.routes = new Routes(tables, log, this::addresses).all();
    this.description = new Description(routes);
    this.javalin = Javalin.create(this::configure);
  }

  private List<String> addresses() {
    return addresses.forOthers(javalin.port());
  }

  /** Opens the door and says on which port. */
  public int open(int port) {
    javalin.start(port);
    return javalin.port();
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = LARGEST_BODY;
    config.http.defaultContentType = "text/plain";
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServletContextHandler(
        handler ->
            JettyWebSocketServletContainerInitializer.configure(
                handler, (_, container) -> configureSockets(container)));
    config.routes.before(Safety::harden);
    routes.forEach(route -> add(config, route));
    config.routes.get("/metrics", context -> context.result(metrics.text()));
    config.routes.get("/api/openapi.json", context -> json(context, description.openApi()));
    config.routes.get(
        "/api/socket-schema.json",
        context -> json(context, description.socket(context.queryParam("title"))));
    config.routes.get("/api/<rest>", context -> refuse(context, Refusal.of("http.no-such-route")));
    config.routes.get("/", pages::serve);
    config.routes.get("/<path>", pages::serve);
    config.routes.exception(LogBroken.class, (_, context) -> broken(context, "table.log-broken"));
    config.routes.exception(
        Exception.class,
        (problem, context) -> {
          LOG.error("event=request.failed route={}", context.endpoint().path, problem);
          broken(context, "table.our-fault");
        });
  }

  // ---- REST -------------------------------------------------------------------------------------

  private <I, O> void add(JavalinConfig config, Route<I, O> route) {
    switch (route.method()) {
      case GET -> config.routes.get(route.path(), context -> answer(context, route));
      case POST -> config.routes.post(route.path(), context -> answer(context, route));
    }
  }

  private <I, O> void answer(Context context, Route<I, O> route) {
    String address = safety.address(context.header("X-Forwarded-For"), context.ip());
    if (!limits.allows(route.limit(), address)) {
      metrics.count("loggia.flood");
      refuse(context, Limits.tooFast(route.limit()));
      return;
    }
    if (!safety.welcomes(context.header("Origin"), context.header("Host"))) {
      refuse(context, Refusal.of("http.foreign-origin"));
      return;
    }
    String table = context.pathParamMap().getOrDefault("table", "");
    Codec<I> takes = route.takes();
    I body = null;
    if (takes != null) {
      if (context.contentLength() > LARGEST_BODY) {
        refuse(context, Refusal.of("limit.too-large").with("most", LARGEST_BODY));
        return;
      }
      try {
        body = takes.parse(context.body());
      } catch (Unreadable unreadable) {
        refuse(context, Refusal.of("core.unreadable").with("problem", unreadable.problem()));
        return;
      }
    }
    boolean fromHere = Addresses.isFromHere(context.header("Host"), context.ip());
    switch (route.work().apply(new Route.Call<>(table, body, fromHere))) {
      case Answer.Yes<O>(O value) -> json(context, route.gives().text(value));
      case Answer.No<O>(Refusal refusal) -> refuse(context, refusal);
    }
  }

  private static void json(Context context, String text) {
    context.contentType("application/json").header("Cache-Control", "no-store").result(text);
  }

  private static void refuse(Context context, Refusal refusal) {
    context.status(status(refusal.clause()));
    json(context, CoreCodecs.REFUSAL.text(refusal));
  }

  private static void broken(Context context, String clause) {
    refuse(context, Refusal.of(clause));
  }

  static int status(String clause) {
    return switch (clause) {
      case "table.unknown", "http.no-such-route" -> 404;
      case "table.wrong-invite", "table.wrong-token", "http.foreign-origin" -> 403;
      case "table.not-over", "table.full", "table.exhibit" -> 409;
      case "limit.too-large" -> 413;
      case "limit.too-fast" -> 429;
      case "table.our-fault" -> 500;
      case "table.log-broken" -> 503;
      default -> 400;
    };
  }

  // ---- sockets ----------------------------------------------------------------------------------

  private void configureSockets(JettyWebSocketServerContainer container) {
    container.setMaxTextMessageSize(LARGEST_COMMAND);
    container.setMaxBinaryMessageSize(LARGEST_COMMAND);
    container.setMaxFrameSize(LARGEST_COMMAND);
    // What we say may be longer than what we listen to: it goes out in pieces.
    container.setAutoFragment(true);
    container.setInputBufferSize(1024);
    // The heartbeat decides who is gone: it looks at what was heard, not at what we sent.
    container.setIdleTimeout(Duration.ZERO);
    container.addMapping("uri-template|" + SOCKET, this::socket);
  }

  private @Nullable Object socket(
      JettyServerUpgradeRequest request, JettyServerUpgradeResponse response) {
    try {
      String path = request.getRequestPath();
      String[] parts = path.split("/");
      String id = parts[3];
      String peer =
          request.getRemoteSocketAddress() == null ? "" : host(request.getRemoteSocketAddress());
      String address = safety.address(request.getHeader("X-Forwarded-For"), peer);
      if (!safety.welcomes(request.getOrigin(), request.getHeader("Host"))) {
        response.sendError(403, "foreign origin");
        return null;
      }
      if (!limits.allows(Limits.Kind.SOCKET, address)) {
        metrics.count("loggia.flood");
        response.sendError(429, "too many sockets");
        return null;
      }
      if (!Secrets.isId(id)) {
        response.sendError(404, "no such table");
        return null;
      }
      if (request.getExtensions().stream().anyMatch(each -> each.getName().equals(DEFLATE))) {
        // Without a memory of earlier messages: it would cost each socket a third of a megabyte.
        response.setExtensions(
            List.of(
                ExtensionConfig.parse(
                    DEFLATE + "; server_no_context_takeover; client_no_context_takeover")));
      }
      return new TableSocket(tables.table(id), address, sockets);
    } catch (IOException gone) {
      return null;
    }
  }

  private static String host(SocketAddress address) {
    return address instanceof InetSocketAddress inet
        ? inet.getAddress().getHostAddress()
        : address.toString();
  }

  @Override
  public void close() {
    sockets.close();
    javalin.stop();
  }
}
