package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.loggia.browser.Gate;
import org.loggia.catalogue.Catalogue;

/**
 * Measures the rules in Chromium and writes the figures into docs/BENCHMARKS.md. Runs by {@code
 * ./loggia measure} only: how fast a machine is today is nothing that a test should hang on.
 */
@EnabledIfSystemProperty(named = "loggia.benchmarks", matches = "write")
class BenchmarksTest {
  private static final Path PAGE = Path.of("..", "docs", "BENCHMARKS.md");
  private static final String BEGIN = "<!-- browser:begin -->\n";
  private static final String END = "<!-- browser:end -->";

  /** Many short rounds by turns: a neighbour who disturbs for a second disturbs both places. */
  private static final int ROUNDS = 40;

  /** Rounds that do not count: the compilers of both places are still at work. */
  private static final int WARM_UPS = 20;

  private static final double WARM_SECONDS = 5;

  /** Long enough that the way to the worker and back does not matter. */
  private static final double ONE_ROUND_SECONDS = 0.25;

  private static final int JAVASCRIPT_IS_SLOWER = 8;

  private static final String TABLE =
      """
      const rules = loggia.openRules(engine);
      const players = [{ kind: 'person', name: 'Ada' }, { kind: 'person', name: 'Carlo' }];
      const table = await loggia.LocalTable.open(
          rules, loggia.memoryShelf(), title, players, { first: 0 });
      const asked = rules.title(title);
      """;

  /** A game by anyone's moves; of each view the first 200 legal moves and one preview. */
  private static final String LATENCY =
      "async ({ engine, title }) => {"
          + TABLE
          + """
          const times = { legal: [], preview: [] };
          const timed = async (name, work) => {
            const start = performance.now();
            const answer = await work();
            times[name].push(performance.now() - start);
            return answer;
          };
          for (let i = 0; i < 150 && table.scene.actor >= 0; i++) {
            const { view } = table.scene;
            const { moves } = await timed('legal', () => asked.legal(view, { most: 200 }));
            const move = moves[(7919 * i) % moves.length].text;
            await timed('preview', () => asked.preview(view, move));
            await table.play(move);
          }
          rules.close();
          const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
          return [median(times.legal), median(times.preview)];
          }
          """;

  private static final String GAP =
      "async ({ engine, title }) => {"
          + TABLE
          + """
          let worst = 0, thinking = true, last = performance.now();
          const tick = () => {
            const now = performance.now();
            worst = Math.max(worst, now - last);
            last = now;
            if (thinking) setTimeout(tick);
          };
          setTimeout(tick);
          await asked.hint(table.scene.view, { ms: 2000 });
          thinking = false;
          rules.close();
          return [worst];
          }
          """;

  private static final String PLAYOUTS =
      """
      async ({ engine, title, games }) => {
        window.measured ??= {};
        const rules = (window.measured[engine] ??= loggia.openRules(engine));
        await rules.engine();
        const start = performance.now();
        await rules.call('playouts', title, 0, 1, games);
        return [(performance.now() - start) / 1000];
      }
      """;

  private static final String SIZES =
      """
      const { readFileSync } = require('fs');
      const { brotliCompressSync } = require('zlib');
      const kB = (...files) => Math.round(files
        .map((file) => brotliCompressSync(readFileSync('../browser/target/' + file)).length)
        .reduce((sum, size) => sum + size) / 1000);
      console.log(kB('wasm/loggia.wasm', 'wasm/loader.mjs') + ' ' + kB('js/loggia.mjs'));
      """;

  private static Chromium chromium;
  private static Page page;

  @BeforeAll
  static void start() throws IOException {
    chromium = new Chromium();
    page = chromium.selfTest(chromium.visitor());
  }

  @AfterAll
  static void stop() {
    chromium.close();
  }

  @Test
  void theFiguresOfThisMachineAreWrittenDown() throws Exception {
    StringBuilder text = new StringBuilder(BEGIN);
    text.append(
        "| title | legal moves, median | preview, median | worst gap | games a second: JVM |"
            + " WebAssembly | JavaScript | WebAssembly / JVM |\n"
            + "|---|--:|--:|--:|--:|--:|--:|--:|\n");
    for (String title : Catalogue.games().stream().map(game -> game.info().id()).toList()) {
      text.append(row(title));
    }
    String[] sizes = sizes().strip().split(" ");
    text.append(
        "\nSent with brotli: %s kB as WebAssembly with its loader, %s kB as JavaScript.\n"
            .formatted(sizes[0], sizes[1]));
    text.append(
        "\nBy `./loggia measure` on %s, %d cores with %.0f waiting for them, Chromium %s, Java %s.\n"
            .formatted(
                System.getProperty("os.name") + " on " + System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                chromium.version(),
                Runtime.version()));

    String before = Files.readString(PAGE);
    int begin = before.indexOf(BEGIN);
    int end = before.indexOf(END);
    assertThat(begin).as("the place for the figures in %s", PAGE).isNotNegative().isLessThan(end);
    Files.writeString(PAGE, before.substring(0, begin) + text + before.substring(end));
  }

  private static String row(String title) {
    List<Double> latency = ask(LATENCY, title, "webassembly", 0);
    double gap = ask(GAP, title, "webassembly", 0).getFirst();
    int games = gamesOfOneRound(title);
    int fewer = Math.max(1, games / JAVASCRIPT_IS_SLOWER);
    List<Double> jvm = new ArrayList<>();
    List<Double> wasm = new ArrayList<>();
    List<Double> javaScript = new ArrayList<>();
    for (int round = 0; round < WARM_UPS; round++) {
      onTheJvm(title, games);
      inBrowser(title, "webassembly", games);
    }
    inBrowser(title, "javascript", fewer);
    for (int round = 0; round < ROUNDS; round++) {
      jvm.add(games / onTheJvm(title, games));
      wasm.add(games / inBrowser(title, "webassembly", games));
      javaScript.add(fewer / inBrowser(title, "javascript", fewer));
    }
    return String.format(
        Locale.ROOT,
        "| %s | %.1f ms | %.1f ms | %.0f ms | %,.0f | %,.0f | %,.0f | %.2f |\n",
        title,
        latency.get(0),
        latency.get(1),
        gap,
        undisturbed(jvm),
        undisturbed(wasm),
        undisturbed(javaScript),
        undisturbed(wasm) / undisturbed(jvm));
  }

  /** As many as the JVM plays in a round once it is warm. */
  private static int gamesOfOneRound(String title) {
    int games = 16;
    for (double warm = 0; warm < WARM_SECONDS; ) {
      double seconds = onTheJvm(title, games);
      warm += seconds;
      games = seconds < ONE_ROUND_SECONDS / 2 ? 2 * games : games;
    }
    return games;
  }

  private static double onTheJvm(String title, int games) {
    long start = System.nanoTime();
    assertThat(Gate.playouts(title, 0, 1, games)).isPositive();
    return (System.nanoTime() - start) / 1e9;
  }

  private static double inBrowser(String title, String engine, int games) {
    return ask(PLAYOUTS, title, engine, games).getFirst();
  }

  /** Neighbours only ever slow a round down: of the rounds a fifth was faster than this. */
  private static double undisturbed(List<Double> rates) {
    return rates.stream().sorted().toList().get(rates.size() * 4 / 5);
  }

  private static List<Double> ask(String script, String title, String engine, int games) {
    List<?> answer =
        (List<?>) page.evaluate(script, Map.of("title", title, "engine", engine, "games", games));
    return answer.stream().map(number -> ((Number) number).doubleValue()).toList();
  }

  private static String sizes() throws IOException {
    Process node = new ProcessBuilder("node", "-e", SIZES).redirectErrorStream(true).start();
    return new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
