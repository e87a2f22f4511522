package org.loggia.server.settings;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Addresses that begin alike: {@code 10.0.0.0/8}, or one address alone.
 *
 * @param bits how many bits they share, of the 128 that an {@link Address} has
 */
public record Network(Address base, int bits) {
  /** This very machine. */
  static final List<Network> HERE = List.of(must("127.0.0.0/8"), must("::1"));

  private static final int NEW_BITS = 96;

  /** What stands there, or null if it is no network. */
  static @Nullable Network read(String text) {
    int slash = text.indexOf('/');
    Address base = Address.read(slash < 0 ? text : text.substring(0, slash));
    if (base == null) {
      return null;
    }
    int skipped = base.isOld() ? NEW_BITS : 0;
    int bits = slash < 0 ? Address.BITS : skipped + number(text.substring(slash + 1));
    return bits > skipped && bits <= Address.BITS ? new Network(base, bits) : null;
  }

  private static int number(String text) {
    return text.matches("\\d{1,3}") ? Integer.parseInt(text) : -1;
  }

  private static Network must(String text) {
    Network network = read(text);
    if (network == null) {
      throw new IllegalStateException(text);
    }
    return network;
  }

  public boolean contains(Address address) {
    return base.agrees(address, bits);
  }
}
