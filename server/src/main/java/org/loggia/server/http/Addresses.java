package org.loggia.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where others find this house.
 *
 * @param publicUrl how the world sees it, if the host has said so
 * @param network the addresses of this machine in its networks, asked anew each time: laptops move
 */
public record Addresses(@Nullable URI publicUrl, Supplier<List<String>> network) {
  /** Networks that live within this machine only: of containers, virtual machines and tunnels. */
  private static final Pattern WITHIN =
      Pattern.compile("(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun|cni|lxc).*");

  public static Addresses of(@Nullable URI publicUrl) {
    return new Addresses(publicUrl, Addresses::inOurNetworks);
  }

  /** As one would type them, the likeliest first. */
  public List<String> forOthers(int port) {
    return publicUrl != null
        ? List.of(publicUrl.toString())
        : network.get().stream().map(address -> "http://" + address + ":" + port).toList();
  }

  /**
   * Whether somebody sits at this very machine and called it by its name for itself, which nobody
   * else can use.
   */
  static boolean isFromHere(@Nullable String host, String peer) {
    return host != null && isLoopback(host.replaceFirst(":[0-9]+$", "")) && isLoopback(peer);
  }

  private static boolean isLoopback(String host) {
    String bare = host.replaceAll("[\\[\\]]", "");
    return bare.equals("localhost")
        || bare.equals("::1")
        || bare.equals("0:0:0:0:0:0:0:1")
        || bare.matches("127\\.[0-9]+\\.[0-9]+\\.[0-9]+");
  }

  private static List<String> inOurNetworks() {
    try {
      List<NetworkInterface> all = new ArrayList<>();
      for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
        if (each.isUp() && !each.isLoopback() && !each.isVirtual()) {
          all.add(each);
        }
      }
      all.sort(Comparator.comparing(each -> WITHIN.matcher(each.getName()).matches()));
      List<String> found = new ArrayList<>();
      for (NetworkInterface each : all) {
        for (InetAddress address : Collections.list(each.getInetAddresses())) {
          if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
            found.add(address.getHostAddress());
          }
        }
      }
      return found;
    } catch (SocketException noNetwork) {
      return List.of();
    }
  }
}
