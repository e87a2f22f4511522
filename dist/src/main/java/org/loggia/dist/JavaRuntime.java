package org.loggia.dist;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;

/** A Java that has what the server needs, and nothing else. */
final class JavaRuntime {
  /**
   * What jdeps finds in the server's jar, less the desktop's classes, which only parts of libraries
   * name that we never touch; and zipfs, which reads the pages out of the jar.
   */
  private static final List<String> MODULES =
      List.of(
          "java.base",
          "java.instrument",
          "java.management",
          "java.naming",
          "java.rmi",
          "java.security.jgss",
          "java.sql",
          "jdk.jfr",
          "jdk.management",
          "jdk.unsupported",
          "jdk.zipfs");

  private JavaRuntime() {}

  static Path link(Path folder) {
    ToolProvider jlink =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new Unpackable("This JDK has no jlink: take one that has it."));
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    int status =
        jlink.run(
            out,
            out,
            "--add-modules",
            String.join(",", MODULES),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress",
            "zip-6",
            "--output",
            folder.toString());
    if (status != 0) {
      throw new Unpackable("jlink cannot make a Java: " + said.toString(StandardCharsets.UTF_8));
    }
    return folder;
  }
}
