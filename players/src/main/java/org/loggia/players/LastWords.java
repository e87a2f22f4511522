package org.loggia.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The last line that a program complained on its error stream before it died. */
final class LastWords {
  private static final int LONGEST = 200;
  private static final Duration MOMENT = Duration.ofMillis(500);

  private final Thread listener;
  private volatile String text = "";

  LastWords(Process process) {
    listener = Thread.ofPlatform().daemon().start(() -> listen(process));
  }

  private void listen(Process process) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      String line;
      while ((line = reader.readLine()) != null) {
        if (!line.isBlank()) {
          text = line.strip().substring(0, Math.min(LONGEST, line.strip().length()));
        }
      }
    } catch (IOException silenced) {
      return; // what it said before stands
    }
  }

  /** Asked when the program has ended; what is still on its way is waited for. */
  String text() throws InterruptedException {
    listener.join(MOMENT);
    return text;
  }
}
