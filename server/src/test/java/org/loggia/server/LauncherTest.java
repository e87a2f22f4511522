package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How ./loggia keeps a server running. */
class LauncherTest {
  private static final Path LAUNCHER = Path.of("..", "loggia");

  @TempDir Path folder;

  private Process launcher(String command) throws IOException {
    // Everything but its last line, which would start something.
    String functions = Files.readString(LAUNCHER);
    functions = functions.substring(0, functions.lastIndexOf("main \"$@\""));
    Path script = Files.writeString(folder.resolve("script"), functions + command + "\n");
    return new ProcessBuilder("bash", script.toString()).redirectErrorStream(true).start();
  }

  private static String said(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void aServerThatRanOutOfMemoryIsStartedAgain() throws Exception {
    Path starts = folder.resolve("starts");
    Path server =
        Files.writeString(
            folder.resolve("server"),
            "echo x >>%s; [ $(wc -l <%s) -ge 3 ] || exit 3; exit 7".formatted(starts, starts));
    Process launcher = launcher("echo $server_options; keep_running bash " + server);

    assertThat(said(launcher)).contains("-XX:+ExitOnOutOfMemoryError", "started again");
    assertThat(launcher.waitFor()).isEqualTo(7);
    assertThat(Files.readString(starts)).isEqualTo("x\nx\nx\n");
  }

  @Test
  void whoStopsTheLauncherStopsTheServer() throws Exception {
    Path server =
        Files.writeString(
            folder.resolve("server"),
            "trap 'exit 143' TERM; echo here; while :; do sleep 0.2; done");
    Process launcher = launcher("keep_running bash " + server);
    assertThat(launcher.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("here");
    launcher.destroy();

    assertThat(launcher.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(launcher.exitValue()).isEqualTo(143);
  }
}
