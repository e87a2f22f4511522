package org.loggia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;

/** The files under version control that say how a title plays today. */
final class GoldenFiles {
  static final String DIGESTS = "digests.txt";

  private final Contract<?, ?, ?> contract;
  private final Path folder;

  GoldenFiles(Contract<?, ?, ?> contract) {
    this.contract = contract;
    this.folder = contract.folder().resolve("src/test/golden");
  }

  /** As in {@code 2-seats-expansion-on.txt}. */
  static String nameOf(Setup setup) {
    return setup.label().replace(", ", "-").replace(' ', '-').replace('=', '-') + ".txt";
  }

  /** What the file says now, or null. */
  @Nullable String read(String name) {
    Path file = folder.resolve(name);
    try {
      return Files.exists(file) ? Files.readString(file) : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the file, or compares it line by line, as the contract says. */
  void keep(String name, String text) {
    if (contract.golden() == Golden.WRITE) {
      write(name, text);
      return;
    }
    String kept = read(name);
    if (kept == null) {
      throw contract.broken(
          folder.resolve(name) + " is missing; './loggia golden' writes it, then read it");
    }
    if (!kept.equals(text)) {
      throw contract.broken(
          folder.resolve(name)
              + " says something else than the rules do now, "
              + firstDifference(kept.lines().toList(), text.lines().toList())
              + "; if that is meant, './loggia golden' writes it anew");
    }
  }

  private static String firstDifference(List<String> kept, List<String> now) {
    int line = 0;
    while (line < Math.min(kept.size(), now.size()) && kept.get(line).equals(now.get(line))) {
      line++;
    }
    return "in line "
        + (line + 1)
        + ": «"
        + (line < kept.size() ? kept.get(line) : "the end")
        + "» instead of «"
        + (line < now.size() ? now.get(line) : "the end")
        + "»";
  }

  private void write(String name, String text) {
    try {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every file there is. */
  List<String> names() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void delete(String name) {
    try {
      Files.delete(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
