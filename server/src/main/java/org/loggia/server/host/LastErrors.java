package org.loggia.server.host;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The last warnings and errors that were logged, a line each. They are written on as they were; we
 * only look over the shoulder of who writes.
 */
public final class LastErrors {
  /** Of all that this process logs, once somebody has let us listen. */
  public static final LastErrors OF_THIS_PROCESS = new LastErrors();

  private static final int MOST = 20;
  private static final int LONGEST = 400;

  private final ArrayDeque<String> lines = new ArrayDeque<>();
  private final AtomicLong count = new AtomicLong();

  /** A stream that writes to this one, and lets us look. */
  public PrintStream listeningTo(PrintStream to) {
    return new PrintStream(new Shoulder(to), true, StandardCharsets.UTF_8);
  }

  private void line(String line) {
    if (line.contains(" ERROR ") || line.contains(" WARN ")) {
      count.incrementAndGet();
      synchronized (lines) {
        lines.addFirst(line);
        if (lines.size() > MOST) {
          lines.removeLast();
        }
      }
    }
  }

  /** The newest first. */
  public List<String> lines() {
    synchronized (lines) {
      return new ArrayList<>(lines);
    }
  }

  /** How many there were since the start. */
  public long count() {
    return count.get();
  }

  private final class Shoulder extends OutputStream {
    private final PrintStream to;
    private final byte[] line = new byte[LONGEST];
    private int length;

    Shoulder(PrintStream to) {
      this.to = to;
    }

    @Override
    public synchronized void write(int b) {
      to.write(b);
      look((byte) b);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int many) {
      to.write(bytes, from, many);
      for (int i = from; i < from + many; i++) {
        look(bytes[i]);
      }
    }

    private void look(byte b) {
      if (b == '\n') {
        line(new String(line, 0, length, StandardCharsets.UTF_8));
        length = 0;
      } else if (length < LONGEST) {
        line[length++] = b;
      }
    }

    @Override
    public void flush() {
      to.flush();
    }
  }
}
