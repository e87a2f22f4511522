package org.loggia.lab.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.loggia.core.json.Json;

/** A server in a process of its own, with its data in a folder that outlives it. */
final class Watched implements AutoCloseable {
  private static final Pattern PORT = Pattern.compile("http://localhost:(\\d+)");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Process process;
  private final int port;
  private final HttpClient http;

  private Watched(Process process, int port) {
    this.process = process;
    this.port = port;
    this.http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  /**
   * @param before what stands before the java command: {@code taskset -c 0}, or nothing
   */
  static Watched start(Path jar, Path data, List<String> before) throws IOException {
    return start(jar, data, before, List.of("--rate-limits", "off"));
  }

  /**
   * @param settings how the server is set up
   */
  static Watched start(Path jar, Path data, List<String> before, List<String> settings)
      throws IOException {
    List<String> command = new ArrayList<>(before);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The same options of the Java machine as for everybody's server; the launcher says which.
    for (String option : System.getProperty("loggia.server.options", "").split(" ")) {
      if (!option.isEmpty()) {
        command.add(option);
      }
    }
    command.addAll(List.of("-jar", jar.toString(), "--port", "0"));
    command.addAll(settings);
    command.addAll(List.of("--data", data.toString()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    int port = 0;
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher matcher = PORT.matcher(line);
      if (matcher.find()) {
        port = Integer.parseInt(matcher.group(1));
      }
      if (line.contains("to stop")) {
        return new Watched(process, port);
      }
    }
    throw new IOException("the server did not start");
  }

  int port() {
    return port;
  }

  Json.Obj post(String path, String body) throws IOException, InterruptedException {
    return post(path, body, "127.0.0.1");
  }

  /**
   * @param forwarded for whom we ask, as a proxy writes it
   */
  Json.Obj post(String path, String body, String forwarded)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("X-Forwarded-For", forwarded)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IOException(path + ": " + answer.body());
    }
    return (Json.Obj) Json.read(answer.body());
  }

  /** Whether it says that it is well, within a few seconds. */
  boolean isWell(String forwarded) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/api/health"))
            .header("X-Forwarded-For", forwarded)
            .timeout(PATIENCE)
            .build();
    try {
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException noAnswer) {
      return false;
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Memory in megabytes as the system counts it, or -1 where it does not say. */
  long resident() {
    try {
      Matcher matcher =
          RESIDENT.matcher(Files.readString(Path.of("/proc/" + process.pid() + "/status")));
      return matcher.find() ? Long.parseLong(matcher.group(1)) / 1024 : -1;
    } catch (IOException elsewhere) {
      return -1;
    }
  }

  /** CPU time of the server so far, in seconds. */
  double cpuSeconds() {
    return cpuSeconds(process.toHandle());
  }

  static double cpuSeconds(ProcessHandle process) {
    return process.info().totalCpuDuration().map(time -> time.toMillis() / 1000.0).orElse(0.0);
  }

  /** SIGKILL. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
