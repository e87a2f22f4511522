package org.loggia.server;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.host.LastErrors;
import org.loggia.server.keeping.Errand;
import org.loggia.server.log.Unusable;
import org.loggia.server.settings.Settings;
import org.loggia.server.settings.WrongSetting;

/** The server's command line: what cannot be done is said in one sentence. */
public final class Main {
  private static final int FAULT = 1;
  private static final int WRONG_SETTING = 2;

  private static final String RUN = "run";

  private Main() {}

  public static void main(String[] arguments) {
    System.setErr(LastErrors.OF_THIS_PROCESS.listeningTo(System.err));
    List<String> words = new ArrayList<>(List.of(arguments));
    if (words.contains("--help")) {
      System.out.print(help());
      return;
    }
    if (words.contains("--version")) {
      System.out.println("Loggia " + Release.version());
      return;
    }
    try {
      String word = words.isEmpty() || words.getFirst().startsWith("-") ? RUN : words.removeFirst();
      if (word.equals(RUN)) {
        open(Settings.read(words, System.getenv()));
      } else {
        System.out.println(Errand.run(word, words, System.getenv()));
      }
    } catch (WrongSetting wrong) {
      fail(WRONG_SETTING, wrong.sentence());
    } catch (IOException | RuntimeException failed) {
      fail(FAULT, sentence(failed));
    }
  }

  private static void open(Settings settings) {
    if (settings.db() == null && settings.begin()) {
      try {
        Files.createDirectories(settings.data());
      } catch (IOException failed) {
        throw Unusable.because(settings.data().toString(), failed);
      }
    }
    LoggiaServer server = LoggiaServer.start(settings, Habits.STANDARD);
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    System.out.print(new Greeting(settings, server.port()).text());
    System.out.flush();
  }

  private static String help() {
    return """
    Opens the tables (run, or nothing), or does something else first:

    %s
    Settings, the same for all of them:

    %s\
    """
        .formatted(Errand.help(), Settings.help());
  }

  private static String sentence(Exception failed) {
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof Unusable told) {
        return told.sentence();
      }
      if (cause instanceof BindException
          || String.valueOf(cause.getMessage()).contains("Address already in use")) {
        return "That port is in use already: choose another one with --port.";
      }
    }
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return "That did not work: " + String.valueOf(root.getMessage()).strip();
  }

  private static void fail(int code, String sentence) {
    System.err.println(sentence);
    System.exit(code);
  }
}
