package org.loggia.server.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.loggia.server.settings.Address;

/**
 * The names under which this server lets itself be called. A page somewhere can give its own name
 * the address of a machine in your home, and the browser then takes us for that page; but it cannot
 * make the browser call us by another name than its own.
 *
 * <p>So a name is good if nobody far away can own it: an address in digits, a name without a dot,
 * or one of the endings that are kept for homes. All others the host has to name.
 */
final class Hosts {
  /** Endings that are sold to nobody. */
  private static final List<String> AT_HOME =
      List.of(".localhost", ".local", ".home.arpa", ".internal", ".lan", ".home", ".test");

  private static final int LONGEST = 255;

  private final Set<String> known = new TreeSet<>();

  Hosts(@Nullable URI publicUrl, List<String> named) {
    if (publicUrl != null) {
      known.add(publicUrl.getHost().toLowerCase(Locale.ROOT));
    }
    named.forEach(name -> known.add(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * @param host the request's own word, with or without a port; a browser never leaves it out
   */
  boolean knows(@Nullable String host) {
    if (host == null) {
      return true;
    }
    String name = name(host);
    return !name.isEmpty()
        && (!name.contains(".")
            || known.contains(name)
            || AT_HOME.stream().anyMatch(name::endsWith)
            || Address.read(name) != null);
  }

  /** Without the port and the dot at the end, in small letters. */
  private static String name(String host) {
    if (host.length() > LONGEST) {
      return "";
    }
    String name = host.strip().toLowerCase(Locale.ROOT);
    int colon = name.lastIndexOf(':');
    if (colon >= 0 && name.indexOf(']') < colon) {
      name = name.substring(0, colon);
    }
    return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
  }
}
