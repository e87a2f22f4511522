package org.loggia.core.crypto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class HmacSha256Test {
  /** Test cases 1, 2 and 6 of RFC 4231. */
  @Test
  void givesTheCodesOfTheStandard() {
    assertThat(Hex.write(HmacSha256.of(Hex.read("0b".repeat(20)), "Hi There")))
        .isEqualTo("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    assertThat(Hex.write(HmacSha256.of(Hex.read("4a656665"), "what do ya want for nothing?")))
        .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    assertThat(
            Hex.write(
                HmacSha256.of(
                    Hex.read("aa".repeat(131)),
                    "Test Using Larger Than Block-Size Key - Hash Key First")))
        .isEqualTo("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  }

  @Test
  void givesTheSameAsTheJdkForKeysAndMessagesOfEveryLength() throws Exception {
    Random random = new Random(6);
    for (int i = 1; i < 400; i++) {
      byte[] key = new byte[1 + i % 150];
      byte[] message = new byte[random.nextInt(300)];
      random.nextBytes(key);
      random.nextBytes(message);
      Mac jdk = Mac.getInstance("HmacSHA256");
      jdk.init(new SecretKeySpec(key, "HmacSHA256"));

      assertThat(HmacSha256.of(key, message)).isEqualTo(jdk.doFinal(message));
    }
  }
}
