package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.server.site.StaticSite;

/** The client on a plain server of files that knows nothing of us, in a folder of its own. */
class StaticSiteTest {
  private static final String PATH = "/shelf/loggia/";

  @TempDir private Path folder;
  private Path files;
  private HttpServer host;
  private Loggia loggia;

  @BeforeEach
  void open() throws IOException {
    files = folder.resolve("site");
    StaticSite.write(files);
    host = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    host.createContext(PATH, SimpleFileServer.createFileHandler(files.toAbsolutePath()));
    host.start();
    loggia = new Loggia(Files.createDirectory(folder.resolve("data")));
  }

  @AfterEach
  void close() {
    loggia.close();
    host.stop(0);
  }

  private Visitor visitor(int width) {
    return loggia.keeperOf(
        "http://localhost:" + host.getAddress().getPort() + PATH, width, width < 600 ? 740 : 900);
  }

  @Test
  void aWholeGameIsPlayedUnderASubPath() {
    Visitor visitor = visitor(1280);
    visitor.sees("There is no Loggia server within reach.");
    visitor.picture("static-site");
    assertThat(visitor.button("Play with friends").count()).as("needs a server").isZero();
    visitor.shareTheScreen("Azul");
    visitor.useWords();

    assertThat(visitor.sayAllMoves()).isGreaterThan(20);
    assertThat(loggia.complaints()).allMatch(complaint -> complaint.contains("404"));
  }

  @Test
  void onAPhoneAGameAgainstABotGoesOnWithoutItsHostAndTablesOfServersSayWhatTheyMiss() {
    Visitor visitor = visitor(360);
    visitor.keepsThePage();
    host.stop(0);
    visitor.page.reload();
    visitor.playNow("Bossa");
    visitor.useWords();
    assertThat(visitor.sayAllMoves()).isGreaterThan(1);
    visitor.goTo(visitor.page.url().replaceAll("#.*", "") + "#/table/abcdefghijkmnpqr/x");
    visitor.sees("The table does not answer");
    visitor.picture("static-site-table-360");
  }

  @Test
  void aNewVersionIsOfferedAndBreaksNoGameThatIsGoingOn() throws IOException {
    Visitor visitor = visitor(1280);
    visitor.keepsThePage();
    visitor.playNow("Azul");
    visitor.page.locator("section.turn.mine").waitFor();
    visitor.clickAnyAzulMove();
    visitor.page.locator("section.turn.mine").waitFor();
    String before = visitor.progress();
    Visitor other = visitor.inAnotherTab();
    other.button("Play Azul now against a bot").waitFor();

    comesAsANewVersion();
    visitor.page.evaluate("async () => (await navigator.serviceWorker.ready).update()");
    visitor.sees("A newer version of Loggia is here.");
    visitor.picture("newer-version");
    assertThat(visitor.barriers()).isEmpty();
    visitor.clickAnyAzulMove();
    visitor.page.locator("section.turn.mine").waitFor();
    String after = visitor.progress();
    assertThat(Integer.parseInt(after)).as("not forced").isGreaterThan(Integer.parseInt(before));
    visitor.page.getByRole(AriaRole.BUTTON).getByText("Use it now").click();
    visitor.page.locator("meta[name=newer]").waitFor(Visitor.ATTACHED);
    visitor.page.locator("section.turn.mine").waitFor();

    assertThat(visitor.progress()).as("the game is where it was").isEqualTo(after);
    assertThat(visitor.page.getByText("A newer version").count()).isZero();
    // The other tab is of the old version, whose files the host has no more.
    other.playNow("Palazzo");
    other.page.locator(".board svg").waitFor();
  }

  /** Another first page, other names for the boards, and a worker that knows of both. */
  private void comesAsANewVersion() throws IOException {
    Path page = files.resolve("index.html");
    Files.writeString(page, Files.readString(page).replace("<head>", "<head><meta name=newer>"));
    Path worker = files.resolve("service-worker.js");
    String text = Files.readString(worker, StandardCharsets.UTF_8);
    try (Stream<Path> assets = Files.list(files.resolve("assets"))) {
      for (Path board : assets.filter(StaticSiteTest::isBoard).toList()) {
        String name = board.getFileName().toString();
        Files.move(board, board.resolveSibling("New" + name));
        text = text.replace("assets/" + name, "assets/New" + name);
      }
    }
    // Its own name and the fingerprint of the page are both twelve letters of hexadecimal.
    text = text.replaceAll("(loggia-)[0-9a-f]{12}", "$1" + "0".repeat(12));
    text = text.replaceAll("(index\\.html`?\"?,revision:[`\"])[0-9a-f]{12}", "$1" + "1".repeat(12));
    Files.writeString(worker, text);
  }

  private static boolean isBoard(Path file) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).startsWith("board-");
  }
}
