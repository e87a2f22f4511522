package org.loggia.lab.show;

import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.Move;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;

/** Moves and events of a title in words: the text of their kind, with their fields as arguments. */
public final class Wording<M extends Move, V extends View> {
  private final GameCodecs<M, V> codecs;
  private final Texts texts;

  public Wording(Game<?, M, V> game, Texts texts) {
    this.codecs = game.codecs();
    this.texts = texts;
  }

  public String move(M move) {
    return texts.say(phrase("move.", codecs.move().write(move)));
  }

  public String event(Event event) {
    return texts.say(phrase("event.", codecs.event().write(event)));
  }

  private static Phrase phrase(String group, Json json) {
    if (json instanceof Json.Obj fields && fields.get("kind") instanceof Json.Text(String kind)) {
      return new Phrase(group + kind, fields.without("kind").fields());
    }
    throw new IllegalStateException("a move or an event without a kind: " + json.write());
  }
}
