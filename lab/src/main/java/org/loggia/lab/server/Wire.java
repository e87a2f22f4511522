package org.loggia.lab.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The least of a web socket: text frames over a plain socket. It must be cheap, for whoever
 * measures a server must not be the one who is slow.
 */
final class Wire implements AutoCloseable {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int SHORT = 126;
  private static final int LONG = 127;
  private static final int BUFFER = 2048;
  private static final int LAST = 0x80;
  private static final int PACKED = 0x40;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private long received;

  /**
   * @param packed whether to ask for compressed messages, as browsers do
   */
  Wire(int port, String table, boolean packed) throws IOException {
    this(port, table, packed, "127.0.0.1");
  }

  /**
   * @param forwarded for whom we ask, as a proxy writes it; a server that does not trust us does
   *     not care
   */
  Wire(int port, String table, boolean packed, String forwarded) throws IOException {
    this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    this.out = socket.getOutputStream();
    InputStream raw = new BufferedInputStream(socket.getInputStream(), BUFFER);
    this.in = new DataInputStream(raw);
    out.write(
        ("GET /api/tables/"
                + table
                + "/socket HTTP/1.1\r\nHost: localhost:"
                + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: bG9nZ2lhIGluIHRoZSBsYWI=\r\n"
                + "X-Forwarded-For: "
                + forwarded
                + "\r\n"
                + (packed ? "Sec-WebSocket-Extensions: permessage-deflate\r\n" : "")
                + "\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    if (!head.toString().startsWith("HTTP/1.1 101")) {
      socket.close();
      throw new IOException("no socket: " + head.substring(0, head.indexOf("\r")));
    }
  }

  void say(String text) throws IOException {
    send(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  private synchronized void send(int kind, byte[] payload) throws IOException {
    int extra = payload.length < SHORT ? 0 : 2;
    byte[] frame = new byte[payload.length + 6 + extra];
    frame[0] = (byte) (0x80 | kind);
    if (extra == 0) {
      frame[1] = (byte) (0x80 | payload.length);
    } else {
      frame[1] = (byte) (0x80 | SHORT);
      frame[2] = (byte) (payload.length >> 8);
      frame[3] = (byte) payload.length;
    }
    // A mask of zeros is as good as any to a server, and costs nothing.
    System.arraycopy(payload, 0, frame, 6 + extra, payload.length);
    out.write(frame);
  }

  /** The next message, or null when the other end has closed. */
  @Nullable String hear() throws IOException {
    byte[] message = {};
    boolean packed = false;
    while (true) {
      int first;
      try {
        first = in.readUnsignedByte();
      } catch (EOFException closed) {
        return null;
      }
      int length = in.readUnsignedByte();
      received += 2;
      if (length == SHORT) {
        length = in.readUnsignedShort();
        received += 2;
      } else if (length == LONG) {
        length = Math.toIntExact(in.readLong());
        received += 8;
      }
      byte[] payload = new byte[length];
      in.readFully(payload);
      received += length;
      switch (first & 0xF) {
        case PING -> send(PONG, payload);
        case PONG -> {}
        case CLOSE -> {
          return null;
        }
        default -> {
          packed |= (first & PACKED) != 0;
          message = message.length == 0 ? payload : joined(message, payload);
          if ((first & LAST) != 0) {
            return new String(packed ? unpacked(message) : message, StandardCharsets.UTF_8);
          }
        }
      }
    }
  }

  private static byte[] unpacked(byte[] message) throws IOException {
    // The sender leaves out these four bytes, which are always the same (RFC 7692).
    byte[] whole = joined(message, new byte[] {0, 0, -1, -1});
    try (InflaterInputStream in =
        new InflaterInputStream(new ByteArrayInputStream(whole), new Inflater(true))) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] part = new byte[BUFFER];
      // It never says that it is done: the next message would go on.
      while (in.available() > 0) {
        int length;
        try {
          length = in.read(part);
        } catch (EOFException all) {
          break;
        }
        out.write(part, 0, Math.max(length, 0));
      }
      return out.toByteArray();
    }
  }

  private static byte[] joined(byte[] one, byte[] other) {
    byte[] both = new byte[one.length + other.length];
    System.arraycopy(one, 0, both, 0, one.length);
    System.arraycopy(other, 0, both, one.length, other.length);
    return both;
  }

  /** Whoever waits longer than this for the other end gives up. */
  Wire impatient(int millis) throws IOException {
    socket.setSoTimeout(millis);
    return this;
  }

  /** Bytes that came over the wire so far, frames and all. */
  long received() {
    return received;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
