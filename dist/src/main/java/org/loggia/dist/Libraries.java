package org.loggia.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The libraries of this Linux without which a Java and the SQLite in the jar do not start: the C
 * library, most of all. No base image is needed with them.
 */
final class Libraries {
  private static final Pattern FOUND = Pattern.compile("(/\\S+\\.so\\S*) \\(0x[0-9a-f]+\\)");
  private static final String SQLITE = "org/sqlite/native/Linux/";

  /** Who uses them may want to know under which terms. */
  private static final Path TERMS = Path.of("/usr/share/doc/libc6/copyright");

  private Libraries() {}

  /** Their paths, at which they are looked for in the image too. */
  static SortedSet<Path> of(Path runtime, Path jar) throws IOException {
    SortedSet<Path> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(runtime)) {
      for (Path file : files.filter(Libraries::isNative).toList()) {
        addAll(file, runtime, found);
      }
    }
    Path sqlite = Files.createTempFile("sqlite", ".so");
    try (JarFile files = new JarFile(jar.toFile())) {
      JarEntry entry = files.getJarEntry(SQLITE + processor() + "/libsqlitejdbc.so");
      try (InputStream in = files.getInputStream(entry)) {
        Files.write(sqlite, in.readAllBytes());
      }
      addAll(sqlite, runtime, found);
    } finally {
      Files.delete(sqlite);
    }
    if (found.isEmpty()) {
      throw new Unpackable("ldd does not tell which libraries a Java needs here: is this glibc?");
    }
    if (Files.exists(TERMS)) {
      found.add(TERMS);
    }
    return found;
  }

  private static String processor() {
    return Platform.HERE.processor().equals("amd64") ? "x86_64" : "aarch64";
  }

  private static boolean isNative(Path file) {
    return Files.isRegularFile(file)
        && (file.toString().contains(".so") || file.endsWith("bin/java"));
  }

  private static void addAll(Path file, Path runtime, SortedSet<Path> found) throws IOException {
    Process ldd = new ProcessBuilder("ldd", file.toString()).redirectErrorStream(true).start();
    String said = new String(ldd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Matcher matcher = FOUND.matcher(said);
    while (matcher.find()) {
      Path library = Path.of(matcher.group(1));
      if (!library.normalize().startsWith(runtime)) {
        found.add(library.normalize());
      }
    }
  }
}
