package org.loggia.cluster;

import com.hazelcast.cluster.Member;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Which Loggia this is: results are only the same if every node has the same one. */
final class Version {
  static final String ATTRIBUTE = "loggia-version";
  static final String OWN = own();

  private static final int DIGITS = 12;

  private Version() {}

  static String of(Member member) {
    String version = member.getAttribute(ATTRIBUTE);
    return version == null ? "an unknown one" : version;
  }

  static String complaint(String node, String version) {
    return "%s has another version of Loggia (%s) than is used here (%s): bring them to the same one."
        .formatted(node, version, OWN);
  }

  /** A hash of the program that runs, or what a test says. */
  private static String own() {
    String said = System.getProperty("loggia.cluster.version");
    return said == null ? hash() : said;
  }

  private static String hash() {
    try {
      Path program =
          Path.of(Version.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(program)) {
        return "unpacked";
      }
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(program));
      return HexFormat.of().formatHex(hash).substring(0, DIGITS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException | NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
