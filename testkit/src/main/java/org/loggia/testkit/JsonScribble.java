package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.chance.Chance;
import org.loggia.core.json.Json;

/** Spoils JSON so that it still is JSON: something is missing, too much, or of another kind. */
final class JsonScribble {
  private static final List<Json> STRANGERS =
      List.of(
          Json.Null.NULL,
          Json.of(true),
          Json.of(0),
          Json.of(-1),
          Json.of(3),
          Json.of(Integer.MAX_VALUE),
          Json.of(Integer.MIN_VALUE),
          Json.number(0.5),
          Json.number(Json.LARGEST_NUMBER),
          Json.of(""),
          Json.of("x"),
          Json.of("0"),
          Json.of("∞"),
          Json.arr(),
          Json.arr(Json.arr(), Json.of(1)),
          Json.obj(),
          Json.obj("kind", Json.of(1)));

  private final Chance dice;

  JsonScribble(Chance dice) {
    this.dice = dice;
  }

  /** The value with one thing in it changed, at the top or deep inside. */
  Json spoil(Json json) {
    boolean here = dice.below(5) == 0;
    return switch (json) {
      case Json.Obj obj when !here && !obj.fields().isEmpty() -> spoil(obj);
      case Json.Arr arr when !here && arr.size() > 0 -> spoil(arr);
      case Json.Num num when !here && num.isInt() -> Json.number(num.value() + dice.below(9) - 4);
      default -> stranger();
    };
  }

  private Json spoil(Json.Obj obj) {
    List<String> names = List.copyOf(obj.fields().keySet());
    String name = names.get(dice.below(names.size()));
    return switch (dice.below(6)) {
      case 0 -> obj.without(name);
      case 1 -> obj.with("x" + name, stranger());
      default -> obj.with(name, spoil(obj.fields().getOrDefault(name, Json.Null.NULL)));
    };
  }

  private Json spoil(Json.Arr arr) {
    List<Json> items = new ArrayList<>(arr.items());
    int index = dice.below(items.size());
    switch (dice.below(6)) {
      case 0 -> items.remove(index);
      case 1 -> items.add(index, items.get(dice.below(items.size())));
      case 2 -> items.add(stranger());
      default -> items.set(index, spoil(items.get(index)));
    }
    return Json.arr(items);
  }

  private Json stranger() {
    return STRANGERS.get(dice.below(STRANGERS.size()));
  }
}
