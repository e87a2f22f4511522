package org.loggia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;

class OriginTest {
  private final Safety alone = new Safety(null);
  private final Safety behindProxy = new Safety(URI.create("https://play.example.org"));

  @Test
  void programsWithoutAnOriginAreWelcome() {
    assertThat(alone.welcomes(null, "localhost:8080")).isTrue();
  }

  @Test
  void aPageMustComeFromThisVeryHost() {
    assertThat(alone.welcomes("http://localhost:8080", "localhost:8080")).isTrue();
    assertThat(alone.welcomes("http://192.168.1.5:8080", "192.168.1.5:8080")).isTrue();
    assertThat(alone.welcomes("http://localhost:8080", "localhost:8081")).isFalse();
    assertThat(alone.welcomes("https://localhost:8080.evil.example", "localhost:8080")).isFalse();
    assertThat(alone.welcomes("null", "localhost:8080")).isFalse();
  }

  @Test
  void behindAProxyThePublicAddressIsTheHost() {
    assertThat(behindProxy.welcomes("https://play.example.org", "inner:8080")).isTrue();
    assertThat(behindProxy.welcomes("https://evil.example", "inner:8080")).isFalse();
  }
}
