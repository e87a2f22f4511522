package org.loggia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;

class TextsTest {
  private static final Pattern CLAUSE = Pattern.compile("\"((table|limit|http)\\.[a-z-]+)\"");

  @ParameterizedTest
  @ValueSource(strings = {"en", "it", "ru"})
  void everyRefusalOfTheServerHasWords(String language) throws IOException {
    Path texts = Path.of("text", language + ".json");
    Phrasebook words = Phrasebook.of(language, Json.read(Files.readString(texts)));
    TreeSet<String> clauses = new TreeSet<>();
    try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java"))) {
      for (Path source : sources.filter(file -> file.toString().endsWith(".java")).toList()) {
        CLAUSE
            .matcher(Files.readString(source))
            .results()
            .map((MatchResult clause) -> "refusal." + clause.group(1))
            .forEach(clauses::add);
      }
    }
    assertThat(words.problems()).isEmpty();
    assertThat(words.keys()).containsExactlyInAnyOrderElementsOf(clauses);
  }
}
