package org.loggia.processor;

/** Why a codec cannot be derived, in words for whoever reads the compiler's output. */
final class Underivable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Underivable(String problem) {
    super(problem);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
