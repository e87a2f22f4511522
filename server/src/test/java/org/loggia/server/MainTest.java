package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.server.settings.Settings;
import org.loggia.server.settings.WrongSetting;

class MainTest {
  @TempDir Path folder;

  @Test
  void settingsComeFromTheEnvironmentAndTheCommandLineWins() {
    Settings settings =
        Settings.read(
            List.of("--port", "9000", "--public-url=https://play.example.org"),
            Map.of("LOGGIA_PORT", "7000", "LOGGIA_DATA", "/srv/loggia", "PATH", "/bin"));

    assertThat(settings.port()).isEqualTo(9000);
    assertThat(settings.data()).isEqualTo(Path.of("/srv/loggia"));
    assertThat(settings.publicUrl()).hasHost("play.example.org");
    assertThat(settings.jdbcUrl()).isEqualTo("jdbc:sqlite:/srv/loggia/loggia.db");
  }

  @Test
  void whatIsNotUnderstoodIsSaidInOneSentence() {
    assertWrong("There is no setting \"--prot\"", "--prot", "1");
    assertWrong("There is no setting \"8080\"", "8080");
    assertWrong("The setting --port needs a value.", "--port");
    assertWrong("The port must be a number", "--port", "70000");
    assertWrong("The database must begin with", "--db", "mysql://x");
    assertWrong("The trusted proxies are", "--trusted-proxies", "10.0.0.0/8,nonsense");
    assertWrong("The trusted proxies are", "--trusted-proxies", "10.0.0.0/33");
    assertWrong("The public URL must look like", "--public-url", "play");
    assertWrong("The setting rate-limits is on or off", "--rate-limits", "sometimes");
    assertThatThrownBy(() -> Settings.read(List.of(), Map.of("LOGGIA_PROT", "1")))
        .isInstanceOf(WrongSetting.class)
        .hasMessageContaining("LOGGIA_PROT");
    assertThatThrownBy(() -> Settings.read(List.of(), Map.of("LOGGIA_PORT", "many")))
        .isInstanceOf(WrongSetting.class)
        .hasMessageStartingWith("The port must be a number");
  }

  @Test
  void whoAsksForHelpReadsEverySetting() throws Exception {
    Process asked = ServerProcess.launch(folder.resolve("errors"), "--help");
    String help = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(asked.waitFor()).isZero();
    assertThat(help)
        .contains("--port=N", "(default: 8080)", "--data=DIR", "--db=URL", "--public-url=URL")
        .contains("--bind=ADDRESS", "--trusted-proxies=LIST", "--allow-host=LIST")
        .contains("--rate-limits=on|off", "LOGGIA_PUBLIC_URL", "--begin=on|off", "--keep-over=DAYS")
        .contains("backup FILE", "restore FILE", "move URL", "forget TABLE [NAME]", "site FOLDER");
  }

  @Test
  void theVersionIsThatOfTheBuild() throws Exception {
    Process asked = ServerProcess.launch(folder.resolve("errors"), "--version");
    String said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String version = said.strip().replace("Loggia ", "");

    assertThat(version).matches("\\d+\\.\\d+\\.\\d+");
    assertThat(Files.readString(Path.of("..", "pom.xml")))
        .contains("<version>" + version + "-SNAPSHOT</version>");
    assertThat(Files.readString(Path.of("..", "CHANGELOG.md"))).contains("## " + version + "\n");
  }

  @Test
  void aCommandThatDoesNotExistOrMissesSomethingIsSaid() throws Exception {
    assertThat(refusal("bakup", "x")).startsWith("There is no command \"bakup\"");
    assertThat(refusal("backup")).startsWith("It is called so: backup FILE");
    assertThat(refusal("restore", "a", "b")).startsWith("It is called so: restore FILE");
    assertThat(refusal("--keep-over", "soon")).contains("a number of days from 1 to 36500");
    assertThat(refusal("--begin", "maybe")).isEqualTo("The setting begin is on or off.");
  }

  private String refusal(String... arguments) throws Exception {
    Path errors = folder.resolve("errors");
    assertThat(ServerProcess.launch(errors, arguments).waitFor()).isEqualTo(2);
    return Files.readString(errors).strip();
  }

  @Test
  void healthIsAskedFromTheCommandLine() throws Exception {
    Path errors = folder.resolve("errors");
    int port;
    try (ServerProcess server = ServerProcess.start(folder.resolve("one"))) {
      port = server.port();
      assertThat(ServerProcess.launch(errors, "health", "--port", "" + port).waitFor()).isZero();
    }
    assertThat(ServerProcess.launch(errors, "health", "--port", "" + port).waitFor()).isOne();
    assertThat(Files.readString(errors)).startsWith("No server answers at http://localhost:");
  }

  @Test
  void aPublicUrlTrustsTheProxyOnThisMachineUnlessOthersAreNamed() {
    assertThat(Settings.read(List.of(), Map.of()).trustedProxies()).isEmpty();
    List<String> url = List.of("--public-url", "https://play.example.org");
    assertThat(Settings.read(url, Map.of()).trustedProxies()).isNotEmpty();
    Settings named =
        Settings.read(
            url,
            Map.of(
                "LOGGIA_TRUSTED_PROXIES", "10.0.0.0/8",
                "LOGGIA_BIND", "127.0.0.1",
                "LOGGIA_ALLOW_HOST", "a.example, b.example"));
    assertThat(named.trustedProxies()).hasSize(1);
    assertThat(named.bind()).isEqualTo("127.0.0.1");
    assertThat(named.allowedHosts()).containsExactly("a.example", "b.example");
  }

  private static void assertWrong(String beginning, String... arguments) {
    assertThatThrownBy(() -> Settings.read(List.of(arguments), Map.of()))
        .isInstanceOf(WrongSetting.class)
        .hasMessageStartingWith(beginning);
  }

  @Test
  void aPortInUseIsSaidInOneSentenceAndATermSignalStopsCleanly() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("one"))) {
      assertThat(server.greeting()).contains("http://localhost:" + server.port(), "to stop");
      Path errors = folder.resolve("errors");
      Process second =
          ServerProcess.launch(
              errors,
              "--port",
              Integer.toString(server.port()),
              "--data",
              folder.resolve("two").toString());
      assertThat(second.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(second.exitValue()).isEqualTo(1);
      assertThat(Files.readString(errors).strip())
          .isEqualTo("That port is in use already: choose another one with --port.");
      assertThat(server.stop()).isEqualTo(143);
      assertThat(server.errors()).isEmpty();
    }
  }
}
