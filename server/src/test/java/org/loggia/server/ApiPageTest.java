package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

/** What docs/API.md tells people to type works. */
class ApiPageTest {
  private static final Path PAGE = Path.of("..", "docs", "API.md");

  @TempDir Path folder;

  @Test
  void theScriptPlaysAWholeGame() throws Exception {
    Matcher script =
        Pattern.compile("```js\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
    assertThat(script.find()).isTrue();
    assertThat(script.group(1).lines().filter(line -> !line.isBlank()).count())
        .isLessThanOrEqualTo(42);
    Path file = Files.writeString(folder.resolve("play.mjs"), script.group(1));
    try (TestServer server = TestServer.on(TestServer.sqlite(folder))) {
      String said =
          run(
              "http://localhost:" + server.port(),
              "node",
              "--no-warnings",
              "--experimental-websocket",
              file.toString());
      assertThat(((Json.Arr) Json.read(said.strip())).items()).hasSize(2);
    }
  }

  @Test
  void theFirstRequestOpensATable() throws Exception {
    Matcher curl =
        Pattern.compile("(curl -s localhost:8080/api/tables -d .*)")
            .matcher(Files.readString(PAGE));
    assertThat(curl.find()).isTrue();
    assumeThat(Path.of("/usr/bin/curl")).exists();
    try (TestServer server = TestServer.on(TestServer.sqlite(folder))) {
      String said = run("", "sh", "-c", curl.group(1).replace("8080", server.port() + ""));
      assertThat(((Json.Obj) Json.read(said)).fields())
          .containsOnlyKeys("table", "person", "token", "invite");
    }
  }

  private static String run(String loggia, String... command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(List.of(command)).redirectErrorStream(true);
    builder.environment().put("LOGGIA", loggia);
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(said).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    return said;
  }
}
