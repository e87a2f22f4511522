package org.loggia.server.keeping;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.loggia.server.log.Eraser;
import org.loggia.server.log.Place;
import org.loggia.server.settings.Settings;
import org.loggia.server.settings.WrongSetting;
import org.loggia.server.site.StaticSite;

/** What a host does beside opening the tables: a word on the command line, and what it is about. */
public enum Errand {
  BACKUP("FILE", "all tables as they are now, in one file; the server may go on meanwhile", 1) {
    @Override
    String run(List<String> about, Settings settings) {
      return Backup.write(place(settings), Path.of(about.getFirst()));
    }
  },
  RESTORE("FILE", "a backup comes back; what was there before is put aside", 1) {
    @Override
    String run(List<String> about, Settings settings) {
      return Restore.from(Path.of(about.getFirst()), place(settings));
    }
  },
  MOVE("URL", "all tables into another database, such as jdbc:postgresql://…", 1) {
    @Override
    String run(List<String> about, Settings settings) {
      return Move.all(place(settings), new Place(Settings.database(about.getFirst())));
    }
  },
  FORGET("TABLE [NAME]", "a table, or a person at it: name, chat, and the right to return", 2) {
    @Override
    String run(List<String> about, Settings settings) {
      Eraser eraser = new Eraser(place(settings));
      String table = about.getFirst();
      if (about.size() == 1) {
        eraser.table(table);
        return "The table " + table + " is forgotten.";
      }
      int tables = eraser.person(table, about.getLast());
      return about.getLast()
          + " is forgotten, at "
          + tables
          + (tables == 1 ? " table." : " tables.");
    }
  },
  SITE("FOLDER", "the page as files for any web space; who has no server plays bots there", 1) {
    @Override
    String run(List<String> about, Settings settings) throws IOException {
      Path folder = Path.of(about.getFirst());
      return StaticSite.write(folder) + " files are in " + folder + ".";
    }
  },
  HEALTH("", "asks the server on this machine whether it is well", 0) {
    @Override
    String run(List<String> about, Settings settings) throws IOException {
      return Health.ask(settings);
    }
  };

  private final String about;
  private final String purpose;
  private final int most;

  Errand(String about, String purpose, int most) {
    this.about = about;
    this.purpose = purpose;
    this.most = most;
  }

  abstract String run(List<String> about, Settings settings) throws IOException;

  private static Place place(Settings settings) {
    return new Place(settings.jdbcUrl());
  }

  /** What a host reads who asks. */
  public static String help() {
    StringBuilder help = new StringBuilder();
    for (Errand each : values()) {
      help.append(
          String.format(
              Locale.ROOT, "  %-21s %s%n", (each.word() + " " + each.about).strip(), each.purpose));
    }
    return help.toString();
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Does it, and says in one sentence what was done. */
  public static String run(String word, List<String> more, Map<String, String> environment)
      throws IOException {
    for (Errand each : values()) {
      if (each.word().equals(word)) {
        return each.run(more, environment);
      }
    }
    throw new WrongSetting("There is no command \"" + word + "\"; --help lists what there is.");
  }

  private String run(List<String> more, Map<String, String> environment) throws IOException {
    List<String> settings = new ArrayList<>(more);
    List<String> words = new ArrayList<>();
    while (!settings.isEmpty() && !settings.getFirst().startsWith("--")) {
      words.add(settings.removeFirst());
    }
    if (words.size() > most || (words.isEmpty() && most > 0)) {
      throw new WrongSetting("It is called so: " + word() + " " + about + ", and settings behind.");
    }
    return run(words, Settings.read(settings, environment));
  }
}
