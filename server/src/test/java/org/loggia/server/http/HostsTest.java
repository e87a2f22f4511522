package org.loggia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostsTest {
  private final Hosts hosts =
      new Hosts(URI.create("https://play.example.org"), List.of("box.tailnet.example"));

  @Test
  void aPhoneAtHomeComesByAddressOrByALocalName() {
    for (String host :
        List.of(
            "localhost:8080",
            "192.168.1.5:8080",
            "[fe80::1]:8080",
            "[::1]",
            "box:8080",
            "box.local:8080",
            "Box.Local.",
            "nas.home.arpa",
            "play.example.org",
            "PLAY.example.org:443",
            "box.tailnet.example:8080")) {
      assertThat(hosts.knows(host)).as(host).isTrue();
    }
    assertThat(hosts.knows(null)).isTrue();
  }

  @Test
  void aNameThatSomebodyFarAwayCanOwnIsNotOurs() {
    for (String host :
        List.of(
            "evil.example.com",
            "evil.example.com:8080",
            "play.example.org.evil.com",
            "192.168.1.5.evil.com",
            "localhost.evil.com:8080",
            "",
            ":8080",
            "x".repeat(300),
            "1.2.3.4.5")) {
      assertThat(hosts.knows(host)).as(host).isFalse();
    }
  }
}
