package org.loggia.core.crypto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class ChaCha20Test {
  /** Section 2.3.2 of RFC 8439. */
  @Test
  void givesTheBlockOfTheStandard() {
    byte[] key = Hex.read("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    byte[] nonce = Hex.read("000000090000004a00000000");

    assertThat(Hex.write(stream(new ChaCha20(key, nonce, 1), 16)))
        .isEqualTo(
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                + "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
  }

  /** Test vectors 1 and 2 of RFC 8439, appendix A.1: a key of zeros, blocks 0 and 1. */
  @Test
  void goesOnFromBlockToBlockAsTheStandardDoes() {
    assertThat(Hex.write(stream(new ChaCha20(new byte[32], new byte[12], 0), 32)))
        .isEqualTo(
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
                + "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                + "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  }

  @Test
  void givesTheSameAsTheJdkForRandomKeys() throws Exception {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      byte[] key = new byte[32];
      byte[] nonce = new byte[12];
      random.nextBytes(key);
      random.nextBytes(nonce);
      int counter = random.nextInt(1000);
      int words = 1 + random.nextInt(200);
      Cipher jdk = Cipher.getInstance("ChaCha20");
      jdk.init(
          Cipher.ENCRYPT_MODE,
          new SecretKeySpec(key, "ChaCha20"),
          new ChaCha20ParameterSpec(nonce, counter));

      assertThat(stream(new ChaCha20(key, nonce, counter), words))
          .isEqualTo(jdk.doFinal(new byte[4 * words]));
    }
  }

  @Test
  void wantsKeyAndNonceOfTheRightLength() {
    assertThatThrownBy(() -> new ChaCha20(new byte[31], new byte[12], 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ChaCha20(new byte[32], new byte[8], 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static byte[] stream(ChaCha20 chaCha, int words) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * words).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < words; i++) {
      bytes.putInt(chaCha.nextWord());
    }
    return bytes.array();
  }
}
