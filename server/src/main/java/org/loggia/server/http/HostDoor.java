package org.loggia.server.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who may see how the house is doing: who sits at this very machine, and whoever knows the host's
 * secret. Behind a proxy everybody seems to sit here, so that where one is to be expected, or shows
 * itself, only the secret counts.
 *
 * @param secret null if the host has chosen none
 * @param hasProxy whether the world comes by a proxy
 */
record HostDoor(@Nullable String secret, boolean hasProxy) {
  private static final String BASIC = "Basic ";
  private static final List<String> SIGNS_OF_A_PROXY =
      List.of("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via");

  boolean admits(Context context) {
    return isFromHere(context) || knowsSecret(context.header("Authorization"));
  }

  private boolean isFromHere(Context context) {
    return !hasProxy
        && SIGNS_OF_A_PROXY.stream().allMatch(sign -> context.header(sign) == null)
        && Addresses.isFromHere(context.header("Host"), context.ip());
  }

  /** As browsers ask for a name and a password: any name, and the secret. */
  private boolean knowsSecret(@Nullable String shown) {
    String wanted = secret;
    if (wanted == null || shown == null || !shown.startsWith(BASIC)) {
      return false;
    }
    try {
      byte[] decoded = Base64.getDecoder().decode(shown.substring(BASIC.length()));
      String text = new String(decoded, StandardCharsets.UTF_8);
      return MessageDigest.isEqual(bytes(text.substring(text.indexOf(':') + 1)), bytes(wanted));
    } catch (IllegalArgumentException noBase64) {
      return false;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Whoever is not let in may be asked for the secret, if there is one. */
  void refuse(Context context) {
    if (secret != null) {
      context.status(401).header("WWW-Authenticate", "Basic realm=\"Loggia\"");
    } else {
      context.status(403);
    }
    context
        .contentType("text/plain")
        .result("Only the host sees this: at the machine itself, or with --host-secret.\n");
  }
}
