package org.loggia.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.loggia.core.Event;
import org.loggia.core.GameCodecs;
import org.loggia.core.Move;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/** How moves and events become phrases: the kind is the key, the fields are the arguments. */
public final class Said {
  /** How a phrasebook shows what it does not have. */
  private static final char MISSING = '⟨';

  private Said() {}

  public static Phrase event(GameCodecs<?, ?> codecs, Event event) {
    return phrase("event.", codecs.event().write(event));
  }

  public static <M extends Move> Phrase move(GameCodecs<M, ?> codecs, M move) {
    return phrase("move.", codecs.move().write(move));
  }

  static String inWords(Phrasebook words, Phrase phrase) {
    return words.say(phrase, Texts::seatName);
  }

  static boolean hasGap(String words) {
    return words.indexOf(MISSING) >= 0;
  }

  private static Phrase phrase(String prefix, Json json) {
    if (!(json instanceof Json.Obj obj) || !(obj.get("kind") instanceof Json.Text(String kind))) {
      throw new IllegalStateException("no kind in " + json.write());
    }
    Map<String, Json> fields = new LinkedHashMap<>(obj.fields());
    fields.remove("kind");
    return new Phrase(prefix + kind, fields);
  }
}
