package org.loggia.core.json;

import org.jspecify.annotations.Nullable;

/**
 * Constructors of records with none to sixteen components, so that {@code Placed::new} can be named
 * in a codec and the compiler checks each component against its field. Mechanical on purpose.
 */
public final class Constructors {
  private Constructors() {}

  /** Makes an R of nothing. */
  public interface Of0<R> {
    R of();
  }

  /** Makes an R of one component. */
  public interface Of1<R, A extends @Nullable Object> {
    R of(A a);
  }

  /** Makes an R of 2 components. */
  public interface Of2<R, A extends @Nullable Object, B extends @Nullable Object> {
    R of(A a, B b);
  }

  /** Makes an R of 3 components. */
  public interface Of3<
      R, A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object> {
    R of(A a, B b, C c);
  }

  /** Makes an R of 4 components. */
  public interface Of4<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object> {
    R of(A a, B b, C c, D d);
  }

  /** Makes an R of 5 components. */
  public interface Of5<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e);
  }

  /** Makes an R of 6 components. */
  public interface Of6<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f);
  }

  /** Makes an R of 7 components. */
  public interface Of7<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g);
  }

  /** Makes an R of 8 components. */
  public interface Of8<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h);
  }

  /** Makes an R of 9 components. */
  public interface Of9<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i);
  }

  /** Makes an R of 10 components. */
  public interface Of10<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j);
  }

  /** Makes an R of 11 components. */
  public interface Of11<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object,
      K extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k);
  }

  /** Makes an R of 12 components. */
  public interface Of12<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object,
      K extends @Nullable Object,
      L extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l);
  }

  /** Makes an R of 13 components. */
  public interface Of13<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object,
      K extends @Nullable Object,
      L extends @Nullable Object,
      M extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l, M m);
  }

  /** Makes an R of 14 components. */
  public interface Of14<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object,
      K extends @Nullable Object,
      L extends @Nullable Object,
      M extends @Nullable Object,
      N extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l, M m, N n);
  }

  /** Makes an R of 15 components. */
  public interface Of15<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object,
      K extends @Nullable Object,
      L extends @Nullable Object,
      M extends @Nullable Object,
      N extends @Nullable Object,
      O extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l, M m, N n, O o);
  }

  /** Makes an R of 16 components. */
  public interface Of16<
      R,
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      E extends @Nullable Object,
      F extends @Nullable Object,
      G extends @Nullable Object,
      H extends @Nullable Object,
      I extends @Nullable Object,
      J extends @Nullable Object,
      K extends @Nullable Object,
      L extends @Nullable Object,
      M extends @Nullable Object,
      N extends @Nullable Object,
      O extends @Nullable Object,
      P extends @Nullable Object> {
    R of(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l, M m, N n, O o, P p);
  }
}
