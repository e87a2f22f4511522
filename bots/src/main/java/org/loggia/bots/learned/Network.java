package org.loggia.bots.learned;

/**
 * A small network in whole numbers, so that it says the same wherever it runs. The first layer adds
 * a row of weights for each trait that is there; all activations are cut off at 0 and 1.
 */
public final class Network {
  /** What stands for 1 in an activation, and in the weights of the first layer. */
  public static final int ONE = 128;

  /** What stands for 1 in the weights of the second layer. */
  public static final int INNER_ONE = 64;

  /** What stands for 1 in the weights of outputs and hints. */
  public static final int OUTER_ONE = 32;

  private final Shape shape;

  /** For each trait a row. */
  final int[] wide;

  final int[] wideBias;

  /** For each unit of the second layer a row. */
  final int[] inner;

  final int[] innerBias;

  /** For each output a row. */
  final int[] outer;

  final int[] outerBias;

  /** For each trait of a move a row. */
  final int[] hints;

  final int[] hintBias;

  /**
   * @param weights all of them, in the order of the fields
   */
  public Network(Shape shape, int[] weights) {
    if (weights.length != shape.weights()) {
      throw new IllegalArgumentException(
          shape.weights() + " weights expected, not " + weights.length);
    }
    this.shape = shape;
    Cutter cutter = new Cutter(weights);
    wide = cutter.next(shape.traits() * shape.wide());
    wideBias = cutter.next(shape.wide());
    inner = cutter.next(shape.inner() * shape.wide());
    innerBias = cutter.next(shape.inner());
    outer = cutter.next(Shape.OUTPUTS * shape.inner());
    outerBias = cutter.next(Shape.OUTPUTS);
    hints = cutter.next(shape.moveTraits() * shape.hints());
    hintBias = cutter.next(shape.moveTraits());
  }

  public Shape shape() {
    return shape;
  }

  private static final class Cutter {
    private final int[] weights;
    private int at;

    Cutter(int[] weights) {
      this.weights = weights;
    }

    int[] next(int length) {
      int[] part = new int[length];
      System.arraycopy(weights, at, part, 0, length);
      at += length;
      return part;
    }
  }
}
