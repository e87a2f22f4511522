package org.loggia.browser;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The compiled gate, run by Node. */
final class Node {
  private Node() {}

  /** What the exported function answers. When it throws, so does this, with all that Node says. */
  static String ask(String question, String title, int... numbers)
      throws IOException, InterruptedException {
    String gate = System.getProperty("loggia.gate.module", "target/js/gate.mjs");
    List<String> command =
        new ArrayList<>(List.of("node", "src/test/node/ask.mjs", gate, question, title));
    for (int number : numbers) {
      command.add(Integer.toString(number));
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exitCode = process.waitFor();
    if (exitCode != 0) {
      throw new IllegalStateException(String.join(" ", command) + "\n" + answer);
    }
    return answer.strip();
  }
}
