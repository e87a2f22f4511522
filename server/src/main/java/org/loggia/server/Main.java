package org.loggia.server;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.util.List;
import org.loggia.server.LoggiaServer.Habits;
import org.loggia.server.settings.Settings;
import org.loggia.server.settings.WrongSetting;

/** Starts the server from the command line, and says in one sentence why it cannot. */
public final class Main {
  private static final int FAULT = 1;
  private static final int WRONG_SETTING = 2;

  private Main() {}

  public static void main(String[] arguments) {
    if (List.of(arguments).contains("--help")) {
      System.out.print(Settings.help());
      return;
    }
    try {
      Settings settings = Settings.read(List.of(arguments), System.getenv());
      if (settings.db() == null) {
        Files.createDirectories(settings.data());
      }
      LoggiaServer server = LoggiaServer.start(settings, Habits.STANDARD);
      Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
      System.out.print(new Greeting(settings, server.port()).text());
      System.out.flush();
    } catch (WrongSetting wrong) {
      fail(WRONG_SETTING, wrong.sentence());
    } catch (IOException | RuntimeException failed) {
      fail(FAULT, sentence(failed));
    }
  }

  private static String sentence(Exception failed) {
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException
          || String.valueOf(cause.getMessage()).contains("Address already in use")) {
        return "That port is in use already: choose another one with --port.";
      }
    }
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return "The server cannot start: " + String.valueOf(root.getMessage()).strip();
  }

  private static void fail(int code, String sentence) {
    System.err.println(sentence);
    System.exit(code);
  }
}
