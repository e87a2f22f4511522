package org.loggia.players;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.NetworkText;
import org.loggia.core.Game;

/** Where bots get what they have learned of a title. */
@FunctionalInterface
public interface School {
  /** What a title's jar brings along; each is read once. */
  School OF_THE_HOUSE = new Shelf()::network;

  /** What was learned of the title, or null if nobody has. */
  @Nullable Network network(Game<?, ?, ?> game);

  /** Networks that were read already. */
  final class Shelf {
    private final Map<String, Optional<Network>> read = new ConcurrentHashMap<>();

    private @Nullable Network network(Game<?, ?, ?> game) {
      return read.computeIfAbsent(game.info().id(), _ -> read(game)).orElse(null);
    }

    private static Optional<Network> read(Game<?, ?, ?> game) {
      String name = "/loggia/" + game.info().id() + "/learned/network.txt";
      try (InputStream file = game.getClass().getResourceAsStream(name)) {
        return file == null
            ? Optional.empty()
            : Optional.of(
                NetworkText.read(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
