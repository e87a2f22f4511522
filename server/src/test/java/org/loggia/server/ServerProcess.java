package org.loggia.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server as a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {
  private static final Pattern PORT = Pattern.compile("http://localhost:(\\d+)");

  private final Process process;
  private final int port;
  private final Path errors;
  private final String greeting;

  private ServerProcess(Process process, int port, Path errors, String greeting) {
    this.process = process;
    this.port = port;
    this.errors = errors;
    this.greeting = greeting;
  }

  static Process launch(Path errors, String... arguments) throws IOException {
    return new ProcessBuilder(command(arguments)).redirectError(errors.toFile()).start();
  }

  static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** Starts it and waits until it greets. */
  static ServerProcess start(Path data, String... more) throws IOException {
    Path errors = Files.createTempFile("loggia", ".log");
    List<String> arguments = new ArrayList<>(List.of("--port", "0", "--data", data.toString()));
    arguments.addAll(List.of(more));
    return greeted(launch(errors, arguments.toArray(String[]::new)), errors);
  }

  /** Waits until it greets. */
  static ServerProcess greeted(Process process, Path errors) throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    StringBuilder greeting = new StringBuilder();
    int port = 0;
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      greeting.append(line).append('\n');
      Matcher matcher = PORT.matcher(line);
      if (matcher.find()) {
        port = Integer.parseInt(matcher.group(1));
      }
      if (line.contains("to stop")) {
        return new ServerProcess(process, port, errors, greeting.toString());
      }
    }
    throw new AssertionError(Files.readString(errors));
  }

  int port() {
    return port;
  }

  String greeting() {
    return greeting;
  }

  /** Everything it wrote to standard error. */
  String errors() throws IOException {
    return Files.readString(errors);
  }

  /** SIGKILL: no goodbye, no flush. */
  void kill() {
    process.destroyForcibly();
    await();
  }

  /** SIGTERM: what a host does. */
  int stop() {
    process.destroy();
    return await();
  }

  private int await() {
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        throw new AssertionError("it does not stop");
      }
      return process.exitValue();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
