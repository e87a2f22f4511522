package org.loggia.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** SHA-256, by which images name their parts and people check what they got. */
final class Sums {
  private Sums() {}

  static String of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** As sha256sum writes and checks it. */
  static Path write(List<Path> files, Path to) throws IOException {
    StringBuilder sums = new StringBuilder();
    for (Path file : files) {
      sums.append(of(Files.readAllBytes(file)))
          .append("  ")
          .append(file.getFileName())
          .append('\n');
    }
    return Files.writeString(to, sums);
  }
}
