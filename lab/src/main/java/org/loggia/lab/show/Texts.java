package org.loggia.lab.show;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/** The English words of one title, with those that all titles share. */
public final class Texts {
  private final String game;
  private final Phrasebook book;

  private Texts(String game, Phrasebook book) {
    this.game = game;
    this.book = book;
  }

  /** From the class path, where every title carries its own. */
  public static Texts of(String game) {
    List<Json> texts = new ArrayList<>();
    for (String owner : new LinkedHashSet<>(List.of("core", game))) {
      String json = resource("loggia/" + owner + "/text/en.json");
      if (json != null) {
        texts.add(Json.read(json));
      }
    }
    return new Texts(game, new Phrasebook("en", texts));
  }

  static @Nullable String resource(String path) {
    try (InputStream stream = Texts.class.getClassLoader().getResourceAsStream(path)) {
      return stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Phrasebook book() {
    return book;
  }

  public String say(Phrase phrase) {
    return book.say(phrase, this::seat);
  }

  /** A refusal in words; the rules' own clauses can be looked up, so they are named. */
  public String say(Refusal refusal) {
    String words = say(refusal.phrase());
    return refusal.clause().startsWith("core.") ? words : words + " (" + refusal.clause() + ")";
  }

  /** The text of a key, or the plain word where the title has none for it. */
  public String word(String group, String name) {
    String key = group + "." + name;
    return book.has(key) ? say(Phrase.of(key)) : name;
  }

  /** People count seats from one. */
  public String seat(int seat) {
    return seat < 0 ? "nobody" : say(Phrase.of("seat").with("n", seat + 1));
  }

  public String title() {
    return book.has("title")
        ? say(Phrase.of("title"))
        : game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
  }
}
