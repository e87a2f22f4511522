package org.loggia.core.json;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code Codecs.record} for none to sixteen components. Mechanical on purpose, and apart from
 * {@link Codecs} so that the rest can be read there.
 */
abstract sealed class RecordCodecs permits Codecs {
  RecordCodecs() {}

  /**
   * An object with these fields, one for each component, in the order of the constructor. A
   * constructor that refuses its values says so by IllegalArgumentException.
   */
  public static <R> Codec<R> record(String name, Constructors.Of0<R> make) {
    return new RecordCodec<>(name, List.of(), (json, path) -> make.of());
  }

  public static <R, A extends @Nullable Object> Codec<R> record(
      String name, Constructors.Of1<R, A> make, Field<R, A> a) {
    return new RecordCodec<>(name, List.of(a), (json, path) -> make.of(a.read(json, path)));
  }

  public static <R, A extends @Nullable Object, B extends @Nullable Object> Codec<R> record(
      String name, Constructors.Of2<R, A, B> make, Field<R, A> a, Field<R, B> b) {
    return new RecordCodec<>(
        name, List.of(a, b), (json, path) -> make.of(a.read(json, path), b.read(json, path)));
  }

  public static <
          R, A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of3<R, A, B, C> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c),
        (json, path) -> make.of(a.read(json, path), b.read(json, path), c.read(json, path)));
  }

  public static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of4<R, A, B, C, D> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d),
        (json, path) ->
            make.of(
                a.read(json, path), b.read(json, path), c.read(json, path), d.read(json, path)));
  }

  public static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object,
          E extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of5<R, A, B, C, D, E> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path)));
  }

  public static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object,
          E extends @Nullable Object,
          F extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of6<R, A, B, C, D, E, F> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path)));
  }

  public static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object,
          E extends @Nullable Object,
          F extends @Nullable Object,
          G extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of7<R, A, B, C, D, E, F, G> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path)));
  }

  public static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object,
          E extends @Nullable Object,
          F extends @Nullable Object,
          G extends @Nullable Object,
          H extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of8<R, A, B, C, D, E, F, G, H> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path)));
  }

  public static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object,
          E extends @Nullable Object,
          F extends @Nullable Object,
          G extends @Nullable Object,
          H extends @Nullable Object,
          I extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of9<R, A, B, C, D, E, F, G, H, I> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path)));
  }

  public static <
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
          J extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of10<R, A, B, C, D, E, F, G, H, I, J> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path)));
  }

  public static <
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
          K extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of11<R, A, B, C, D, E, F, G, H, I, J, K> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j,
          Field<R, K> k) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j, k),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path),
                k.read(json, path)));
  }

  public static <
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
          L extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of12<R, A, B, C, D, E, F, G, H, I, J, K, L> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j,
          Field<R, K> k,
          Field<R, L> l) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j, k, l),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path),
                k.read(json, path),
                l.read(json, path)));
  }

  public static <
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
          M extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of13<R, A, B, C, D, E, F, G, H, I, J, K, L, M> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j,
          Field<R, K> k,
          Field<R, L> l,
          Field<R, M> m) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j, k, l, m),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path),
                k.read(json, path),
                l.read(json, path),
                m.read(json, path)));
  }

  public static <
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
          N extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of14<R, A, B, C, D, E, F, G, H, I, J, K, L, M, N> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j,
          Field<R, K> k,
          Field<R, L> l,
          Field<R, M> m,
          Field<R, N> n) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j, k, l, m, n),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path),
                k.read(json, path),
                l.read(json, path),
                m.read(json, path),
                n.read(json, path)));
  }

  public static <
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
          O extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of15<R, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j,
          Field<R, K> k,
          Field<R, L> l,
          Field<R, M> m,
          Field<R, N> n,
          Field<R, O> o) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path),
                k.read(json, path),
                l.read(json, path),
                m.read(json, path),
                n.read(json, path),
                o.read(json, path)));
  }

  public static <
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
          P extends @Nullable Object>
      Codec<R> record(
          String name,
          Constructors.Of16<R, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P> make,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Field<R, E> e,
          Field<R, F> f,
          Field<R, G> g,
          Field<R, H> h,
          Field<R, I> i,
          Field<R, J> j,
          Field<R, K> k,
          Field<R, L> l,
          Field<R, M> m,
          Field<R, N> n,
          Field<R, O> o,
          Field<R, P> p) {
    return new RecordCodec<>(
        name,
        List.of(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p),
        (json, path) ->
            make.of(
                a.read(json, path),
                b.read(json, path),
                c.read(json, path),
                d.read(json, path),
                e.read(json, path),
                f.read(json, path),
                g.read(json, path),
                h.read(json, path),
                i.read(json, path),
                j.read(json, path),
                k.read(json, path),
                l.read(json, path),
                m.read(json, path),
                n.read(json, path),
                o.read(json, path),
                p.read(json, path)));
  }
}
