package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.chance.Chance;

/** Money for tests. */
final class Hands {
  /** Any currency, then each. */
  static final List<@Nullable Currency> CURRENCIES =
      Arrays.asList(null, Currency.RED, Currency.GOLD, Currency.SILVER);

  private Hands() {}

  static Cards random(Chance chance, int size) {
    return Cards.ALL.draw(size, chance);
  }

  /** Every selection of cards of a hand, the empty one too, each once. */
  static List<Cards> parts(Cards hand) {
    List<Cards> parts = new ArrayList<>();
    parts.add(Cards.NONE);
    for (Card card : Card.ALL) {
      List<Cards> more = new ArrayList<>();
      for (Cards part : parts) {
        Cards with = part;
        for (int i = hand.count(card.number()); i > 0; i--) {
          with = with.plus(card);
          more.add(with);
        }
      }
      parts.addAll(more);
    }
    return parts;
  }
}
