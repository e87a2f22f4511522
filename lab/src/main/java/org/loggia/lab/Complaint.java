package org.loggia.lab;

/** Something was asked that cannot be done: one clear sentence for the person who asked it. */
final class Complaint extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  Complaint(String sentence) {
    super(sentence, null, false, false);
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }
}
