package org.loggia.dist;

/** Something cannot be packed here; the message is one sentence for whoever wanted it. */
final class Unpackable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Unpackable(String sentence) {
    super(sentence, null, false, false);
  }
}
