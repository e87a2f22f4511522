package org.loggia.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a reader of figures must know of the machine, and nothing that names it. */
public final class Machine {
  private Machine() {}

  public static String facts() {
    int cores = Runtime.getRuntime().availableProcessors();
    return processor()
        + ", "
        + cores
        + (cores == 1 ? " core" : " cores")
        + "; "
        + System.getProperty("os.name")
        + " on "
        + System.getProperty("os.arch")
        + "; Java "
        + Runtime.version();
  }

  private static String processor() {
    Path cpuinfo = Path.of("/proc/cpuinfo");
    try {
      for (String line : Files.readAllLines(cpuinfo)) {
        if (line.startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).strip();
        }
      }
    } catch (IOException e) {
      return "a processor that does not tell its name";
    }
    return "a processor without a name";
  }
}
