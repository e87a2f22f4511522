package org.loggia.server.http;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Refusal;
import org.loggia.server.http.Limits.Kind;
import org.loggia.server.http.Limits.Who;

/**
 * What every request passes before anything of it is read but its head: it must call us by a name
 * of ours, ask for something of a reasonable length, and not be one of too many.
 */
final class Turnstile extends Handler.Wrapper {
  private static final String WHO = "loggia.who";

  /** The longest address of ours is a table's socket; files of the client have short names too. */
  private static final int LONGEST_PATH = 200;

  private static final int MOST_NAME = 100;

  /** So many requests of one address may be answered at the same time: readers may be slow. */
  private static final int MOST_AT_ONCE = 64;

  private final Hosts hosts;
  private final Visitors visitors;
  private final Limits limits;
  private final Metrics metrics;
  private final ConcurrentHashMap<Who, Integer> inside = new ConcurrentHashMap<>();

  Turnstile(Hosts hosts, Visitors visitors, Limits limits, Metrics metrics) {
    this.hosts = hosts;
    this.visitors = visitors;
    this.limits = limits;
    this.metrics = metrics;
  }

  /** Who asks, as it was found out here. */
  static Who who(@Nullable Object attribute) {
    if (attribute instanceof Who who) {
      return who;
    }
    throw new IllegalStateException("a request that passed no turnstile");
  }

  /** Under which name the request carries who asks. */
  static String attribute() {
    return WHO;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Who who =
        Who.of(
            visitors.of(
                Request.getRemoteAddr(request),
                request.getHeaders().getValuesList(Visitors.FORWARDED)));
    Refusal refusal = refusal(request, who);
    if (refusal != null) {
      refuse(refusal, response, callback);
      return true;
    }
    if (!enter(who)) {
      metrics.count("loggia.flood");
      refuse(Refusal.of("limit.crowd").with("most", MOST_AT_ONCE), response, callback);
      return true;
    }
    request.setAttribute(WHO, who);
    AtomicBoolean within = new AtomicBoolean(true);
    Runnable leave =
        () -> {
          if (within.getAndSet(false)) {
            inside.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
          }
        };
    boolean handled = false;
    try {
      handled = super.handle(request, response, Callback.from(leave, callback));
    } finally {
      if (!handled) {
        leave.run();
      }
    }
    return handled;
  }

  private @Nullable Refusal refusal(Request request, Who who) {
    String host = request.getHeaders().get(HttpHeader.HOST);
    if (host != null && !hosts.knows(host)) {
      return Refusal.of("http.unknown-host")
          .with("host", host.substring(0, Math.min(host.length(), MOST_NAME)));
    }
    String path = request.getHttpURI().getPath();
    if (path == null || path.length() > LONGEST_PATH) {
      return Refusal.of("http.no-such-route");
    }
    if (!isAsked(path) && !limits.allows(Kind.PAGE, who)) {
      metrics.count("loggia.flood");
      return Limits.tooFast(Kind.PAGE);
    }
    return null;
  }

  /** What is no page has limits of its own. */
  private static boolean isAsked(String path) {
    return path.startsWith("/api/") || path.equals("/metrics") || path.equals("/host");
  }

  private boolean enter(Who who) {
    if (!limits.areOn()) {
      return true;
    }
    return inside.merge(who, 1, Integer::sum) <= MOST_AT_ONCE || backOut(who);
  }

  private boolean backOut(Who who) {
    inside.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
    return false;
  }

  private static void refuse(Refusal refusal, Response response, Callback callback) {
    response.setStatus(Web.status(refusal.clause()));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    Content.Sink.write(response, true, CoreCodecs.REFUSAL.text(refusal), callback);
  }
}
