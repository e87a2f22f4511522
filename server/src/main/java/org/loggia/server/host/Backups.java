package org.loggia.server.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where the host keeps backups, whatever makes them.
 *
 * @param folder null if the host has named none
 */
public record Backups(@Nullable Path folder) {

  /** How old the newest file there is; empty if there is none, or it cannot be seen. */
  public Optional<Duration> age(Instant now) {
    Path where = folder;
    if (where == null) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(where)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> Instant.ofEpochMilli(file.toFile().lastModified()))
          .max(Comparator.naturalOrder())
          .map(newest -> Duration.between(newest, now));
    } catch (IOException unseen) {
      return Optional.empty();
    }
  }
}
