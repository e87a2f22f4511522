package org.loggia.lab.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;

/**
 * Somebody who means no good, with a few addresses of their own: plain sockets, because no library
 * would say what they say.
 */
final class Assailant {
  private static final int ADDRESSES = 4;
  private static final int PATIENCE_MILLIS = 10_000;
  private static final int LONGEST_ANSWER = 4 << 20;

  private final int port;
  private final int number;
  private final long end;
  private final long nanosBetween;
  private final AtomicInteger attempts = new AtomicInteger();
  private final AtomicInteger turnedAway = new AtomicInteger();
  private final AtomicInteger cut = new AtomicInteger();
  private int turn;
  private long next = System.nanoTime();

  /**
   * @param number which of them; each comes from a network of their own
   * @param end when to stop, by {@link System#nanoTime()}
   * @param perSecond how often they try
   */
  Assailant(int port, int number, long end, int perSecond) {
    this.port = port;
    this.number = number;
    this.end = end;
    this.nanosBetween = 1_000_000_000L / perSecond;
  }

  /** Waits for the next try; false when the time is over. */
  boolean goesOn() {
    long now = System.nanoTime();
    next = Math.max(next + nanosBetween, now - nanosBetween);
    for (long wait = next - now; wait > 0; wait = next - System.nanoTime()) {
      LockSupport.parkNanos(wait);
    }
    attempts.incrementAndGet();
    return System.nanoTime() < end;
  }

  int attempts() {
    return attempts.get();
  }

  int turnedAway() {
    return turnedAway.get();
  }

  int cut() {
    return cut.get();
  }

  /** One of their addresses, as a proxy writes it behind what they made up themselves. */
  String forwarded() {
    return "6.6." + (attempts.get() & 0xFF) + "." + number + ", 198.51." + number + "." + turn();
  }

  private int turn() {
    turn = (turn + 1) % ADDRESSES;
    return turn + 1;
  }

  private String head(String method, String path, String host, String more) {
    return method
        + " "
        + path
        + " HTTP/1.1\r\nHost: "
        + host
        + "\r\nX-Forwarded-For: "
        + forwarded()
        + "\r\nConnection: close\r\n"
        + more
        + "\r\n";
  }

  /** The status of the answer. */
  int get(String path) throws IOException {
    return get(path, "localhost:" + port);
  }

  int get(String path, String host) throws IOException {
    return status(answer(head("GET", path, host, "")));
  }

  int post(String path, String body) throws IOException {
    return status(answer(posted(path, body)));
  }

  /** The body of the answer, or an empty object if it was no yes. */
  Json.Obj ask(String path, String body) throws IOException {
    String answer = answer(posted(path, body));
    if (status(answer) != 200) {
      return Json.obj();
    }
    return (Json.Obj) Json.read(answer.substring(answer.indexOf("\r\n\r\n") + 4).strip());
  }

  private String posted(String path, String body) {
    return head("POST", path, "localhost:" + port, "Content-Length: " + body.length() + "\r\n")
        + body;
  }

  private int status(String answer) {
    int status = answer.length() < 12 ? 0 : Integer.parseInt(answer.substring(9, 12));
    if (status == 0) {
      cut.incrementAndGet();
    } else if (status >= 400) {
      turnedAway.incrementAndGet();
    }
    return status;
  }

  private String answer(String request) throws IOException {
    try (Socket socket = open()) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      ByteArrayOutputStream answer = new ByteArrayOutputStream();
      InputStream in = socket.getInputStream();
      byte[] part = new byte[8192];
      for (int length = in.read(part);
          length > 0 && answer.size() < LONGEST_ANSWER;
          length = in.read(part)) {
        answer.write(part, 0, length);
      }
      return answer.toString(StandardCharsets.UTF_8);
    }
  }

  /** Sends a beginning and hangs up, or stays and says no more. */
  Socket begin(String path, int announced, int sent) throws IOException {
    Socket socket = open();
    OutputStream out = socket.getOutputStream();
    out.write(
        (head("POST", path, "localhost:" + port, "Content-Length: " + announced + "\r\n")
                + " ".repeat(sent))
            .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private Socket open() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  /** A table's socket, from one of their addresses. */
  Wire wire(String table) throws IOException {
    return new Wire(port, table, false, forwarded()).impatient(PATIENCE_MILLIS);
  }

  /** What somebody at a socket was told, or that they were shown out. */
  void told(@Nullable String message) {
    if (message == null) {
      cut.incrementAndGet();
    } else if (message.startsWith("{\"kind\":\"refused\"")) {
      turnedAway.incrementAndGet();
    }
  }

  /** The other end has hung up, which is an answer as good as any. */
  void wasCut() {
    cut.incrementAndGet();
  }

  /** A table of their own. */
  Json.Obj table(String title, String more) throws IOException {
    return ask(
        "/api/tables",
        "{\"title\":\"" + title + "\",\"seats\":2,\"name\":\"Mallory\"" + more + "}");
  }
}
