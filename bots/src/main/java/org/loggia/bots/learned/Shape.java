package org.loggia.bots.learned;

import org.loggia.core.Eyes;

/**
 * How large a network is.
 *
 * @param traits that a position could have
 * @param moveTraits that a move could have
 * @param wide units of the first layer, which adds up what is there
 * @param inner units of the second layer
 * @param hints so many units of the first layer say which moves deserve a look
 */
public record Shape(int traits, int moveTraits, int wide, int inner, int hints) {
  private static final int WIDE = 32;
  private static final int INNER = 16;
  private static final int HINTS = 16;

  /** Each seat's share of the victory, and its margin. */
  public static final int OUTPUTS = 2;

  public static Shape of(Eyes<?, ?> eyes) {
    return new Shape(eyes.traits(), eyes.moveTraits(), WIDE, INNER, HINTS);
  }

  /** How many numbers such a network consists of. */
  public int weights() {
    return (traits + 1) * wide
        + (wide + 1) * inner
        + (inner + 1) * OUTPUTS
        + moveTraits * (hints + 1);
  }
}
