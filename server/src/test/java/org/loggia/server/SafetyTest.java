package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SafetyTest {
  @TempDir static Path folder;
  private TestServer server;

  @BeforeAll
  void open() {
    server = TestServer.on(TestServer.sqlite(folder));
  }

  @AfterAll
  void close() {
    server.close();
  }

  @Test
  void pagesMayRunNothingButTheirOwnScripts() {
    for (String path : new String[] {"/", "/t/abc", "/api/health", "/nothing.js"}) {
      TestServer.Reply reply = server.get(path);
      assertThat(reply.header("content-security-policy"))
          .as(path)
          .contains("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(reply.header("referrer-policy")).isEqualTo("no-referrer");
      assertThat(reply.header("x-content-type-options")).isEqualTo("nosniff");
    }
    assertThat(server.get("/").body()).contains("Loggia");
    assertThat(server.get("/").header("cache-control")).isEqualTo("no-store");
    assertThat(server.get("/nothing.js").status()).isEqualTo(404);
    assertThat(server.get("/../org/loggia/server/Main.class").status()).isNotEqualTo(200);
    assertThat(server.get("/..%2fsimplelogger.properties").status()).isNotEqualTo(200);
  }

  @Test
  void onlyTheWorkersScriptMayCompileWebAssembly() {
    TestServer.Reply worker = server.get("/assets/worker-test.js");
    assertThat(worker.status()).isEqualTo(200);
    assertThat(worker.header("content-security-policy")).contains("'wasm-unsafe-eval'");
    assertThat(worker.header("cache-control")).contains("immutable");
    TestServer.Reply page = server.get("/assets/page-test.js");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("content-type")).startsWith("text/javascript");
    assertThat(page.header("content-security-policy")).doesNotContain("unsafe");
    assertThat(server.get("/assets/page-test.js", "If-None-Match", page.header("etag")).status())
        .isEqualTo(304);
  }

  @Test
  void metricsCountWithoutNamingAnybody() {
    try (Player anna = server.open("azul", 2)) {
      anna.must("sit", "\"seat\":1");
      anna.refused("sit", "\"seat\":1");
      String metrics = server.get("/metrics").body();
      assertThat(metrics)
          .contains(
              "loggia_commands_total{kind=\"sit\",outcome=\"accepted\"}",
              "loggia_commands_total{kind=\"sit\",outcome=\"refused\"}",
              "loggia_commit_seconds_count",
              "loggia_sockets")
          .doesNotContain(anna.token(), anna.table(), "Anna");
    }
  }
}
