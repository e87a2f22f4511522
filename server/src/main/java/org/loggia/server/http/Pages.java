package org.loggia.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The web client, as packed into the jar under /web. Every address without a file of its own is the
 * client's first page, which reads the address itself.
 */
final class Pages {
  private static final String FOLDER = "/web";
  private static final Pattern WORKER = Pattern.compile("(/.*)?/worker[^/]*\\.m?js");

  /** Names under assets/ change with what is in them. */
  private static final String FOREVER = "public, max-age=31536000, immutable";

  /**
   * Javalin's tags are made of a file's time and size, and the time of all that is in our jar is
   * the same: by them a browser would take the first page of another version for this one's.
   */
  private static final String NEVER = "no-store";

  /** Files up to this are packed once, and kept. */
  private static final int LARGEST_PACKED = 8 << 20;

  /** Until the client is packed in. */
  private static final byte[] PLAIN_PAGE =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Loggia</title>
      <h1>Loggia</h1>
      <p>The tables are open. This build has no web client inside; programs can play by the
      interface that docs/API.md describes.</p>
      </html>
      """
          .getBytes(StandardCharsets.UTF_8);

  private Pages() {}

  static void add(JavalinConfig config) {
    config.routes.before(
        context -> {
          if (WORKER.matcher(context.path()).matches()) {
            Safety.allowWasm(context);
          }
        });
    add(config, "/assets", FOREVER);
    add(config, "/", NEVER);
    byte[] first = first();
    config.spaRoot.addHandler("/", context -> answer(context, first));
  }

  private static void add(JavalinConfig config, String path, String howLong) {
    String folder = path.equals("/") ? FOLDER : FOLDER + path;
    if (Pages.class.getResource(folder) != null) {
      config.staticFiles.add(
          files -> {
            files.hostedPath = path;
            files.directory = folder;
            files.location = Location.CLASSPATH;
            files.precompressMaxSize = LARGEST_PACKED;
            files.headers = Map.of("Cache-Control", howLong);
          });
    }
  }

  private static byte[] first() {
    try (InputStream page = Pages.class.getResourceAsStream(FOLDER + "/index.html")) {
      return page == null ? PLAIN_PAGE : page.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void answer(Context context, byte[] first) {
    if (context.path().contains(".")) {
      context.status(404).contentType(ContentType.TEXT_PLAIN).result("There is no such page.");
      return;
    }
    context.header("Cache-Control", NEVER).contentType("text/html; charset=utf-8").result(first);
  }
}
