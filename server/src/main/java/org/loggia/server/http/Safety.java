package org.loggia.server.http;

import io.javalin.http.Context;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** What a browser is told to refuse, and which pages may talk to us. */
final class Safety {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** The rules are WebAssembly, whose loader needs this; only the worker's own response has it. */
  private static final String WORKER_POLICY =
      "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

  private final @Nullable String publicOrigin;

  Safety(@Nullable URI publicUrl) {
    this.publicOrigin = publicUrl == null ? null : origin(publicUrl);
  }

  private static String origin(URI url) {
    String port = url.getPort() < 0 ? "" : ":" + url.getPort();
    return url.getScheme() + "://" + url.getHost() + port;
  }

  static void harden(Context context) {
    context
        .header("Content-Security-Policy", POLICY)
        .header("Referrer-Policy", "no-referrer")
        .header("X-Content-Type-Options", "nosniff")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  }

  static void allowWasm(Context context) {
    context.header("Content-Security-Policy", WORKER_POLICY);
  }

  /**
   * Programs send no origin and may come in: they have no cookies to be abused. A page must be one
   * of ours.
   */
  boolean welcomes(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return true;
    }
    return origin.equals(publicOrigin)
        || (host != null && (origin.equals("http://" + host) || origin.equals("https://" + host)));
  }
}
