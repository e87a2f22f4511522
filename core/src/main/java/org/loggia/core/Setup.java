package org.loggia.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;

/**
 * What is agreed before a game: seats, who begins, options, and data that replaces a default of the
 * title (a tile manifest, say). Only what differs from the standard needs to be in here.
 *
 * @param first the seat that begins, or {@link Seat#NOBODY} to let luck decide
 * @param options option id to value, sorted by id
 * @param data name to replacement data
 */
@Derived
public record Setup(int seats, int first, Map<String, String> options, Map<String, Json> data) {
  public Setup {
    options = sorted(options);
    data = sorted(data);
  }

  /** Where nothing was agreed, nothing is looked for: games are started by the million. */
  private static <T> Map<String, T> sorted(Map<String, T> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(map));
  }

  public static Setup of(int seats) {
    return new Setup(seats, Seat.NOBODY, Map.of(), Map.of());
  }

  public Setup withFirst(int seat) {
    return new Setup(seats, seat, options, data);
  }

  public <T> Setup with(Option<T> option, T value) {
    return withText(option, option.write(value));
  }

  /**
   * The option set to a value in writing; a standard value is left out, so equal set-ups are equal.
   */
  public <T> Setup withText(Option<T> option, String value) {
    Map<String, String> changed = new LinkedHashMap<>(options);
    if (value.equals(option.write(option.standard()))) {
      changed.remove(option.id());
    } else {
      changed.put(option.id(), value);
    }
    return new Setup(seats, first, changed, data);
  }

  public Setup withData(String name, Json value) {
    Map<String, Json> changed = new LinkedHashMap<>(data);
    changed.put(name, value);
    return new Setup(seats, first, options, changed);
  }

  /** The chosen value of an option, or its standard. The set-up has been checked before. */
  public <T> T get(Option<T> option) {
    String text = options.get(option.id());
    if (text == null) {
      return option.standard();
    }
    T value = option.read(text);
    return value == null ? option.standard() : value;
  }

  /** For people: "2 seats, expansion=on, own tiles". */
  public String label() {
    StringBuilder label = new StringBuilder().append(seats).append(" seats");
    options.forEach((id, value) -> label.append(", ").append(id).append('=').append(value));
    data.keySet().forEach(name -> label.append(", own ").append(name));
    return label.toString();
  }
}
