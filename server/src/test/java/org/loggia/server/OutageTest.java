package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong around the server is answered, and said once, with what was behind it. */
class OutageTest {
  private static final String WISH = "{\"title\":\"azul\",\"seats\":2,\"name\":\"A\"}";

  @TempDir Path folder;

  @Test
  void aBrokenLogIsSaidOnceWithItsCauseAndAnUploadThatStopsInOneLine() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder)) {
      String url = "jdbc:sqlite:" + folder.resolve("loggia.db");
      try (Connection connection = DriverManager.getConnection(url)) {
        connection.createStatement().execute("ALTER TABLE lobby RENAME TO elsewhere");
      }
      assertThat(post(server.port(), "Content-Length: " + WISH.length(), WISH))
          .startsWith("HTTP/1.1 503")
          .contains("table.log-broken");
      String[] lines =
          server.errors().lines().filter(line -> line.contains("ERROR")).toArray(String[]::new);
      assertThat(lines).hasSize(1);
      assertThat(lines[0]).contains("event=log.broken", "no such table");

      int before = (int) server.errors().lines().count();
      assertThat(post(server.port(), "Content-Length: 1000", "{\"title\""))
          .startsWith("HTTP/1.1 4");
      assertThat(server.errors().lines().skip(before))
          .singleElement()
          .satisfies(line -> assertThat(line).contains("event=request.aborted", "INFO"));
    }
  }

  private static String post(int port, String length, String body) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket
          .getOutputStream()
          .write(
              ("POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + length + "\r\n\r\n" + body)
                  .getBytes(StandardCharsets.US_ASCII));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aDatabaseThatIsGoneIsAnsweredAndComesBack() throws Exception {
    String real = Databases.emptyPostgres();
    URI address = URI.create(real.substring("jdbc:".length()));
    try (Line line = new Line(address.getHost(), address.getPort());
        TestServer server =
            TestServer.on(
                real.replace(
                    address.getHost() + ":" + address.getPort(), "localhost:" + line.port()));
        Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");
      line.cut();
      assertThat(server.get("/api/health").status()).isEqualTo(503);
      assertThat(server.post("/api/tables", WISH).text("clause")).isEqualTo("table.log-broken");
      assertThat(server.get("/api/tables").status()).isEqualTo(503);
      assertThat(server.get("/api/tables/aaaaaaaaaaaaaaaa").status()).isEqualTo(503);
      assertThat(anna.refused("start")).isEqualTo("table.log-broken");
      line.mend();
      while (server.get("/api/health").status() != 200) {
        // until the writer has found it again
      }
      anna.must("start");
    }
  }

  /** The line to the database, which can be cut. */
  private static final class Line implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0);
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean whole = true;

    Line(String host, int port) throws IOException {
      Thread.startVirtualThread(
          () -> {
            try {
              while (true) {
                Socket near = door.accept();
                if (!whole) {
                  near.close();
                  continue;
                }
                Socket far = new Socket(host, port);
                open.add(near);
                open.add(far);
                Thread.startVirtualThread(() -> carry(near, far));
                Thread.startVirtualThread(() -> carry(far, near));
              }
            } catch (IOException closed) {
              // the test is over
            }
          });
    }

    private static void carry(Socket from, Socket to) {
      try (from;
          to;
          InputStream in = from.getInputStream();
          OutputStream out = to.getOutputStream()) {
        in.transferTo(out);
      } catch (IOException cut) {
        // as it should be
      }
    }

    int port() {
      return door.getLocalPort();
    }

    void cut() throws IOException {
      whole = false;
      for (Socket socket : open) {
        socket.close();
      }
      open.clear();
    }

    void mend() {
      whole = true;
    }

    @Override
    public void close() throws IOException {
      cut();
      door.close();
    }
  }
}
