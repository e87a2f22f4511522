package org.loggia.server.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/** The figures of a server as a page in the reader's language: plain HTML, nothing to run. */
public final class HostPage {
  private static final List<String> LANGUAGES = List.of("en", "it", "ru");
  private static final List<String> STATES = List.of("WAITING", "PLAYING", "OVER", "FROZEN");
  private static final long MEGABYTE = 1 << 20;
  private static final int PERCENT = 100;
  private static final int OLD_BACKUP_DAYS = 2;

  private final Map<String, Phrasebook> books = new TreeMap<>();
  private final String style = resource("host.css");

  public HostPage() {
    for (String language : LANGUAGES) {
      books.put(language, Phrasebook.of(language, Json.read(resource(language + ".json"))));
    }
  }

  private static String resource(String name) {
    try (InputStream in = HostPage.class.getResourceAsStream("/host/" + name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public String style() {
    return style;
  }

  /** The first of the languages that are asked for and that we have; English if there is none. */
  public static String language(String accepted) {
    for (String each : accepted.split(",")) {
      String wanted = each.strip();
      if (wanted.length() >= 2 && LANGUAGES.contains(wanted.substring(0, 2))) {
        return wanted.substring(0, 2);
      }
    }
    return LANGUAGES.getFirst();
  }

  public String write(Figures figures, String language) {
    Phrasebook book = books.get(language);
    if (book == null) {
      throw new IllegalArgumentException("no language " + language);
    }
    return new Sheet(book, language).page(figures);
  }

  /** One page that is being written. */
  private static final class Sheet {
    private final Phrasebook book;
    private final String language;
    private final StringBuilder html = new StringBuilder();

    Sheet(Phrasebook book, String language) {
      this.book = book;
      this.language = language;
    }

    private String say(String key) {
      return book.say(Phrase.of(key), String::valueOf);
    }

    private String say(String key, String name, long value) {
      return book.say(Phrase.of(key).with(name, Math.toIntExact(value)), String::valueOf);
    }

    String page(Figures figures) {
      html.append("<!doctype html>\n<html lang=\"")
          .append(language)
          .append("\">\n<meta charset=\"utf-8\">\n")
          .append("<meta name=\"viewport\" content=\"width=device-width\">\n")
          .append("<meta http-equiv=\"refresh\" content=\"10\">\n<title>")
          .append(say("title"))
          .append("</title>\n<link rel=\"stylesheet\" href=\"/host.css\">\n<h1>")
          .append(say("title"))
          .append("</h1>\n<p class=\"")
          .append(figures.isWell() ? "well" : "unwell")
          .append("\">")
          .append(say(figures.isWell() ? "well" : "unwell"))
          .append("</p>\n<dl>\n");
      house(figures);
      load(figures);
      html.append("</dl>\n<h2>").append(say("errors")).append("</h2>\n");
      errors(figures);
      return html.append("</html>\n").toString();
    }

    private void house(Figures figures) {
      row("up", time(figures.up()));
      row("nodes", String.valueOf(figures.nodes()));
      row("backup", backup(figures), isOld(figures));
      for (String state : STATES) {
        row("tables." + state.toLowerCase(Locale.ROOT), count(figures, state));
      }
      row("warm", String.valueOf(figures.warm()));
    }

    private static String count(Figures figures, String state) {
      return String.valueOf(figures.tables().getOrDefault(state, 0L));
    }

    private void load(Figures figures) {
      row("people", String.valueOf(figures.people()));
      row("watchers", String.valueOf(figures.watchers()));
      row("sockets", String.valueOf(figures.sockets()));
      row("moves", String.valueOf(figures.movesAMinute()));
      row("bots", String.valueOf(figures.botsWaiting()));
      row(
          "processor",
          figures.processor() < 0 ? "?" : Math.round(PERCENT * figures.processor()) + " %");
      row("memory", figures.memory() / MEGABYTE + " / " + figures.mostMemory() / MEGABYTE + " MB");
      row("commit", figures.commit().toMillis() + " ms");
    }

    private String backup(Figures figures) {
      if (!figures.hasBackups()) {
        return say("backup-unknown");
      }
      return figures.backup().map(this::time).orElseGet(() -> say("backup-none"));
    }

    private static boolean isOld(Figures figures) {
      return figures.hasBackups()
          && figures.backup().map(age -> age.toDays() >= OLD_BACKUP_DAYS).orElse(true);
    }

    private String time(Duration time) {
      if (time.toDays() >= OLD_BACKUP_DAYS) {
        return say("days", "n", time.toDays());
      }
      return time.toHours() >= 2
          ? say("hours", "n", time.toHours())
          : say("minutes", "n", Math.max(0, time.toMinutes()));
    }

    private void row(String key, String value) {
      row(key, value, false);
    }

    private void row(String key, String value, boolean warns) {
      html.append("<dt>")
          .append(say(key))
          .append(warns ? "</dt><dd class=\"unwell\">" : "</dt><dd>")
          .append(escaped(value))
          .append("</dd>\n");
    }

    private void errors(Figures figures) {
      if (figures.lastErrors().isEmpty()) {
        html.append("<p>").append(say("no-errors")).append("</p>\n");
        return;
      }
      html.append("<p>").append(say("errors-since", "n", figures.errors())).append("</p>\n<ol>\n");
      for (String line : figures.lastErrors()) {
        html.append("<li><code>").append(escaped(line)).append("</code></li>\n");
      }
      html.append("</ol>\n");
    }

    private static String escaped(String text) {
      return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
  }
}
