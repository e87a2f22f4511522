package org.loggia.server.keeping;

import java.io.IOException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.SocketTimeoutException;
import java.net.URI;
import org.loggia.server.log.Unusable;
import org.loggia.server.settings.Settings;

/** The question that whoever watches over a container asks: is the server well? */
final class Health {
  private static final int PATIENCE_MILLIS = 8_000;

  private Health() {}

  static String ask(Settings settings) throws IOException {
    String bind = settings.bind();
    String host = bind == null ? "localhost" : bind.contains(":") ? "[" + bind + "]" : bind;
    URI question = URI.create("http://" + host + ":" + settings.port() + "/api/health");
    HttpURLConnection connection = (HttpURLConnection) question.toURL().openConnection();
    connection.setConnectTimeout(PATIENCE_MILLIS);
    connection.setReadTimeout(PATIENCE_MILLIS);
    try {
      int status = connection.getResponseCode();
      if (status != HttpURLConnection.HTTP_OK) {
        throw new Unusable("The server is not well: it answers " + status + ".", null);
      }
      return "The server is well.";
    } catch (ConnectException | SocketTimeoutException silent) {
      throw new Unusable("No server answers at " + question + ".", silent);
    } finally {
      connection.disconnect();
    }
  }
}
