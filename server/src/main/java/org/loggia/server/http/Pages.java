package org.loggia.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The web client, as packed into the jar under /web. Every address without a file of its own is the
 * client's first page, which reads the address itself.
 */
final class Pages {
  private static final String FOLDER = "/web";
  private static final Pattern PLAIN = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");
  private static final Pattern WORKER = Pattern.compile("(/.*)?/worker[^/]*\\.m?js");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json"));

  /** Until the client is packed in. */
  private static final String PLAIN_PAGE =
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
      """;

  /** A file of the client as it is sent. */
  private record Page(byte[] bytes, String type, String tag) {}

  private final Map<String, Optional<Page>> pages = new ConcurrentHashMap<>();
  private final Page first;

  Pages() {
    this.first =
        load("/index.html")
            .orElseGet(() -> page(PLAIN_PAGE.getBytes(StandardCharsets.UTF_8), "html"));
  }

  void serve(Context context) {
    String path = context.path();
    Page page = first;
    if (path.contains(".")) {
      Optional<Page> file =
          PLAIN.matcher(path).matches()
              ? pages.computeIfAbsent(path, Pages::load)
              : Optional.empty();
      if (file.isEmpty()) {
        pages.remove(path); // what is not there is not worth remembering
        context.status(404).contentType("text/plain").result("There is no such page.");
        return;
      }
      page = file.get();
    }
    if (WORKER.matcher(path).matches()) {
      Safety.allowWasm(context);
    }
    send(context, page, path.startsWith("/assets/"));
  }

  private static void send(Context context, Page page, boolean forever) {
    // Names under assets/ change with what is in them.
    context.header("Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
    context.header("ETag", page.tag);
    if (page.tag.equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    context.contentType(page.type).result(page.bytes);
  }

  private static Optional<Page> load(String path) {
    try (InputStream in = Pages.class.getResourceAsStream(FOLDER + path)) {
      return in == null
          ? Optional.empty()
          : Optional.of(page(in.readAllBytes(), path.substring(path.lastIndexOf('.') + 1)));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Page page(byte[] bytes, String ending) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    String type = TYPES.getOrDefault(ending, "application/octet-stream");
    return new Page(
        bytes, type, "\"" + Long.toHexString(crc.getValue()) + "-" + bytes.length + "\"");
  }
}
