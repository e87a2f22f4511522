package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looks at the picture as a phone does: light and dark squares, and light around them. */
class QrPictureTest {
  private static final int MARGIN = 2;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://10.0.0.2",
        "http://192.168.1.17:8080",
        "https://play.example.org/with/a/much/longer/address/that/needs/a/bigger/code/to/fit/"
            + "and/goes/on/and/on/behind/a/proxy/with/many/folders/one/within/the/other"
      })
  void everySquareIsWhereItBelongs(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    List<String> lines = QrPicture.of(text).lines().toList();
    assertThat(lines).hasSize((code.size + 2 * MARGIN + 1) / 2);
    for (int y = -MARGIN; y < code.size + MARGIN; y++) {
      String line = lines.get((y + MARGIN) / 2);
      assertThat(line).hasSize(code.size + 2 * MARGIN);
      String light = (y + MARGIN) % 2 == 0 ? "█▀" : "█▄";
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        boolean isLight = light.indexOf(line.charAt(x + MARGIN)) >= 0;
        assertThat(isLight).as("%d, %d", x, y).isEqualTo(!code.getModule(x, y));
      }
    }
  }
}
