package org.loggia.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A web socket that does nothing by itself: it reads nothing and answers no ping. */
final class RawSocket implements AutoCloseable {
  private final Socket socket = new Socket();
  private boolean cut;

  RawSocket(int port, String table) throws IOException {
    socket.setReceiveBufferSize(4096);
    socket.connect(new InetSocketAddress("localhost", port));
    OutputStream out = socket.getOutputStream();
    out.write(
        ("GET /api/tables/"
                + table
                + "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    InputStream in = socket.getInputStream();
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        throw new IOException(head.toString());
      }
      head.append((char) next);
    }
    if (head.indexOf(" 101 ") < 0) {
      throw new IOException(head.toString());
    }
  }

  /** Says it, unless the other end has hung up; that is found out by saying on. */
  void say(String text) {
    try {
      socket.getOutputStream().write(frame(text));
    } catch (IOException gone) {
      cut = true;
    }
  }

  boolean isCut() {
    return cut;
  }

  InputStream in() throws IOException {
    return socket.getInputStream();
  }

  OutputStream out() throws IOException {
    return socket.getOutputStream();
  }

  /** A masked text frame, with a mask of zeros. */
  static byte[] frame(String text) {
    byte[] payload = text.getBytes(StandardCharsets.UTF_8);
    byte[] frame = new byte[payload.length + 6];
    frame[0] = (byte) 0x81;
    frame[1] = (byte) (0x80 | payload.length);
    System.arraycopy(payload, 0, frame, 6, payload.length);
    return frame;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
