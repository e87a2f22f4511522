package org.loggia.core.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * The texts of one language. Whatever is missing or malformed is shown as {@code ⟨key⟩}, so that a
 * player can go on and point at it; {@link #problems} tells in advance.
 */
public final class Phrasebook {
  private static final Json NOTHING = new Json.Arr(List.of());

  private final Plurals plurals;

  /** Null where the text is malformed. */
  private final Map<String, @Nullable Template> templates = new LinkedHashMap<>();

  private final List<String> problems = new ArrayList<>();

  /**
   * @param language en, it or ru
   * @param texts objects of texts, and of objects of texts, whose names are joined by dots
   * @throws Unreadable for another language, for something that is no text, and for a key that is
   *     defined twice
   */
  public Phrasebook(String language, List<Json> texts) {
    plurals = Plurals.of(language);
    for (Json json : texts) {
      if (!(json instanceof Json.Obj obj)) {
        throw new Unreadable("an object of texts expected");
      }
      add("", obj);
    }
  }

  public static Phrasebook of(String language, Json... texts) {
    return new Phrasebook(language, List.of(texts));
  }

  private void add(String prefix, Json.Obj texts) {
    for (Map.Entry<String, Json> entry : texts.fields().entrySet()) {
      String key = prefix + entry.getKey();
      switch (entry.getValue()) {
        case Json.Obj inner -> add(key + ".", inner);
        case Json.Text(String text) -> add(key, text);
        default -> throw new Unreadable(key + ": a text expected");
      }
    }
  }

  private void add(String key, String text) {
    if (has(key)) {
      throw new Unreadable(key + ": defined twice");
    }
    try {
      templates.put(key, Template.read(text, plurals.forms));
    } catch (Unreadable malformed) {
      templates.put(key, null);
      problems.add(key + ": " + malformed.problem());
    }
  }

  public boolean has(String key) {
    return templates.containsKey(key);
  }

  /** All keys, in the order of the texts. */
  public Set<String> keys() {
    return Collections.unmodifiableSet(templates.keySet());
  }

  /** The arguments that a text uses, in order of appearance; none if it is missing or malformed. */
  public Set<String> placeholders(String key) {
    Template template = templates.get(key);
    return template == null ? Set.of() : template.names();
  }

  /** What is wrong with which texts; nothing, if translators and tests did their work. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** The phrase in this language. */
  public String say(Phrase phrase, IntFunction<String> seatName) {
    Template template = templates.get(phrase.key());
    if (template == null) {
      return missing(phrase.key());
    }
    return say(template, phrase, seatName);
  }

  private String say(Template template, Phrase phrase, IntFunction<String> seatName) {
    StringBuilder out = new StringBuilder();
    for (Template.Part part : template.parts()) {
      out.append(
          switch (part) {
            case Template.Words(String text) -> text;
            case Template.Plain(String name) -> each(phrase, name, Phrasebook::plain);
            case Template.Term(String name, String group) ->
                each(phrase, name, value -> term(group, value));
            case Template.SeatName(String name) ->
                each(phrase, name, value -> seat(value, seatName));
            case Template.Plural(String name, List<String> forms) ->
                plural(phrase.arguments().get(name), name, forms);
            case Template.IfThere(Template inner) ->
                areThere(inner, phrase) ? say(inner, phrase, seatName) : "";
          });
    }
    return out.toString();
  }

  private static boolean areThere(Template template, Phrase phrase) {
    for (String name : template.names()) {
      Json value = phrase.arguments().get(name);
      if (value == null || value instanceof Json.Null || value.equals(NOTHING)) {
        return false;
      }
    }
    return true;
  }

  /** Says one argument, or each item of a list; null means that it cannot be said. */
  private interface Saying {
    @Nullable String say(Json value);
  }

  private static String each(Phrase phrase, String name, Saying saying) {
    Json argument = phrase.arguments().get(name);
    if (argument == null) {
      return missing(name);
    }
    if (!(argument instanceof Json.Arr list)) {
      String said = saying.say(argument);
      return said == null ? missing(name) : said;
    }
    StringBuilder out = new StringBuilder();
    for (Json item : list.items()) {
      if (!out.isEmpty()) {
        out.append(", ");
      }
      String said = saying.say(item);
      out.append(said == null ? missing(name) : said);
    }
    return out.toString();
  }

  private static @Nullable String plain(Json value) {
    return switch (value) {
      case Json.Text(String text) -> text;
      case Json.Num num -> num.write();
      case Json.Bool bool -> bool.write();
      case Json.Obj _, Json.Arr _, Json.Null _ -> null;
    };
  }

  private @Nullable String term(String group, Json value) {
    String word = plain(value);
    return word == null ? null : say(Phrase.of(group + "." + word), Integer::toString);
  }

  private static @Nullable String seat(Json value, IntFunction<String> seatName) {
    return value instanceof Json.Num num && num.isInt() ? seatName.apply((int) num.value()) : null;
  }

  private String plural(@Nullable Json value, String name, List<String> forms) {
    return value instanceof Json.Num num && num.isInt()
        ? forms.get(plurals.form((int) num.value()))
        : missing(name);
  }

  private static String missing(String key) {
    return "⟨" + key + "⟩";
  }
}
