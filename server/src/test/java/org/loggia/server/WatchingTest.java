package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The board that hosts get for Grafana asks for nothing that the server does not count. */
class WatchingTest {
  private static final Path BOARD = Path.of("..", "docs", "hosting", "grafana.json");
  private static final Pattern NAME = Pattern.compile("(loggia|jvm)_[a-z_]+");

  /** These are there only once they have happened. */
  private static final Set<String> SELDOM = Set.of("loggia_flood_total", "loggia_slow_total");

  @TempDir Path folder;

  @Test
  void whatTheBoardShowsIsCounted() throws IOException {
    Set<String> asked = new TreeSet<>();
    Matcher names = NAME.matcher(Files.readString(BOARD));
    while (names.find()) {
      asked.add(names.group());
    }
    assertThat(asked).hasSizeGreaterThan(8).containsAll(SELDOM);
    asked.removeAll(SELDOM);
    try (TestServer server = TestServer.on(TestServer.sqlite(folder));
        Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");

      String counted = server.get("/metrics").body();
      assertThat(asked)
          .allSatisfy(name -> assertThat(counted).containsPattern("(?m)^" + name + "\\b"));
    }
  }
}
