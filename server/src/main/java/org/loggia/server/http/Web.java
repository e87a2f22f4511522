package org.loggia.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
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
import org.loggia.server.fault.Causes;
import org.loggia.server.host.Figures;
import org.loggia.server.host.HostPage;
import org.loggia.server.http.Limits.Kind;
import org.loggia.server.http.Limits.Who;
import org.loggia.server.log.Log;
import org.loggia.server.log.LogBroken;
import org.loggia.server.log.UnknownEntry;
import org.loggia.server.settings.Settings;
import org.loggia.server.table.Secrets;
import org.loggia.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The door to the world. */
public final class Web implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Web.class);
  private static final int LARGEST_COMMAND = 16 * 1024;

  /** Somebody who opens a table with everything of their own pays for every so many bytes again. */
  private static final int BYTES_A_UNIT = 16 * 1024;

  private static final int KILOBYTES_COMING_IN = 32 * 1024;
  private static final Duration LONGEST_SENDING = Duration.ofSeconds(20);
  private static final String DEFLATE = "permessage-deflate";
  private static final String SOCKET = "/api/tables/{table}/socket";

  private final Tables tables;
  private final Limits limits;
  private final Metrics metrics;
  private final Safety safety;
  private final Addresses addresses;
  private final Turnstile turnstile;
  private final Bodies bodies = new Bodies(KILOBYTES_COMING_IN, LONGEST_SENDING);
  private final Sockets sockets;
  private final HostPage hostPage = new HostPage();
  private final HostDoor hostDoor;
  private final Supplier<Figures> figures;
  private final List<Route<?, ?>> routes;
  private final Description description;
  private final Javalin javalin;

  public Web(
      Tables tables,
      Log log,
      Limits limits,
      Metrics metrics,
      Patience patience,
      Settings settings,
      Supplier<Figures> figures) {
    this.tables = tables;
    this.figures = figures;
    this.hostDoor = new HostDoor(settings.hostSecret(), settings.publicUrl() != null);
    this.limits = limits;
    this.metrics = metrics;
    this.addresses = Addresses.of(settings.publicUrl());
    this.safety = new Safety(settings.publicUrl());
    this.turnstile =
        new Turnstile(
            new Hosts(settings.publicUrl(), settings.allowedHosts()),
            new Visitors(settings.trustedProxies()),
            limits,
            metrics);
    this.sockets = new Sockets(limits, metrics, patience);
    this.routes = new Routes(tables, log, this::addresses).all();
    this.description = new Description(routes);
    this.javalin = Javalin.create(this::configure);
  }

  private List<String> addresses() {
    return addresses.forOthers(javalin.port());
  }

  /** Opens the door and says on which port. */
  public int open(@Nullable String address, int port) {
    if (address == null) {
      javalin.start(port);
    } else {
      javalin.start(address, port);
    }
    return javalin.port();
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.router.javaLangErrorHandler(Web::failed);
    config.jetty.modifyServer(server -> server.setHandler(turnstile));
    config.http.defaultContentType = "text/plain";
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServletContextHandler(
        handler ->
            JettyWebSocketServletContainerInitializer.configure(
                handler, (_, container) -> configureSockets(container)));
    config.routes.before(Safety::harden);
    routes.forEach(route -> add(config, route));
    read(config, "/metrics", context -> context.result(metrics.text()));
    read(config, "/host", this::serveHost);
    read(
        config,
        "/host.css",
        context -> context.contentType("text/css; charset=utf-8").result(hostPage.style()));
    read(config, "/api/openapi.json", context -> json(context, description.openApi()));
    read(
        config,
        "/api/socket-schema.json",
        context -> json(context, description.socket(context.queryParam("title"))));
    read(config, "/api/<rest>", context -> refuse(context, Refusal.of("http.no-such-route")));
    Pages.add(config);
    config.routes.exception(
        LogBroken.class,
        (broken, context) -> {
          LOG.error(
              "event=log.broken route={} problem=\"{}\"",
              context.endpoint().path,
              Causes.inOneLine(broken));
          refuse(context, Refusal.of("table.log-broken"));
        });
    config.routes.exception(
        UnknownEntry.class,
        (newer, context) -> {
          LOG.warn("event=log.newer problem=\"{}\"", Causes.inOneLine(newer));
          refuse(context, Refusal.of("table.newer"));
        });
    config.routes.exception(
        IOException.class,
        (gone, context) -> {
          // Whoever sent it will not hear an answer.
          LOG.info(
              "event=request.aborted route={} problem=\"{}\"",
              context.endpoint().path,
              Causes.inOneLine(gone));
          context.status(400);
        });
    config.routes.exception(
        Exception.class,
        (problem, context) -> {
          LOG.error("event=request.failed route={}", context.endpoint().path, problem);
          refuse(context, Refusal.of("table.our-fault"));
        });
  }

  /**
   * Not even the rules of Java held: said once, with its cause, and answered like any fault of
   * ours.
   */
  private static void failed(HttpServletResponse response, Error error) {
    Causes.endIfOutOfMemory(error);
    LOG.error("event=request.failed", error);
    response.setStatus(500);
  }

  // ---- REST -------------------------------------------------------------------------------------

  private <I, O> void add(JavalinConfig config, Route<I, O> route) {
    switch (route.method()) {
      case GET -> config.routes.get(route.path(), context -> answer(context, route));
      case POST -> config.routes.post(route.path(), context -> answer(context, route));
    }
  }

  private void serveHost(Context context) {
    if (!hostDoor.admits(context)) {
      hostDoor.refuse(context);
      return;
    }
    String accepted = context.header("Accept-Language");
    context
        .contentType("text/html; charset=utf-8")
        .header("Cache-Control", "no-store")
        .result(hostPage.write(figures.get(), HostPage.language(accepted == null ? "" : accepted)));
  }

  private static Who who(Context context) {
    return Turnstile.who(context.req().getAttribute(Turnstile.attribute()));
  }

  private void read(JavalinConfig config, String path, Handler handler) {
    config.routes.get(
        path,
        context -> {
          if (isWithinLimits(context, Kind.READ, 1)) {
            handler.handle(context);
          }
        });
  }

  private boolean isWithinLimits(Context context, Kind kind, int many) {
    if (limits.allows(kind, who(context), many)) {
      return true;
    }
    metrics.count("loggia.flood");
    refuse(context, Limits.tooFast(kind));
    return false;
  }

  private <I, O> void answer(Context context, Route<I, O> route) throws IOException {
    if (!isWithinLimits(context, route.limit(), 1)) {
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
      switch (bodies.read(context, route.largest())) {
        case Answer.No<String>(Refusal refusal) -> {
          refuse(context, refusal);
          return;
        }
        case Answer.Yes<String>(String text) -> {
          try {
            body = takes.parse(text);
          } catch (Unreadable unreadable) {
            refuse(context, Refusal.of("core.unreadable").with("problem", unreadable.problem()));
            return;
          }
          int more = route.weight().applyAsInt(body) - 1 + text.length() / BYTES_A_UNIT;
          if (more > 0 && !isWithinLimits(context, route.limit(), more)) {
            return;
          }
        }
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

  static int status(String clause) {
    return switch (clause) {
      case "table.unknown", "http.no-such-route" -> 404;
      case "table.wrong-invite", "table.wrong-token", "http.foreign-origin" -> 403;
      case "table.not-over", "table.full", "table.exhibit" -> 409;
      case "limit.too-slow" -> 408;
      case "limit.too-large" -> 413;
      case "http.unknown-host" -> 421;
      case "limit.too-fast", "limit.crowd" -> 429;
      case "table.our-fault" -> 500;
      case "table.log-broken", "table.newer", "limit.crowd-sends" -> 503;
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
      Who who = Turnstile.who(request.getServletAttribute(Turnstile.attribute()));
      if (!safety.welcomes(request.getOrigin(), request.getHeader("Host"))) {
        response.sendError(403, "foreign origin");
        return null;
      }
      if (!limits.allows(Kind.SOCKET, who) || !sockets.hasRoomFor(who)) {
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
      return new TableSocket(tables.table(id), who, sockets);
    } catch (IOException gone) {
      return null;
    }
  }

  @Override
  public void close() {
    sockets.close();
    javalin.stop();
  }
}
