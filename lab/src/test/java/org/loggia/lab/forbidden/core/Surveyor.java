package org.loggia.lab.forbidden.core;

import java.util.function.DoubleUnaryOperator;

/** Rounds, guesses and takes logarithms. */
public final class Surveyor {
  public double survey(double x) {
    DoubleUnaryOperator sine = Math::sin;
    return Math.round(x) + Math.log(x) + Math.random() + sine.applyAsDouble(x);
  }
}
