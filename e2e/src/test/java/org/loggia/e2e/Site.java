package org.loggia.e2e;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The built client on a port of this machine, with the headers that a careful host would send. */
final class Site implements AutoCloseable {
  private static final String PAGES =
      "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self'; worker-src 'self'";

  /** The loader of the WebAssembly module builds small functions from text. */
  private static final String WORKER = "default-src 'self'; script-src 'self' 'unsafe-eval'";

  private final Path folder;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  Site() throws IOException {
    folder = Path.of(System.getProperty("loggia.dist", "../web/target/dist")).toRealPath();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  String url(String page) {
    return "http://localhost:" + server.getAddress().getPort() + "/" + page;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = folder.resolve(path.substring(1)).normalize();
      if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] bytes = Files.readAllBytes(file);
      exchange.getResponseHeaders().set("Content-Type", typeOf(path));
      exchange
          .getResponseHeaders()
          .set("Content-Security-Policy", path.contains("worker") ? WORKER : PAGES);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private static String typeOf(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "html" -> "text/html; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "wasm" -> "application/wasm";
      default -> "application/octet-stream";
    };
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
