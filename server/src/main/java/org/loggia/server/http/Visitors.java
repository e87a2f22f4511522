package org.loggia.server.http;

import java.util.List;
import org.loggia.server.settings.Address;
import org.loggia.server.settings.Network;

/**
 * Who is at the other end: the address that the limits count against. A proxy in front of us says
 * it for them, if the host trusts that proxy.
 */
record Visitors(List<Network> proxies) {
  static final String FORWARDED = "X-Forwarded-For";

  /**
   * Walks from the last entry to the first: each was written by whoever stands behind it, and is
   * worth something only if that one is trusted. The rest anybody can make up.
   *
   * @param forwarded every line of the header, in their order
   */
  Address of(String peer, List<String> forwarded) {
    Address found = Address.read(peer);
    Address at = found == null ? Address.UNKNOWN : found;
    String[] entries = String.join(",", forwarded).split(",");
    for (int i = entries.length - 1; i >= 0 && isProxy(at); i--) {
      Address before = Address.read(entries[i]);
      if (before == null) {
        break;
      }
      at = before;
    }
    return at.home();
  }

  private boolean isProxy(Address address) {
    return proxies.stream().anyMatch(network -> network.contains(address));
  }
}
