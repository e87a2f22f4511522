package org.loggia.core.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;

/**
 * What to say, in no language yet: the key of a text and the arguments that go into it. A {@link
 * Phrasebook} makes words of it.
 */
@Derived
public record Phrase(String key, Map<String, Json> arguments) {
  public Phrase {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  public static Phrase of(String key) {
    return new Phrase(key, Map.of());
  }

  public Phrase with(String name, int value) {
    return with(name, Json.of(value));
  }

  public Phrase with(String name, String value) {
    return with(name, Json.of(value));
  }

  public Phrase with(String name, List<String> values) {
    List<Json> items = new ArrayList<>();
    for (String value : values) {
      items.add(Json.of(value));
    }
    return with(name, Json.arr(items));
  }

  public Phrase with(String name, Json value) {
    Map<String, Json> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Phrase(key, more);
  }
}
