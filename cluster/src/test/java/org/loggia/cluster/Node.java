package org.loggia.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.loggia.lab.Lab;

/** A node in a process of its own, as the launcher starts it. */
record Node(Process process, BufferedReader said) implements AutoCloseable {
  static Node start(List<String> java, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // What Hazelcast needs of the JDK was given to this process too.
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.matches("--(add|sun).*"))
        .forEach(command::add);
    command.addAll(java);
    command.addAll(List.of("-Xmx256m", "-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Lab.class.getName(), "node"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new Node(process, process.inputReader(StandardCharsets.UTF_8));
  }

  /** The next line with this in it, or what it said instead before it ended. */
  String line(String part) throws IOException {
    StringBuilder all = new StringBuilder();
    String line;
    while ((line = said.readLine()) != null) {
      if (line.contains(part)) {
        return line;
      }
      all.append(line).append('\n');
    }
    return all.toString();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
