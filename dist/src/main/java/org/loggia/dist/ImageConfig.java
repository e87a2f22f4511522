package org.loggia.dist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.loggia.core.json.Json;

/**
 * What the OCI's papers say about our image: how it is started, by whom, and where its data lie.
 */
final class ImageConfig {
  static final String HOME = "opt/loggia/";
  static final String DATA = "data";

  /** Nobody in particular: no user of the machine has this number. */
  static final int USER = 10_001;

  private static final double NANOS = 1e9;

  private ImageConfig() {}

  /** The whole paper; the sums are those of the layers before they were packed. */
  static Json.Obj of(Release release, List<String> sums) {
    return Json.obj(
            "created", Json.of(release.time().toString()),
            "architecture", Json.of(Platform.HERE.processor()),
            "os", Json.of("linux"))
        .with("config", start(release))
        .with(
            "rootfs",
            Json.obj("type", Json.of("layers"), "diff_ids", texts(sums.toArray(String[]::new))));
  }

  private static Json.Obj start(Release release) {
    String[] java = {
      "/" + HOME + "runtime/bin/java",
      "-Xmx768m",
      "-XX:+ExitOnOutOfMemoryError",
      "-jar",
      "/" + HOME + "loggia-server.jar"
    };
    return Json.obj("User", Json.of(USER + ":" + USER))
        .with("ExposedPorts", Json.obj("8080/tcp", Json.obj()))
        .with("Env", texts("LOGGIA_DATA=/" + DATA, "LANG=C.UTF-8"))
        .with("Entrypoint", texts(java))
        .with("Cmd", texts("run"))
        .with("Volumes", Json.obj("/" + DATA, Json.obj()))
        .with("WorkingDir", Json.of("/" + DATA))
        .with("Labels", labels(release))
        .with("StopSignal", Json.of("SIGTERM"))
        .with("Healthcheck", health(java));
  }

  private static Json.Obj labels(Release release) {
    return Json.obj(
        "org.opencontainers.image.title", Json.of("Loggia"),
        "org.opencontainers.image.version", Json.of(release.version()),
        "org.opencontainers.image.licenses", Json.of("Apache-2.0"));
  }

  /** Beyond what the OCI writes down, but Docker reads it. */
  private static Json.Obj health(String[] java) {
    List<String> test = new ArrayList<>(List.of("CMD"));
    test.addAll(List.of(java));
    test.add("health");
    return Json.obj("Test", texts(test.toArray(String[]::new)))
        .with("Interval", Json.number(60 * NANOS))
        .with("Timeout", Json.number(10 * NANOS))
        .with("StartPeriod", Json.number(30 * NANOS))
        .with("Retries", Json.of(3));
  }

  static Json.Arr texts(String... words) {
    return Json.arr(Arrays.stream(words).map(word -> (Json) Json.of(word)).toList());
  }
}
