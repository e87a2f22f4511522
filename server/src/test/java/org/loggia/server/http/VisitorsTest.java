package org.loggia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.server.settings.Address;
import org.loggia.server.settings.Settings;

class VisitorsTest {
  private static Visitors behind(String proxies) {
    return new Visitors(
        Settings.read(List.of("--trusted-proxies", proxies), Map.of()).trustedProxies());
  }

  private static @Nullable Address home(String text) {
    Address address = Address.read(text);
    return address == null ? null : address.home();
  }

  @Test
  void withoutAProxyOnlyThePeerCounts() {
    Visitors alone = behind("");
    assertThat(alone.of("10.0.0.9", List.of("1.2.3.4"))).isEqualTo(home("10.0.0.9"));
  }

  @Test
  void theLastEntryThatATrustedProxyWroteCounts() {
    Visitors visitors = behind("127.0.0.1, 10.0.0.0/8,2001:db8:1::/48");
    // Whatever somebody wrote before the proxy did, and on how many lines.
    assertThat(visitors.of("127.0.0.1", List.of("6.6.6.6, 1.2.3.4"))).isEqualTo(home("1.2.3.4"));
    assertThat(visitors.of("127.0.0.1", List.of("6.6.6.6", "1.2.3.4"))).isEqualTo(home("1.2.3.4"));
    // Through two proxies of ours.
    assertThat(visitors.of("127.0.0.1", List.of("6.6.6.6, 1.2.3.4, 10.9.8.7")))
        .isEqualTo(home("1.2.3.4"));
    assertThat(visitors.of("2001:db8:1::5", List.of("[2a00:1:2:3::4]:4711")))
        .isEqualTo(home("2a00:1:2:3::"));
    // A peer that is no proxy of ours may say what it likes.
    assertThat(visitors.of("9.9.9.9", List.of("1.2.3.4"))).isEqualTo(home("9.9.9.9"));
  }

  @Test
  void whatIsNoAddressIsNeverKept() {
    Visitors visitors = behind("127.0.0.1");
    Address proxy = home("127.0.0.1");
    for (String bad : List.of("", "unknown", "x".repeat(5_000), "1.2.3.4.5", "evil.example")) {
      assertThat(visitors.of("127.0.0.1", List.of(bad))).as(bad).isEqualTo(proxy);
    }
    assertThat(visitors.of("127.0.0.1", List.of())).isEqualTo(proxy);
  }

  @Test
  void aHomeOfTheNewKindIsOneVisitor() {
    Visitors visitors = behind("");
    assertThat(visitors.of("2001:db8:1:2:aaaa::1", List.of()))
        .isEqualTo(visitors.of("2001:db8:1:2:bbbb::2", List.of()))
        .isNotEqualTo(visitors.of("2001:db8:1:3:aaaa::1", List.of()));
    assertThat(visitors.of("::ffff:1.2.3.4", List.of()))
        .isEqualTo(visitors.of("1.2.3.4", List.of()));
    assertThat(visitors.of("1.2.3.4", List.of())).isNotEqualTo(visitors.of("1.2.3.5", List.of()));
    assertThat(visitors.of("fe80::1%eth0", List.of())).isEqualTo(home("fe80::1"));
  }
}
