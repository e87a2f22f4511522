package org.loggia.lab.arena;

/** The little linear algebra that ratings need. */
final class Matrix {
  private Matrix() {}

  /**
   * The inverse of a Laplacian among vectors whose sum is 0: adding the same to all ratings changes
   * nothing, so that direction is taken out.
   */
  static double[][] inverseOfLaplacian(double[][] laplacian) {
    int n = laplacian.length;
    double[][] full = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        full[i][j] = laplacian[i][j] + 1.0 / n;
      }
    }
    double[][] inverse = inverse(full);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        inverse[i][j] -= 1.0 / n;
      }
    }
    return inverse;
  }

  /** By elimination, the largest pivot first. */
  private static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] left = new double[n][];
    double[][] right = new double[n][n];
    for (int i = 0; i < n; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column + 1; row < n; row++) {
        pivot = Math.abs(left[row][column]) > Math.abs(left[pivot][column]) ? row : pivot;
      }
      swap(left, pivot, column);
      swap(right, pivot, column);
      double scale = left[column][column];
      for (int j = 0; j < n; j++) {
        left[column][j] /= scale;
        right[column][j] /= scale;
      }
      for (int row = 0; row < n; row++) {
        double factor = row == column ? 0 : left[row][column];
        for (int j = 0; j < n; j++) {
          left[row][j] -= factor * left[column][j];
          right[row][j] -= factor * right[column][j];
        }
      }
    }
    return right;
  }

  private static void swap(double[][] rows, int one, int other) {
    double[] row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
  }
}
