package org.loggia.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.server.LoggiaServer;
import org.loggia.server.settings.Settings;

/** The real server with a log of its own, and a real browser to visit it. */
final class Loggia implements AutoCloseable {
  private static final Path SCREENSHOTS = Path.of("target", "screenshots");

  private final LoggiaServer server;
  private final Playwright playwright =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  private final Browser browser =
      playwright
          .chromium()
          .launch(
              new BrowserType.LaunchOptions()
                  .setExecutablePath(Chromium.executable())
                  .setArgs(Chromium.QUIET));
  private final List<String> complaints = new ArrayList<>();

  Loggia(Path data) {
    // A test clicks faster than any person, so nobody is slowed down here.
    Settings settings = new Settings(0, data, null, null, false);
    server = LoggiaServer.start(settings, LoggiaServer.Habits.STANDARD);
  }

  /** Somebody with a browser of their own, at a screen of this size. */
  Visitor visitor(int width, int height) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setLocale("en-GB")
                .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE));
    Page page = context.newPage();
    page.onPageError(complaints::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") && !message.text().contains("net::")) {
            complaints.add(message.text());
          }
        });
    page.navigate(url(""));
    return new Visitor(page, this);
  }

  String url(String rest) {
    return "http://localhost:" + server.port() + "/" + rest;
  }

  static Path screenshot(String name) {
    return SCREENSHOTS.resolve(name + ".png");
  }

  /** What pages complained of so far: errors, and what the Content-Security-Policy forbade. */
  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    playwright.close();
    server.close();
  }
}
