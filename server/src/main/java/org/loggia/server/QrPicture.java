package org.loggia.server;

import io.nayuki.qrcodegen.QrCode;

/** A QR code for a terminal, which is taken to be dark: two squares in one character. */
final class QrPicture {
  private static final int MARGIN = 2;

  private QrPicture() {}

  static String of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    StringBuilder picture = new StringBuilder();
    for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        // Outside of the code everything is light.
        boolean upper = !code.getModule(x, y);
        boolean lower = !code.getModule(x, y + 1);
        picture.append(upper ? (lower ? '█' : '▀') : (lower ? '▄' : ' '));
      }
      picture.append('\n');
    }
    return picture.toString();
  }
}
