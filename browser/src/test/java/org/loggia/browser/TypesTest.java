package org.loggia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.loggia.browser.types.Types;

/** The TypeScript types under version control say what the codecs write today. */
class TypesTest {
  private static final Path FOLDER = Path.of("..", "web", "src", "rules", "types");

  @Test
  void theTypesAreThoseOfTheCodecs() throws IOException {
    Map<String, String> made = new TreeMap<>(Types.files());

    if (System.getProperty("loggia.types", "check").equals("write")) {
      write(made);
    }

    assertThat(stored()).as("run ./loggia types").isEqualTo(made);
  }

  private static void write(Map<String, String> files) throws IOException {
    Files.createDirectories(FOLDER);
    for (String name : stored().keySet()) {
      Files.delete(FOLDER.resolve(name));
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.writeString(FOLDER.resolve(file.getKey()), file.getValue());
    }
  }

  private static Map<String, String> stored() throws IOException {
    Map<String, String> stored = new TreeMap<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        stored.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return stored;
  }
}
