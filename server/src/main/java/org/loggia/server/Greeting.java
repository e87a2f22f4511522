package org.loggia.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.loggia.server.settings.Settings;

/** What the host reads when the doors are open. */
record Greeting(Settings settings, int port) {

  String text() {
    StringBuilder text = new StringBuilder();
    text.append("Loggia is open.\n");
    text.append("  here            http://localhost:").append(port).append('\n');
    Optional<String> far = forOthers();
    far.ifPresent(
        url ->
            text.append(settings.publicUrl() == null ? "  in your network " : "  for the world   ")
                .append(url)
                .append('\n'));
    text.append("  the log lies in ")
        .append(settings.db() == null ? settings.data().toAbsolutePath() : "the database")
        .append('\n');
    text.append("  to stop         Ctrl-C\n");
    if (System.console() != null && System.console().isTerminal()) {
      far.ifPresent(url -> text.append('\n').append(QrPicture.of(url)));
    }
    return text.toString();
  }

  private Optional<String> forOthers() {
    return settings.publicUrl() != null
        ? Optional.of(settings.publicUrl().toString())
        : lanAddress().map(address -> "http://" + address + ":" + port);
  }

  /** The first address under which a phone on the same network may find us. */
  private static Optional<String> lanAddress() {
    try {
      List<NetworkInterface> all = Collections.list(NetworkInterface.getNetworkInterfaces());
      for (NetworkInterface each : all) {
        if (!each.isUp() || each.isLoopback() || each.isVirtual()) {
          continue;
        }
        for (InetAddress address : Collections.list(each.getInetAddresses())) {
          if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
            return Optional.of(address.getHostAddress());
          }
        }
      }
    } catch (SocketException noNetwork) {
      return Optional.empty();
    }
    return Optional.empty();
  }
}
