package org.loggia.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;
import org.loggia.dist.Dist;

/**
 * What is handed out starts on machines where no Java, Maven or Node is found, a move is played
 * there, and a second packing gives the same bytes.
 */
@Tag("long")
class DistTest {
  private static final Pattern PORT = Pattern.compile("http://localhost:(\\d+)");
  private static final Path ROOT = Path.of("..");
  private static final Path JAR = ROOT.resolve("server/target/loggia-server.jar");

  @TempDir static Path folder;
  private static Path out;

  @BeforeAll
  static void pack() throws IOException {
    assertThat(JAR).as("made by ./loggia test or ./loggia run").exists();
    out = folder.resolve("out");
    Dist.main(new String[] {ROOT.toString(), JAR.toString(), out.toString()});
  }

  private static Path made(String ending) throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files.filter(file -> file.toString().endsWith(ending)).findFirst().orElseThrow();
    }
  }

  /** Starts it with an environment in which only the system's own programs are found. */
  private static Process start(List<String> command, Path errors) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", "/nowhere:" + withoutTools());
    return builder.start();
  }

  /** A folder with what a small system has: a shell, and a few programs. */
  private static Path withoutTools() throws IOException {
    Path tools = folder.resolve("bin");
    if (!Files.exists(tools)) {
      Files.createDirectory(tools);
      for (String tool : List.of("sh", "dirname", "readlink", "kill")) {
        Files.createSymbolicLink(tools.resolve(tool), Path.of("/usr/bin", tool));
      }
    }
    return tools;
  }

  private static void aMoveIsPlayed(String... command) throws Exception {
    Path errors = folder.resolve("errors");
    Process server = start(List.of(command), errors);
    try {
      Guest.playsAMove(port(server, errors));
    } finally {
      server.toHandle().descendants().forEach(ProcessHandle::destroy);
      server.destroy();
      assertThat(server.waitFor(60, TimeUnit.SECONDS)).as("it stops").isTrue();
    }
  }

  private static int port(Process server, Path errors) throws IOException {
    BufferedReader said = server.inputReader(UTF_8);
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher matcher = PORT.matcher(line);
      if (matcher.find()) {
        return Integer.parseInt(matcher.group(1));
      }
    }
    throw new AssertionError("it did not start: " + Files.readString(errors));
  }

  private static void unpack(Path archive, Path to) throws Exception {
    Files.createDirectories(to);
    Process tar =
        new ProcessBuilder("tar", "-xf", archive.toString(), "-C", to.toString())
            .inheritIO()
            .start();
    assertThat(tar.waitFor()).isZero();
  }

  @Test
  void theJarRunsWithAnyJava() throws Exception {
    aMoveIsPlayed(
        System.getProperty("java.home") + "/bin/java",
        "-jar",
        made(".jar").toString(),
        "--port",
        "0",
        "--data",
        folder.resolve("jar-data").toString());
  }

  @Test
  void theArchiveBringsItsOwnJava() throws Exception {
    Path place = folder.resolve("unpacked");
    unpack(made(".tar.gz"), place);
    Path loggia;
    try (Stream<Path> found = Files.list(place)) {
      loggia = found.findFirst().orElseThrow().resolve("loggia");
    }
    String data = folder.resolve("archive-data").toString();
    aMoveIsPlayed(loggia.toString(), "run", "--port", "0", "--data", data);
    Path backup = folder.resolve("backup.db");
    Process keeps =
        start(
            List.of(loggia.toString(), "backup", backup.toString(), "--data", data),
            folder.resolve("errors"));

    assertThat(new String(keeps.getInputStream().readAllBytes(), UTF_8)).contains("1 tables with");
    Process site =
        start(
            List.of(loggia.toString(), "site", folder.resolve("site").toString()),
            folder.resolve("errors"));
    assertThat(new String(site.getInputStream().readAllBytes(), UTF_8)).contains("files are in");
    assertThat(folder.resolve("site/index.html")).exists();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theImageRunsByItselfAsNobodyInParticular() throws Exception {
    Path layout = folder.resolve("layout");
    unpack(made("-image.tar"), layout);
    Json.Obj manifest =
        blob(layout, Json.read(Files.readString(layout.resolve("index.json"))), "manifests", "0");
    Json.Obj config = blob(layout, manifest, "config");
    Path root = folder.resolve("root");
    for (Json layer : ((Json.Arr) at(manifest, "layers")).items()) {
      unpack(layout.resolve(path(layer)), root);
    }
    Json settings = at(config, "config");
    assertThat(at(settings, "User").write()).isEqualTo("\"10001:10001\"");
    assertThat(at(settings, "Healthcheck", "Test").write()).contains("\"health\"");
    assertThat(at(settings, "Volumes", "/data").write()).isEqualTo("{}");
    Files.createDirectories(root.resolve("proc"));

    List<String> command = new ArrayList<>(asNobodyInParticular());
    command.addAll(List.of("--mount", "--pid", "--fork", "--kill-child", "--root=" + root));
    command.addAll(List.of("--wd=/data", "--mount-proc=/proc"));
    for (Json word : ((Json.Arr) at(settings, "Entrypoint")).items()) {
      command.add(((Json.Text) word).value());
    }
    command.addAll(List.of("run", "--port", "0", "--data", "/data"));
    aMoveIsPlayed(command.toArray(String[]::new));
    assertThat(root.resolve("data/loggia.db")).exists();
  }

  /** Root can become anybody; everybody else is, in a world of their own, whoever they like. */
  private static List<String> asNobodyInParticular() {
    return System.getProperty("user.name").equals("root")
        ? List.of("/usr/bin/unshare", "--setuid=10001", "--setgid=10001")
        : List.of("/usr/bin/unshare", "--user", "--map-user=10001", "--map-group=10001");
  }

  private static Json at(Json json, String... path) {
    Json found = json;
    for (String step : path) {
      Json next =
          switch (found) {
            case Json.Obj object -> object.get(step);
            case Json.Arr array -> array.get(Integer.parseInt(step));
            default -> null;
          };
      found = Objects.requireNonNull(next, step);
    }
    return found;
  }

  /** What a descriptor leads to. */
  private static Json.Obj blob(Path layout, Json from, String... path) throws IOException {
    return (Json.Obj) Json.read(Files.readString(layout.resolve(path(at(from, path)))));
  }

  private static String path(Json descriptor) {
    return "blobs/" + ((Json.Text) at(descriptor, "digest")).value().replace(':', '/');
  }

  @Test
  void packingAgainGivesTheSameBytes() throws IOException {
    Path again = folder.resolve("again");
    Dist.main(new String[] {ROOT.toString(), JAR.toString(), again.toString()});

    assertThat(again.resolve("SHA256SUMS")).hasSameTextualContentAs(out.resolve("SHA256SUMS"));
  }
}
