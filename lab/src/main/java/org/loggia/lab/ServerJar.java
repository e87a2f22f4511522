package org.loggia.lab;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the launcher has put the server. */
final class ServerJar {
  private ServerJar() {}

  static Path find() {
    String jar = System.getProperty("loggia.server.jar", "");
    if (jar.isEmpty() || !Files.isRegularFile(Path.of(jar))) {
      throw new Complaint("There is no server to start: call this by ./loggia lab.");
    }
    return Path.of(jar);
  }
}
