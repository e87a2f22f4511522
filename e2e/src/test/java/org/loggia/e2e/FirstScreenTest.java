package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.LoadState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;

/** How much is sent before somebody can choose a title, and how soon the first board is there. */
@ExtendWith(House.class)
class FirstScreenTest {
  private static final int BUDGET = 150_000;
  private static final int ROUNDS = 7;
  private static final Path PAGE = Path.of("..", "docs", "BENCHMARKS.md");
  private static final String BEGIN = "<!-- client:begin -->\n";
  private static final String END = "<!-- client:end -->";

  /** When the board's first pieces were there, in milliseconds since the page was asked for. */
  private static final String WATCH =
      """
      new MutationObserver(() => {
        window.firstBoard ??= document.querySelector('.board .target') ? performance.now() : undefined;
      }).observe(document, { childList: true, subtree: true, attributes: true });
      """;

  private static final String FIRST_BOARD = "() => window.firstBoard";

  @Test
  void scriptAndStyleOfTheFirstScreenAreSmall(Loggia loggia) {
    assertThat(sentForTheFirstScreen(loggia)).isBetween(BUDGET / 10, BUDGET);
  }

  @Test
  @EnabledIfSystemProperty(named = "loggia.benchmarks", matches = "write")
  void theFiguresOfThisMachineAreWrittenDown(Loggia loggia) throws IOException {
    List<Double> pressed = new ArrayList<>();
    List<Double> returned = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      Visitor visitor = loggia.visitor(1280, 900, WATCH);
      visitor.button("Play Azul now against a bot").waitFor();
      double start = milliseconds(visitor, "() => performance.now()");
      visitor.playNow("Azul");
      visitor.page.waitForFunction(FIRST_BOARD);
      pressed.add(milliseconds(visitor, FIRST_BOARD) - start);
      visitor.page.reload();
      visitor.page.waitForFunction(FIRST_BOARD);
      returned.add(milliseconds(visitor, FIRST_BOARD));
      loggia.sendHome();
    }
    String figures =
        String.format(
            Locale.ROOT,
            "%s| what | median | fastest |\n|---|--:|--:|\n"
                + "| script and style of the first screen, gzip | %d kB | |\n"
                + "| from pressing Play on the first page to the board, first visit | %.0f ms | %.0f ms |\n"
                + "| from asking for a table's page to the board, second visit | %.0f ms | %.0f ms |\n"
                + "\nOf %d rounds, on %d cores with %.1f waiting for them.\n",
            BEGIN,
            sentForTheFirstScreen(loggia) / 1_000,
            median(pressed),
            Collections.min(pressed),
            median(returned),
            Collections.min(returned),
            ROUNDS,
            Runtime.getRuntime().availableProcessors(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    String before = Files.readString(PAGE);
    int begin = before.indexOf(BEGIN);
    int end = before.indexOf(END);
    assertThat(begin).as("the place for the figures in %s", PAGE).isNotNegative().isLessThan(end);
    Files.writeString(PAGE, before.substring(0, begin) + figures + before.substring(end));
  }

  /** Every script and style that the browser asked for until it was idle, as gzip packs it. */
  private static int sentForTheFirstScreen(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    Set<String> asked = new TreeSet<>();
    visitor.page.onRequest(
        request -> {
          if (List.of("script", "stylesheet").contains(request.resourceType())) {
            asked.add(request.url());
          }
        });
    visitor.page.reload();
    visitor.button("Play Bossa now against a bot").waitFor();
    visitor.page.waitForLoadState(LoadState.NETWORKIDLE);
    return asked.stream().mapToInt(FirstScreenTest::packed).sum();
  }

  private static int packed(String url) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream body = URI.create(url).toURL().openStream();
        GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      body.transferTo(gzip);
      gzip.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.size();
  }

  private static double milliseconds(Visitor visitor, String asked) {
    return ((Number) visitor.page.evaluate(asked)).doubleValue();
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
