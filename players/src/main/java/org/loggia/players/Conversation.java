package org.loggia.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines to and from a program. Reading and writing happen on threads of their own, because a
 * program may neither read nor write and yet live; nobody waits for it longer than asked.
 */
final class Conversation implements AutoCloseable {
  /** A move is shorter; who writes on and on is not listened to. */
  private static final int LONGEST_LINE = 10_000;

  private static final int MOST_LINES = 16;
  private static final long MOMENT_MILLIS = 1_000;

  private final Process process;
  private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(MOST_LINES);
  private final LastWords lastWords;

  /** A line, or that there will be none any more. */
  private sealed interface Heard {
    record Line(String text) implements Heard {}

    record TooLong() implements Heard {}

    record End() implements Heard {}
  }

  private Conversation(Process process) {
    this.process = process;
    this.lastWords = new LastWords(process);
  }

  static Conversation begin(String command) throws IOException {
    boolean windows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    ProcessBuilder builder =
        windows
            ? new ProcessBuilder("cmd", "/c", command)
            : new ProcessBuilder("sh", "-c", command);
    Conversation conversation = new Conversation(builder.start());
    Thread.ofPlatform().daemon().start(conversation::listen);
    return conversation;
  }

  private void listen() {
    try (Reader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      StringBuilder line = new StringBuilder();
      int next;
      while ((next = reader.read()) >= 0) {
        if (next == '\n') {
          heard.put(new Heard.Line(line.toString().strip()));
          line.setLength(0);
        } else if (line.length() < LONGEST_LINE) {
          line.append((char) next);
        } else {
          heard.put(new Heard.TooLong());
          return;
        }
      }
      heard.put(new Heard.End());
    } catch (IOException e) {
      heard.offer(new Heard.End());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The line that answers this one.
   *
   * @throws BotFault if none comes in time
   */
  String ask(String question, long millis) {
    Thread.ofPlatform().daemon().start(() -> say(question));
    try {
      Heard answer = heard.poll(millis, TimeUnit.MILLISECONDS);
      return switch (answer) {
        case null -> throw new BotFault("did not answer within " + millis + " ms");
        case Heard.Line(String text) -> text;
        case Heard.TooLong() -> throw new BotFault("answered an endless line");
        case Heard.End() -> throw new BotFault(ending());
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BotFault("was interrupted");
    }
  }

  private void say(String question) {
    try {
      OutputStream out = process.getOutputStream();
      out.write((question + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException goneAlready) {
      heard.offer(new Heard.End());
    }
  }

  private String ending() throws InterruptedException {
    String how =
        process.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)
            ? "crashed (exit code " + process.exitValue() + ")"
            : "stopped talking";
    String words = lastWords.text();
    return words.isEmpty() ? how : how + ", saying: " + words;
  }

  /** The program and all it has started. */
  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
