package org.loggia.server;

import java.util.Optional;
import org.loggia.server.http.Addresses;
import org.loggia.server.settings.Settings;

/** What the host reads when the doors are open. */
record Greeting(Settings settings, int port) {

  String text() {
    StringBuilder text = new StringBuilder();
    text.append("Loggia is open.\n");
    text.append("  here            http://localhost:").append(port).append('\n');
    Optional<String> far = forOthers();
    far.ifPresent(
        url ->
            text.append(settings.publicUrl() == null ? "  in your network " : "  for the world   ")
                .append(url)
                .append('\n'));
    text.append("  the log lies in ")
        .append(settings.db() == null ? settings.data().toAbsolutePath() : "the database")
        .append('\n');
    text.append("  to stop         Ctrl-C\n");
    if (System.console() != null && System.console().isTerminal()) {
      far.ifPresent(url -> text.append('\n').append(QrPicture.of(url)));
    }
    return text.toString();
  }

  private Optional<String> forOthers() {
    return Addresses.of(settings.publicUrl()).forOthers(port).stream().findFirst();
  }
}
