package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.GameInfo;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Texts;
import picocli.CommandLine.Option;

/** Data that a set-up brings along instead of a default of the title: an own list of tiles, say. */
final class DataChoice {
  private static final long LARGEST = 16 << 20;

  @Option(
      names = "--data",
      paramLabel = "[NAME=]FILE",
      description = {
        "a JSON file in place of what the game has by default, any number of times;",
        "\"games\" lists the names (kensington: manifest, the list of tiles)"
      })
  private List<String> files = new ArrayList<>();

  boolean isGiven() {
    return !files.isEmpty();
  }

  /** The set-up with what was brought along. */
  Setup into(Game<?, ?, ?> game, Setup setup) {
    Setup filled = setup;
    for (String file : files) {
      Path path = Path.of(file.substring(file.indexOf('=') + 1));
      filled = filled.withData(name(game.info(), file), read(path));
    }
    Refusal refusal = game.check(filled);
    if (refusal != null) {
      throw new Complaint(Texts.of(game.info().id()).say(refusal));
    }
    return filled;
  }

  /** What the file replaces; it need not be said where there is only one thing. */
  private static String name(GameInfo info, String file) {
    List<String> names = info.replaceable().stream().map(GameInfo.Replaceable::name).toList();
    if (names.isEmpty()) {
      throw new Complaint(info.id() + " has nothing that --data could replace.");
    }
    int equals = file.indexOf('=');
    if (equals < 0 && names.size() > 1) {
      throw new Complaint(
          "--data wants NAME=FILE here, with a name of: " + String.join(", ", names) + ".");
    }
    String name = equals < 0 ? names.getFirst() : file.substring(0, equals);
    if (!names.contains(name)) {
      throw new Complaint(
          "%s has no data called \"%s\"; it has: %s."
              .formatted(info.id(), name, String.join(", ", names)));
    }
    return name;
  }

  private static Json read(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new Complaint(file + " is too large.");
      }
      return Json.read(Files.readString(file));
    } catch (IOException e) {
      throw new Complaint(file + " cannot be read (" + Reason.of(e) + ").");
    } catch (Unreadable e) {
      throw new Complaint(file + " is no JSON: " + e.problem() + ".");
    }
  }
}
