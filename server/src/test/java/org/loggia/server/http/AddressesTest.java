package org.loggia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressesTest {
  @Test
  void aPhoneFindsTheMachineInItsNetwork() {
    Addresses home = new Addresses(null, () -> List.of("192.168.1.20", "10.0.0.5"));

    assertThat(home.forOthers(8080))
        .containsExactly("http://192.168.1.20:8080", "http://10.0.0.5:8080");
  }

  @Test
  void whatTheHostSaysGoesBeforeWhatTheMachineKnows() {
    URI said = URI.create("https://play.example.org");

    assertThat(new Addresses(said, () -> List.of("192.168.1.20")).forOthers(8080))
        .containsExactly("https://play.example.org");
  }

  @ParameterizedTest
  @CsvSource({
    "localhost:8080, 127.0.0.1, true",
    "localhost, 0:0:0:0:0:0:0:1, true",
    "127.0.0.1:8080, 127.0.0.1, true",
    "[::1]:8080, ::1, true",
    "localhost:8080, 192.168.1.7, false",
    "192.168.1.20:8080, 127.0.0.1, false",
    "play.example.org, 127.0.0.1, false",
    ", 127.0.0.1, false"
  })
  void onlyWhoSitsAtTheMachineIsTold(String host, String peer, boolean fromHere) {
    assertThat(Addresses.isFromHere(host, peer)).isEqualTo(fromHere);
  }
}
