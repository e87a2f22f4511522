package org.loggia.browser;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.loggia.core.json.Json;

/**
 * The compiled rules, run by Node. One process answers many questions: what it has once compiled to
 * machine code stays warm.
 */
final class Node implements AutoCloseable {
  private final Process process;
  private final BufferedWriter questions;
  private final BufferedReader answers;

  Node() throws IOException {
    String module = System.getProperty("loggia.module", "target/js/loggia.mjs");
    process =
        new ProcessBuilder("node", "src/test/node/serve.mjs", module)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    questions = process.outputWriter();
    answers = process.inputReader();
  }

  /** What the exported function answers. When it throws, so does this, with what it said. */
  synchronized String ask(String function, String title, int... numbers) throws IOException {
    List<Json> question = new ArrayList<>(List.of(Json.of(function), Json.of(title)));
    for (int number : numbers) {
      question.add(Json.of(number));
    }
    questions.write(Json.arr(question).write());
    questions.newLine();
    questions.flush();
    String line = answers.readLine();
    if (line == null) {
      throw new IllegalStateException("Node gave up over " + question);
    }
    Json.Obj answer = (Json.Obj) Json.read(line);
    if (answer.get("answer") instanceof Json.Text(String text)) {
      return text;
    }
    throw new IllegalStateException(question + ": " + line);
  }

  @Override
  public void close() throws IOException {
    questions.close();
    process.destroy();
  }
}
