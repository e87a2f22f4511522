package org.loggia.core.crypto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
  @Test
  void givesTheDigestsOfTheStandard() {
    assertThat(Sha256.hex(""))
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assertThat(Sha256.hex("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(Sha256.hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))
        .isEqualTo("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assertThat(Sha256.hex("a".repeat(1_000_000)))
        .isEqualTo("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  }

  @Test
  void givesTheSameAsTheJdkForEveryLengthAndInAnyPieces() throws Exception {
    Random random = new Random(5);
    MessageDigest jdk = MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 600; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      byte[] expected = jdk.digest(bytes);
      Sha256 inPieces = new Sha256();
      for (int at = 0; at < length; ) {
        int end = Math.min(length, at + random.nextInt(130));
        inPieces.update(Arrays.copyOfRange(bytes, at, end));
        at = end;
      }

      assertThat(Sha256.of(bytes)).isEqualTo(expected);
      assertThat(inPieces.digest()).isEqualTo(expected);
      assertThat(Sha256.hex(bytes)).isEqualTo(Hex.write(expected));
    }
  }

  @Test
  void textCountsAsItsUtf8() {
    assertThat(new Sha256().update("Па").update("лаццо").hex()).isEqualTo(Sha256.hex("Палаццо"));
  }

  @Test
  void aFinishedDigestTakesNothingMore() {
    Sha256 sha = new Sha256();
    sha.digest();

    assertThatThrownBy(() -> sha.update("more")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(sha::digest).isInstanceOf(IllegalStateException.class);
  }
}
