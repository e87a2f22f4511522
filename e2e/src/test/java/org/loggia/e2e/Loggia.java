package org.loggia.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.server.LoggiaServer;
import org.loggia.server.settings.Settings;

/** The real server with a log of its own, and a real browser to visit it. */
final class Loggia implements AutoCloseable {
  private static final Path SCREENSHOTS = Path.of("target", "screenshots");

  private static final int PHONE = 600;

  /** Luck in a page comes from a number, so that a test plays the same games every time. */
  private static final String SEEDED =
      """
      {
        let state = %d;
        const next = () => {
          state = (state + 0x6d2b79f5) | 0;
          const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
          return (mixed ^ (mixed >>> 14)) >>> 0;
        };
        Math.random = () => next() / 2 ** 32;
        crypto.getRandomValues = (array) => {
          const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
          bytes.forEach((_, i) => (bytes[i] = next() >>> 24));
          return array;
        };
      }
      """;

  private final LoggiaServer server;
  private final Browser browser = Chromium.launch();
  private final List<String> complaints = new ArrayList<>();
  private int visitors;
  private boolean isUnplugged;

  Loggia(Path data) {
    // A test clicks faster than any person, so nobody is slowed down here.
    Settings settings =
        Settings.read(
            List.of("--port", "0", "--data", data.toString(), "--rate-limits", "off"), Map.of());
    server = LoggiaServer.start(settings, LoggiaServer.Habits.STANDARD.seeded(1));
  }

  /** Somebody with a browser of their own, at a screen of this size; a narrow one is a phone. */
  Visitor visitor(int width, int height) {
    return visitor(width, height, "");
  }

  /** The same, with a script that runs before any of the page's own. */
  Visitor visitor(int width, int height, String script) {
    return visitor(width, height, script, url(""), ServiceWorkerPolicy.BLOCK);
  }

  /** A phone that finds this machine by its name in the network, over plain http. */
  Visitor phoneInTheNetwork(String path) {
    return visitor(
        360,
        740,
        "",
        "http://" + Chromium.NAME_IN_THE_NETWORK + ":" + server.port() + "/" + path,
        ServiceWorkerPolicy.ALLOW);
  }

  /**
   * Somebody whose browser keeps the page for times without a network; those of the others need not
   * fetch all of it.
   */
  Visitor keeperOf(String address, int width, int height) {
    return visitor(width, height, "", address, ServiceWorkerPolicy.ALLOW);
  }

  private Visitor visitor(
      int width, int height, String script, String address, ServiceWorkerPolicy keeping) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(width < PHONE)
                .setLocale("en-GB")
                .setReducedMotion(ReducedMotion.REDUCE)
                .setServiceWorkers(keeping));
    context.addInitScript(SEEDED.formatted(++visitors));
    context.addInitScript(script);
    Page page = context.newPage();
    page.onPageError(complaints::add);
    page.onConsoleMessage(
        message -> {
          String text = message.text();
          // Over plain http this header does nothing, and Chromium says so on every page.
          boolean known = text.contains("net::") || text.contains("Cross-Origin-Opener-Policy");
          if (message.type().equals("error") && !known) {
            complaints.add(text);
          }
        });
    page.navigate(address);
    return new Visitor(page, width < PHONE);
  }

  /** As if the cable were pulled: nobody answers here any more. */
  void unplug() {
    if (!isUnplugged) {
      server.close();
      isUnplugged = true;
    }
  }

  String url(String rest) {
    return "http://localhost:" + server.port() + "/" + rest;
  }

  static Path screenshot(String name) {
    return SCREENSHOTS.resolve(name + ".png");
  }

  /** What pages complained of since the last visitors went: errors, and what the policy forbade. */
  List<String> complaints() {
    return complaints;
  }

  /** Closes all pages, with their workers. */
  void sendHome() {
    for (BrowserContext context : List.copyOf(browser.contexts())) {
      context.close();
    }
    complaints.clear();
    visitors = 0;
  }

  @Override
  public void close() {
    browser.close();
    unplug();
  }
}
