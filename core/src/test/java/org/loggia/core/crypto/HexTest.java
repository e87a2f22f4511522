package org.loggia.core.crypto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

class HexTest {
  @Test
  void everyByteComesBack() {
    byte[] bytes = new byte[256];
    for (int i = 0; i < 256; i++) {
      bytes[i] = (byte) i;
    }

    assertThat(Hex.write(bytes)).startsWith("000102").contains("7f80").endsWith("fdfeff");
    assertThat(Hex.read(Hex.write(bytes))).isEqualTo(bytes);
    assertThat(Hex.write(new byte[0])).isEmpty();
  }

  @Test
  void capitalsAreRead() {
    assertThat(Hex.read("AbCDef")).isEqualTo(new byte[] {(byte) 0xAB, (byte) 0xCD, (byte) 0xEF});
  }

  @Test
  void anythingElseIsUnreadable() {
    for (String text : List.of("0", "0g", "g0", " 0", "0x", "é0", "00 0")) {
      assertThatThrownBy(() -> Hex.read(text)).isInstanceOf(Unreadable.class);
    }
  }
}
