package org.loggia.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The machine's own Chromium, and the site it looks at. */
final class Chromium implements AutoCloseable {
  /** Leads to this machine like the names that home networks have, and is no secure context. */
  static final String NAME_IN_THE_NETWORK = "box.lan";

  private static final List<String> QUIET =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--host-resolver-rules=MAP " + NAME_IN_THE_NETWORK + " 127.0.0.1");

  /** One driver for all tests of this JVM: unpacking it takes longer than many a test. */
  private static final Playwright DRIVER =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(DRIVER::close));
  }

  private final Site site = new Site();
  private final Browser browser = launch();

  Chromium() throws IOException {}

  static Browser launch() {
    return DRIVER
        .chromium()
        .launch(new BrowserType.LaunchOptions().setExecutablePath(executable()).setArgs(QUIET));
  }

  /** A visitor with a shelf of their own. */
  BrowserContext visitor() {
    return browser.newContext();
  }

  /** The page with nothing but the worker. */
  Page selfTest(BrowserContext visitor) {
    Page page = visitor.newPage();
    page.navigate(site.url("selftest.html"));
    page.waitForFunction("() => window.loggia");
    return page;
  }

  String version() {
    return browser.version();
  }

  /** As ./loggia found it, or wherever it usually is. */
  private static Path executable() {
    String named = System.getenv("LOGGIA_CHROMIUM");
    return Stream.of(
            named == null ? "" : named,
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
        .filter(path -> !path.isEmpty())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no Chromium: set LOGGIA_CHROMIUM"));
  }

  @Override
  public void close() {
    browser.close();
    site.close();
  }
}
