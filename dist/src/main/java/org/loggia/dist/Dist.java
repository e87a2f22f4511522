package org.loggia.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes what is handed out: the runnable jar, an archive with a Java of its own, and an image for
 * containers. The same jar, packed by the same JDK on the same system, gives the same bytes.
 */
public final class Dist {
  private static final int FAULT = 1;

  private final Release release;
  private final Path jar;
  private final Path out;

  private Dist(Release release, Path jar, Path out) {
    this.release = release;
    this.jar = jar;
    this.out = out;
  }

  /** Root of the repository, the server's runnable jar, the folder that gets it all. */
  public static void main(String[] arguments) throws IOException {
    Path out = Path.of(arguments[2]);
    try {
      Files.createDirectories(out);
      Path jar = Path.of(arguments[1]);
      for (Path made : new Dist(Release.of(Path.of(arguments[0]), jar), jar, out).make()) {
        System.out.printf("%s (%d MB)%n", made, Files.size(made) / 1_000_000);
      }
    } catch (Unpackable told) {
      System.err.println(told.getMessage());
      System.exit(FAULT);
    }
  }

  private List<Path> make() throws IOException {
    List<Path> made = new ArrayList<>();
    made.add(Files.copy(jar, named(".jar"), StandardCopyOption.REPLACE_EXISTING));
    Path work = Files.createTempDirectory("loggia-dist");
    try {
      Path runtime = JavaRuntime.link(work.resolve("runtime"));
      made.add(archive(runtime));
      if (Platform.HERE.isLinux()) {
        made.add(Image.write(release, jar, runtime, named("-" + Platform.HERE + "-image.tar")));
      } else {
        System.err.println("An image for containers is made on Linux; here it is left out.");
      }
    } finally {
      delete(work);
    }
    made.add(Sums.write(made, out.resolve("SHA256SUMS")));
    return made;
  }

  private Path named(String ending) {
    return out.resolve("loggia-" + release.version() + ending);
  }

  private Path archive(Path runtime) throws IOException {
    Path file = named("-" + Platform.HERE + ".tar.gz");
    String top = "loggia-" + release.version() + "/";
    try (Pack pack = Pack.gzipped(Files.newOutputStream(file), release.time())) {
      pack.tree(top + "runtime/", runtime);
      pack.file(top + "loggia-server.jar", jar, Pack.PLAIN);
      pack.file(top + "loggia", Release.resource("loggia.sh"), Pack.EXECUTABLE);
      for (String paper : List.of("LICENSE", "VERSION", "CHANGELOG.md")) {
        pack.file(top + paper, release.root().resolve(paper), Pack.PLAIN);
      }
    }
    return file;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
