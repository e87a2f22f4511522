package org.loggia.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import org.loggia.core.Answer;
import org.loggia.core.Refusal;

/**
 * Reads what is sent to us: not more than a route takes, not for longer than a slow line needs, and
 * all of it together within one bound of memory.
 */
final class Bodies {
  private static final int KILO = 1024;
  private static final int PART = 8 * KILO;

  private final Semaphore room;
  private final long longest;

  /**
   * @param kilobytes what all bodies that are being read may take together
   * @param longest how long reading one may take
   */
  Bodies(int kilobytes, Duration longest) {
    this.room = new Semaphore(kilobytes);
    this.longest = longest.toNanos();
  }

  /**
   * The text that was sent, or why we will not read it.
   *
   * @throws IOException if whoever sends it has stopped
   */
  Answer<String> read(Context context, int most) throws IOException {
    int length = context.contentLength();
    if (length > most) {
      return tooLarge(context, most);
    }
    int needed = 1 + (length < 0 ? most : length) / KILO;
    if (!room.tryAcquire(needed)) {
      return Answer.no(Refusal.of("limit.crowd-sends"));
    }
    try {
      return readAll(context, most);
    } finally {
      room.release(needed);
    }
  }

  private Answer<String> readAll(Context context, int most) throws IOException {
    long end = System.nanoTime() + longest;
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] part = new byte[PART];
    InputStream in = context.req().getInputStream();
    for (int length = in.read(part); length >= 0; length = in.read(part)) {
      all.write(part, 0, length);
      if (all.size() > most) {
        return tooLarge(context, most);
      }
      if (System.nanoTime() > end) {
        context.header("Connection", "close");
        return Answer.no(Refusal.of("limit.too-slow"));
      }
    }
    return Answer.yes(all.toString(StandardCharsets.UTF_8));
  }

  /** What is still under way is not waited for. */
  private static Answer<String> tooLarge(Context context, int most) {
    context.header("Connection", "close");
    return Answer.no(Refusal.of("limit.too-large").with("most", most));
  }
}
