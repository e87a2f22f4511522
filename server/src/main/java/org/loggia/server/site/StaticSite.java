package org.loggia.server.site;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.loggia.server.settings.WrongSetting;

/**
 * The client as a folder that any host of files can serve, under any path: its addresses are
 * relative, and where it is shows behind the {@code #}.
 */
public final class StaticSite {
  private static final String FOLDER = "/web";

  /** Only tests in browsers look at these. */
  private static final String SELF_TEST = "selftest";

  private StaticSite() {}

  /** Writes the folder, which must be new or empty; the answer is how many files it has. */
  public static int write(Path folder) throws IOException {
    if (Files.exists(folder) && !isEmptyFolder(folder)) {
      throw new WrongSetting(
          "There is something in " + folder + " already: name a folder that is new or empty.");
    }
    URL page = StaticSite.class.getResource(FOLDER + "/index.html");
    if (page == null) {
      throw new WrongSetting("This build has no web client inside, so there is no site to write.");
    }
    URI place = uri(page);
    if (!"jar".equals(place.getScheme())) {
      return copy(Path.of(place).resolveSibling(""), folder);
    }
    try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
      return copy(jar.getPath(FOLDER), folder);
    }
  }

  private static boolean isEmptyFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> found = Files.list(folder)) {
      return found.findAny().isEmpty();
    }
  }

  private static URI uri(URL page) {
    try {
      return page.toURI();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static int copy(Path from, Path to) throws IOException {
    try (Stream<Path> found = Files.walk(from)) {
      List<Path> files = found.filter(Files::isRegularFile).filter(StaticSite::isServed).toList();
      for (Path file : files) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
      return files.size();
    }
  }

  private static boolean isServed(Path file) {
    return !file.getFileName().toString().startsWith(SELF_TEST);
  }
}
